import { eq, max } from 'drizzle-orm';
import type { RateSourceName } from '../../../contract/values/money/rate-kinds.ts';
import { noteSigns } from '../../db/health-signs.ts';
import { upsertStatements } from '../../db/insert-rows.ts';
import { sourceRates } from '../../db/schema/money/rates.ts';
import type { Database } from '../../platform/platform.ts';
import type { RateDefaults } from '../../rates/defaults.ts';
import { readSource } from '../../rates/sources.ts';
import { commit } from '../base/atomically.ts';

/** The time of a call, its database and where the services are. */
type Fetching = { db: Database; now: number; rates: Pick<RateDefaults, 'gateways'> };

/**
 * Asks a source for its rates, and stores all of them, so that another tenant has its rate at once. The
 * result is noted for the health page. Throws `RateSourceFailure`.
 */
export async function fetchRates(
  { db, now, rates }: Fetching,
  source: RateSourceName,
): Promise<void> {
  const startedAt = performance.now();
  const sign = (error?: string) =>
    noteSigns(db, {
      [`rates:${source}`]: {
        at: now,
        tookMs: performance.now() - startedAt,
        ...(error === undefined ? {} : { error }),
      },
    });
  try {
    const answer = await readSource(source, rates.gateways, now);
    const rows = answer.rates.map(({ currency, rate }) => ({
      source,
      currency,
      rate,
      quotedAt: answer.quotedAt ?? null,
      fetchedAt: now,
    }));
    const key = [sourceRates.source, sourceRates.currency];
    await commit({ db }, upsertStatements(db, sourceRates, key, rows));
    await sign();
  } catch (error) {
    await sign(String(error));
    throw error;
  }
}

/** When a source was last read; 0 if never. */
export async function fetchedAt(db: Database, source: RateSourceName): Promise<number> {
  const [row] = await db
    .select({ at: max(sourceRates.fetchedAt) })
    .from(sourceRates)
    .where(eq(sourceRates.source, source));
  return row?.at ?? 0;
}
