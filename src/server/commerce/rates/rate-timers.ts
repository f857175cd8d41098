import { and, eq, gt, lt, or } from 'drizzle-orm';
import { sourceRates } from '../../db/schema/money/rates.ts';
import type { Database } from '../../platform/platform.ts';
import { type RateDefaults, rateDefaults } from '../../rates/defaults.ts';
import type { SubjectTimers, TimerContext } from '../base/timers.ts';
import { adoptRates, type RateScope, rateScopes, servicesOf } from './adopt-rates.ts';
import { lastUsed } from './exchange-rates.ts';
import { fetchedAt, fetchRates } from './fetch-rates.ts';
import { settingsOf } from './rate-settings.ts';
import { SEED_SOURCE } from './source-names.ts';
import { currenciesInUse } from './stored-rates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** At this age the rates of a service are requested again. */
const REFRESH_MS = 6 * HOUR_MS;
/** The time between two requests of a service that fails. */
const RETRY_MS = 10 * MINUTE_MS;

type Checks = { at: number; asked: Map<string, number> };

/** When the rates of each database were last looked at, and when each service was asked. */
const checks = new WeakMap<Database, Checks>();

/**
 * Whether a time lies in the last `ms` milliseconds. False for a time in the future: the clock was
 * wrong.
 */
const isWithin = (ms: number, now: number, time: number) => time <= now && now - time < ms;

/**
 * Fetches the rates of all services that tenants use, every six hours, and stores them for each tenant, every minute.
 * In demo mode it gives the invented rates a new date. Logs the currencies whose rate is old. Throws if a service
 * fails; the stored rates are then used until it is asked again after ten minutes.
 */
export async function refreshRates({
  platform,
  now,
}: Pick<TimerContext, 'platform' | 'now'>): Promise<void> {
  const { config, database: db, log } = platform;
  const check = checks.get(db) ?? { at: 0, asked: new Map<string, number>() };
  if (isWithin(MINUTE_MS, now, check.at)) return;
  checks.set(db, { ...check, at: now });
  if (config.DEMO) await renewDates(db, now);
  const rates = rateDefaults(config);
  const scopes = await rateScopes({ db, now, demo: config.DEMO, rates });
  const failures = await fetchStale(scopes, check, { db, now, rates });
  const old: string[] = [];
  for (const scope of scopes) {
    await adoptRates(scope);
    old.push(...(await oldCurrencies(scope)));
  }
  if (old.length > 0) log({ event: 'old_rates', currencies: [...new Set(old)].toSorted() });
  if (failures.length > 0) throw failures[0];
}

/** Fetches what is stale of all services. Returns the failures. */
async function fetchStale(
  scopes: readonly RateScope[],
  { asked }: Checks,
  fetching: { db: Database; now: number; rates: RateDefaults },
): Promise<unknown[]> {
  const { db, now, rates } = fetching;
  const used = new Set(rates.source === '' ? [] : [rates.source]);
  for (const scope of scopes) for (const name of await servicesOf(scope)) used.add(name);
  const failures: unknown[] = [];
  for (const name of used) {
    if (isWithin(RETRY_MS, now, asked.get(name) ?? 0)) continue;
    if (isWithin(REFRESH_MS, now, await fetchedAt(db, name))) continue;
    asked.set(name, now);
    await fetchRates(fetching, name).catch((error: unknown) => failures.push(error));
  }
  return failures;
}

/** Gives the invented rates the date `now`. */
async function renewDates(db: Database, now: number): Promise<void> {
  await db
    .update(sourceRates)
    .set({ fetchedAt: now })
    .where(
      and(
        eq(sourceRates.source, SEED_SOURCE),
        or(lt(sourceRates.fetchedAt, now - HOUR_MS), gt(sourceRates.fetchedAt, now)),
      ),
    );
}

/** The currencies in use whose rate is older than the tenant wants to be warned of. */
async function oldCurrencies(scope: RateScope): Promise<string[]> {
  const [{ warnHours }, currencies] = await Promise.all([
    settingsOf(scope),
    currenciesInUse(scope),
  ]);
  const rows = await Promise.all(currencies.map((currency) => lastUsed(scope, currency)));
  return rows
    .filter((row) => row !== undefined)
    .filter((row) => scope.now - row.fetchedAt > warnHours * HOUR_MS)
    .map(({ currency }) => currency);
}

/** The timers of rates. */
export const rateTimers: SubjectTimers = { rates: refreshRates };
