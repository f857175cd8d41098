import { and, asc, inArray, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { exchangeRates, tenants } from '../../db/schema/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import type { SubjectTimers, Timers } from '../base/timers.ts';

const HOUR = 3_600_000;
/** How old rates get before they are asked for again. */
const REFRESH_MS = 6 * HOUR;
/** How long to leave a source alone, whether it answered or not. */
const ASK_EVERY_MS = 10 * 60_000;
/** Older ones are worth a line in the log: at 72 hours checkout stops. */
const OLD_MS = 24 * HOUR;
const TIMEOUT_MS = 10_000;
/** Digits after the point of a stored rate. */
const DIGITS = 10;

/** Sources whose rates a demonstration dates anew: those of the seed. */
const MADE_UP = ['seed', 'demonstration'];

/** What open.er-api.com answers for a base, as far as it matters. */
const answer = v.object({
  base_code: v.optional(v.literal('CNY')),
  base: v.optional(v.literal('CNY')),
  rates: v.record(v.string(), v.pipe(v.number(), v.gtValue(0))),
});

/** When each database was last looked at, so that a source that fails is not asked every few seconds. */
const lookedAt = new WeakMap<Database, number>();

/**
 * Keeps exchange rates fresh: from `RATES_URL` with the margin of `RATES_MARGIN_BP`, else by dating
 * a demonstration's rates anew. Otherwise they stay and become too old, which is logged. Throws
 * where the source fails; what is stored holds until the next time.
 */
export async function refreshRates({ platform, now }: Timers): Promise<void> {
  const { config, database: db, log } = platform;
  if (now - (lookedAt.get(db) ?? 0) < ASK_EVERY_MS) return;
  lookedAt.set(db, now);
  if (config.RATES_URL) await askSource(db, now, config.RATES_URL, config.RATES_MARGIN_BP);
  else if (config.DEMO) await dateAnew(db, now);
  const old = await db
    .select({ currency: exchangeRates.currency, fetchedAt: exchangeRates.fetchedAt })
    .from(exchangeRates)
    .where(lt(exchangeRates.fetchedAt, now - OLD_MS))
    .orderBy(asc(exchangeRates.currency));
  if (old.length > 0) log({ event: 'old_rates', currencies: old.map(({ currency }) => currency) });
}

async function dateAnew(db: Database, now: number): Promise<void> {
  await db
    .update(exchangeRates)
    .set({ source: 'demonstration', fetchedAt: now })
    .where(and(inArray(exchangeRates.source, MADE_UP), lt(exchangeRates.fetchedAt, now - HOUR)));
}

/** Asks a source for the rates of every currency in use, unless it was asked in the last hours. */
async function askSource(db: Database, now: number, url: string, marginBp: number): Promise<void> {
  const source = new URL(url).hostname;
  const [known, used] = await Promise.all([
    db.select().from(exchangeRates),
    db.select({ currency: sql<string>`json_extract(record, '$.currency')` }).from(tenants),
  ]);
  const wanted = new Set([...known, ...used].map(({ currency }) => currency));
  wanted.delete('CNY');
  const fresh = new Set(
    known
      .filter((rate) => rate.source === source && now - rate.fetchedAt < REFRESH_MS)
      .map(({ currency }) => currency),
  );
  if ([...wanted].every((currency) => fresh.has(currency))) return;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the source of rates answered ${response.status}`);
  const { rates } = v.parse(answer, await response.json());
  for (const currency of wanted) {
    const rate = rates[currency];
    if (rate === undefined) continue;
    const row = { rate: withMargin(rate, marginBp), source, fetchedAt: now };
    await db
      .insert(exchangeRates)
      .values({ currency, ...row })
      .onConflictDoUpdate({ target: exchangeRates.currency, set: row });
  }
}

/** A rate with a margin in basis points added, as a decimal string; exact from ten digits on. */
export function withMargin(rate: number, marginBp: number): string {
  const [whole = '0', fraction = ''] = rate.toFixed(DIGITS).split('.');
  const units = (BigInt(whole + fraction) * BigInt(10_000 + marginBp) + 5_000n) / 10_000n;
  const digits = String(units).padStart(DIGITS + 1, '0');
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`.replace(/\.?0+$/, '');
}

/** The timers of rates. */
export const rateTimers: SubjectTimers = { rates: refreshRates };
