import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { Failure } from '../../../contract/errors.ts';
import type { rateSnapshot } from '../../../contract/values/rate.ts';
import { exchangeRates } from '../../db/schema/tenants.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';

/** With an older rate, checkout and top-ups are not possible (docs/domain.md section 4). */
const MAX_RATE_AGE_MS = 72 * 3_600_000;

/**
 * The sources of invented rates: seeded ones, and seeded ones with a new date. Only demo mode uses
 * them.
 */
export const MADE_UP_SOURCES: readonly string[] = ['seed', 'demonstration'];

/** A frozen rate: what 1 CNY was worth in a currency. */
export type RateSnapshot = {
  currency: string;
  rate: string;
  rateSource: string;
  rateFetchedAt: number;
};

/**
 * Today's rate of a currency. Throws `RATE_TOO_OLD` if no rate was stored in the last 72 hours. Outside
 * demo mode invented rates do not count.
 */
export async function currentRate(scope: Scope, currency: string): Promise<RateSnapshot> {
  if (currency === 'CNY') {
    return { currency, rate: '1', rateSource: 'parity', rateFetchedAt: scope.now };
  }
  const [row] = await scope.db
    .select()
    .from(exchangeRates)
    .where(eq(exchangeRates.currency, currency));
  const isReal = row && (scope.demo || !MADE_UP_SOURCES.includes(row.source));
  if (!isReal || scope.now - row.fetchedAt > MAX_RATE_AGE_MS)
    throw new Failure('RATE_TOO_OLD', { currency });
  return { currency, rate: row.rate, rateSource: row.source, rateFetchedAt: row.fetchedAt };
}

/** As `currentRate`, but undefined instead of `RATE_TOO_OLD`. */
export async function currentRateIfFresh(
  scope: Scope,
  currency: string,
): Promise<RateSnapshot | undefined> {
  try {
    return await currentRate(scope, currency);
  } catch (error) {
    if (error instanceof Failure && error.code === 'RATE_TOO_OLD') return undefined;
    throw error;
  }
}

/** A frozen rate in the contract's format. */
export function viewRate(row: RateSnapshot): InferOutput<typeof rateSnapshot> {
  return {
    baseCurrency: 'CNY',
    currency: row.currency,
    rate: row.rate,
    source: row.rateSource,
    fetchedAt: iso(row.rateFetchedAt),
  };
}
