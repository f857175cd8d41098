import { and, asc, gt, inArray, lt, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { upsertStatements } from '../../db/insert-rows.ts';
import { depositChannels, exchangeRates, tenants } from '../../db/schema/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import { commit } from '../base/atomically.ts';
import type { SubjectTimers, TimerContext } from '../base/timers.ts';
import { MADE_UP_SOURCES } from './exchange-rates.ts';

const HOUR = 3_600_000;
/** How old rates get before they are requested again. */
const REFRESH_MS = 6 * HOUR;
/** The time between two checks of a database's rates, also after a source has failed. */
const CHECK_EVERY_MS = 10 * 60_000;
/** Rates that are older are logged, because checkout stops when they are 72 hours old. */
const OLD_MS = 24 * HOUR;
const TIMEOUT_MS = 10_000;
/** ISO 4217. */
const CURRENCY = /^[A-Z]{3}$/;
/** Digits after the point of a stored rate. */
const DIGITS = 10;

/** The used part of a source's answer, with `base_code` as open.er-api.com has it or with `base`. */
const ratesAnswer = v.object({
  base_code: v.optional(v.literal('CNY')),
  base: v.optional(v.literal('CNY')),
  rates: v.record(v.string(), v.pipe(v.number(), v.gtValue(0))),
});

/** The codes by which sources know currencies that the specification names by older ones. */
const NAMED_TODAY: Readonly<Record<string, string>> = { GHC: 'GHS' };

/**
 * When the rates of each database were last checked, so that a source that fails is not asked every
 * few seconds.
 */
const checkedAt = new WeakMap<Database, number>();

/**
 * Keeps exchange rates fresh: from `RATES_URL` with the margin of `RATES_MARGIN_BP`, or in demo mode
 * by giving the invented rates today's date. Otherwise rates become too old, which is logged. Throws
 * if the source fails; the stored rates are then used until the next run.
 */
export async function refreshRates({
  platform,
  now,
}: Pick<TimerContext, 'platform' | 'now'>): Promise<void> {
  const { config, database: db, log } = platform;
  if (isWithin(CHECK_EVERY_MS, now, checkedAt.get(db) ?? 0)) return;
  checkedAt.set(db, now);
  if (config.RATES_URL) await askSource(db, now, config.RATES_URL, config.RATES_MARGIN_BP);
  else if (config.DEMO) await dateAnew(db, now);
  const old = await db
    .select({ currency: exchangeRates.currency, fetchedAt: exchangeRates.fetchedAt })
    .from(exchangeRates)
    .where(lt(exchangeRates.fetchedAt, now - OLD_MS))
    .orderBy(asc(exchangeRates.currency));
  if (old.length > 0) log({ event: 'old_rates', currencies: old.map(({ currency }) => currency) });
}

/** Whether a time lies in the last `ms` milliseconds. One in the future is from a clock that was wrong. */
const isWithin = (ms: number, now: number, time: number) => time <= now && now - time < ms;

async function dateAnew(db: Database, now: number): Promise<void> {
  await db
    .update(exchangeRates)
    .set({ source: 'demonstration', fetchedAt: now })
    .where(
      and(
        inArray(exchangeRates.source, [...MADE_UP_SOURCES]),
        or(lt(exchangeRates.fetchedAt, now - HOUR), gt(exchangeRates.fetchedAt, now)),
      ),
    );
}

/**
 * Asks a source for its rates, unless those of all currencies in use are fresh. All of them are stored,
 * so that an operator can add a tenant with any currency that the source knows.
 */
async function askSource(db: Database, now: number, url: string, marginBp: number): Promise<void> {
  const source = new URL(url).hostname;
  const [known, used] = await Promise.all([
    db.select().from(exchangeRates),
    db
      .select({ currency: sql<string>`json_extract(record, '$.currency')` })
      .from(tenants)
      .union(db.select({ currency: depositChannels.currency }).from(depositChannels)),
  ]);
  const wanted = new Set([...known, ...used].map(({ currency }) => currency));
  wanted.delete('CNY');
  const fresh = new Set(
    known
      .filter((rate) => rate.source === source && isWithin(REFRESH_MS, now, rate.fetchedAt))
      .map(({ currency }) => currency),
  );
  if (known.length > 0 && [...wanted].every((currency) => fresh.has(currency))) return;
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
  });
  if (!response.ok) throw new Error(`the source of rates answered ${response.status}`);
  const { rates } = v.parse(ratesAnswer, await response.json());
  const older = Object.entries(NAMED_TODAY).flatMap(([code, today]) => {
    const rate = rates[today];
    return rate === undefined ? [] : [[code, rate] as const];
  });
  const rows = [...older, ...Object.entries(rates)]
    .filter(([currency]) => CURRENCY.test(currency) && currency !== 'CNY')
    .map(([currency, rate]) => ({
      currency,
      rate: withMargin(rate, marginBp),
      source,
      fetchedAt: now,
    }));
  await commit(db, upsertStatements(db, exchangeRates, [exchangeRates.currency], rows));
}

/** A rate with a margin in basis points added, as a decimal string, rounded to ten decimals. */
export function withMargin(rate: number, marginBp: number): string {
  const [whole = '0', fraction = ''] = rate.toFixed(DIGITS).split('.');
  const units = (BigInt(whole + fraction) * BigInt(10_000 + marginBp) + 5_000n) / 10_000n;
  const digits = String(units).padStart(DIGITS + 1, '0');
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`.replace(/\.?0+$/, '');
}

/** The timers of rates. */
export const rateTimers: SubjectTimers = { rates: refreshRates };
