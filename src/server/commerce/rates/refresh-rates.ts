import { and, asc, gt, inArray, lt, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { upsertStatements } from '../../db/insert-rows.ts';
import { depositChannels, exchangeRates, tenants } from '../../db/schema/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import { commit } from '../base/atomically.ts';
import type { SubjectTimers, TimerContext } from '../base/timers.ts';
import { MADE_UP_SOURCES } from './exchange-rates.ts';

const HOUR_MS = 3_600_000;
/** At this age rates are requested again. */
const REFRESH_MS = 6 * HOUR_MS;
/** The time between two checks of a database's rates, also after a source has failed. */
const CHECK_EVERY_MS = 10 * 60_000;
/** Older rates are logged, because with rates older than 72 hours checkout is not possible. */
const OLD_MS = 24 * HOUR_MS;
const TIMEOUT_MS = 10_000;
/** ISO 4217. */
const CURRENCY = /^[A-Z]{3}$/;
/** The decimals of a stored rate. */
const DECIMALS = 10;

/** The used part of a source's response. open.er-api.com has `base_code`, other sources have `base`. */
const ratesAnswer = v.object({
  base_code: v.optional(v.literal('CNY')),
  base: v.optional(v.literal('CNY')),
  rates: v.record(v.string(), v.pipe(v.number(), v.gtValue(0))),
});

/** Today's codes of the currencies for which the specification uses an older code. */
const CURRENT_CODES: Readonly<Record<string, string>> = { GHC: 'GHS' };

/**
 * When the rates of each database were last checked, so that a source that fails is not requested every
 * few seconds.
 */
const checkedAt = new WeakMap<Database, number>();

/**
 * Refreshes exchange rates from `RATES_URL`, with the margin of `RATES_MARGIN_BP`. Without that URL,
 * in demo mode, it gives the invented rates a new date. Logs rates that are older than a day. Throws
 * if the source fails; the stored rates are then used until the next run.
 */
export async function refreshRates({
  platform,
  now,
}: Pick<TimerContext, 'platform' | 'now'>): Promise<void> {
  const { config, database: db, log } = platform;
  if (isWithin(CHECK_EVERY_MS, now, checkedAt.get(db) ?? 0)) return;
  checkedAt.set(db, now);
  if (config.RATES_URL) await fetchRates(db, now, config.RATES_URL, config.RATES_MARGIN_BP);
  else if (config.DEMO) await renewDates(db, now);
  const old = await db
    .select({ currency: exchangeRates.currency, fetchedAt: exchangeRates.fetchedAt })
    .from(exchangeRates)
    .where(lt(exchangeRates.fetchedAt, now - OLD_MS))
    .orderBy(asc(exchangeRates.currency));
  if (old.length > 0) log({ event: 'old_rates', currencies: old.map(({ currency }) => currency) });
}

/**
 * Whether a time lies in the last `ms` milliseconds. False for a time in the future: the clock was
 * wrong.
 */
const isWithin = (ms: number, now: number, time: number) => time <= now && now - time < ms;

/** Gives the invented rates the date `now`. */
async function renewDates(db: Database, now: number): Promise<void> {
  await db
    .update(exchangeRates)
    .set({ source: 'demonstration', fetchedAt: now })
    .where(
      and(
        inArray(exchangeRates.source, [...MADE_UP_SOURCES]),
        or(lt(exchangeRates.fetchedAt, now - HOUR_MS), gt(exchangeRates.fetchedAt, now)),
      ),
    );
}

/**
 * Requests the rates of a source, unless those of all currencies in use are fresh. Stores all of them,
 * so that an operator can add a tenant with any currency that the source has.
 */
async function fetchRates(db: Database, now: number, url: string, marginBp: number): Promise<void> {
  const source = new URL(url).hostname;
  const [stored, used] = await Promise.all([
    db.select().from(exchangeRates),
    db
      .select({ currency: sql<string>`json_extract(record, '$.currency')` })
      .from(tenants)
      .union(db.select({ currency: depositChannels.currency }).from(depositChannels)),
  ]);
  const needed = new Set([...stored, ...used].map(({ currency }) => currency));
  needed.delete('CNY');
  const fresh = new Set(
    stored
      .filter((rate) => rate.source === source && isWithin(REFRESH_MS, now, rate.fetchedAt))
      .map(({ currency }) => currency),
  );
  if (stored.length > 0 && [...needed].every((currency) => fresh.has(currency))) return;
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
  });
  if (!response.ok) throw new Error(`the source of rates answered ${response.status}`);
  const { rates } = v.parse(ratesAnswer, await response.json());
  const underOlderCodes = Object.entries(CURRENT_CODES).flatMap(([olderCode, code]) => {
    const rate = rates[code];
    return rate === undefined ? [] : [[olderCode, rate] as const];
  });
  const rows = [...underOlderCodes, ...Object.entries(rates)]
    .filter(([currency]) => CURRENCY.test(currency) && currency !== 'CNY')
    .map(([currency, rate]) => ({
      currency,
      rate: withMargin(rate, marginBp),
      source,
      fetchedAt: now,
    }));
  await commit({ db }, upsertStatements(db, exchangeRates, [exchangeRates.currency], rows));
}

/** A rate with a margin in basis points added, as a decimal string, rounded to ten decimals. */
export function withMargin(rate: number, marginBp: number): string {
  const [whole = '0', fraction = ''] = rate.toFixed(DECIMALS).split('.');
  const units = (BigInt(whole + fraction) * BigInt(10_000 + marginBp) + 5_000n) / 10_000n;
  const digits = String(units).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`.replace(/\.?0+$/, '');
}

/** The timers of rates. */
export const rateTimers: SubjectTimers = { rates: refreshRates };
