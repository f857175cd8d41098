import { and, desc, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { Failure } from '../../../contract/errors.ts';
import type { rateSnapshot } from '../../../contract/values/money/rate.ts';
import { tenantRates } from '../../db/schema/money/rates.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { rateOf } from './rate-of.ts';
import { settingsOf } from './rate-settings.ts';
import { isMadeUp } from './source-names.ts';

const HOUR_MS = 3_600_000;

export type TenantRate = typeof tenantRates.$inferSelect;

/** A frozen rate: what 1 CNY was worth in a currency, with the tenant's margin. */
export type RateSnapshot = {
  currency: string;
  rate: string;
  rateSource: string;
  rateFetchedAt: number;
};

/** The last rates of a currency that applied, newest first. */
export function lastRates(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  currency: string,
  limit: number,
): Promise<TenantRate[]> {
  return db
    .select()
    .from(tenantRates)
    .where(
      and(
        eq(tenantRates.tenantId, tenantId),
        eq(tenantRates.currency, currency),
        eq(tenantRates.state, 'USED'),
      ),
    )
    .orderBy(desc(tenantRates.sequence))
    .limit(limit);
}

/** The tenant's applying rate of a currency, however old it is; undefined if it never had one. */
export async function lastUsed(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  currency: string,
): Promise<TenantRate | undefined> {
  const [row] = await lastRates(scope, currency, 1);
  return row;
}

/** From when a rate may be at the earliest that a tenant uses now. Milliseconds since the epoch. */
export const earliestUsable = ({ maxHours }: { maxHours: number }, now: number): number =>
  now - maxHours * HOUR_MS;

/** Whether a rate may be used, apart from its age: outside demo mode invented rates may not. */
export const isReal = ({ source }: { source: string }, { demo }: Pick<Scope, 'demo'>): boolean =>
  demo || !isMadeUp(source);

/**
 * Today's rate of a currency at the tenant. Throws `RATE_TOO_OLD` if it is older than the tenant's settings allow (72
 * hours by default). Outside demo mode invented rates do not count.
 */
export async function currentRate(scope: Scope, currency: string): Promise<RateSnapshot> {
  if (currency === 'CNY') {
    return { currency, rate: '1', rateSource: 'parity', rateFetchedAt: scope.now };
  }
  const [row, settings] = await Promise.all([lastUsed(scope, currency), settingsOf(scope)]);
  if (!row || !isReal(row, scope) || row.fetchedAt < earliestUsable(settings, scope.now)) {
    throw new Failure('RATE_TOO_OLD', { currency });
  }
  return { currency, rate: rateOf(row), rateSource: row.source, rateFetchedAt: row.fetchedAt };
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
