import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { RateCause } from '../../../contract/values/money/rate-kinds.ts';
import { shownCurrencies } from '../../../contract/values/shop/shown-currencies.ts';
import { tenantRates } from '../../db/schema/money/rates.ts';
import { depositChannels } from '../../db/schema/shop/tenants.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { TenantRate } from './exchange-rates.ts';

type TenantDb = Pick<Scope, 'db' | 'tenantId'>;

/** The scope for the currencies of a tenant: its own, and those of its channels. */
export type CurrencyScope = TenantDb & {
  tenant: { currency: string; currencies?: string[] | undefined };
};

/** The currencies for which a tenant needs a rate: its own, those that visitors may choose and those of its channels, by their codes. */
export async function currenciesInUse({ db, tenantId, tenant }: CurrencyScope): Promise<string[]> {
  const channels = await db
    .selectDistinct({ currency: depositChannels.currency })
    .from(depositChannels)
    .where(and(eq(depositChannels.tenantId, tenantId), eq(depositChannels.closed, false)));
  const all = new Set([...shownCurrencies(tenant), ...channels.map(({ currency }) => currency)]);
  all.delete('CNY');
  return [...all].toSorted();
}

/** The newest stored rate of a currency, even if it is held; undefined if there never was one. */
export async function lastStored(
  { db, tenantId }: TenantDb,
  currency: string,
  condition?: SQL,
): Promise<TenantRate | undefined> {
  const [row] = await db
    .select()
    .from(tenantRates)
    .where(and(eq(tenantRates.tenantId, tenantId), eq(tenantRates.currency, currency), condition))
    .orderBy(desc(tenantRates.sequence))
    .limit(1);
  return row;
}

/**
 * The rate of a currency that waits for a person: the newest one, apart from those that were stored again
 * only for another margin.
 */
export async function heldRate(scope: TenantDb, currency: string): Promise<TenantRate | undefined> {
  const last = await lastStored(scope, currency, ne(tenantRates.cause, 'MARGIN'));
  return last?.state === 'HELD' ? last : undefined;
}

/** A rate to store. `cause` is the reason for storing it. */
export type NewRate = Pick<TenantRate, 'currency' | 'raw' | 'marginBp' | 'source' | 'fetchedAt'> & {
  quotedAt?: number | null;
  cause: RateCause;
  state?: TenantRate['state'];
  madeBy?: string;
  proposalId?: string;
  /** The newest rate that was read before; a later one in between refuses the batch (`RATE_SEQUENCE`). */
  after?: number;
};

/** The statement that stores a rate as the newest of its currency. */
export function rateStatement(
  { db, tenantId, now }: TenantDb & Pick<Scope, 'now'>,
  { after, ...rate }: NewRate,
): Statement {
  const ofCurrency = sql`tenant_id = ${tenantId} and currency = ${rate.currency}`;
  const next = sql<number>`(select coalesce(max(sequence), 0) + 1 from ${tenantRates} where ${ofCurrency})`;
  return db.insert(tenantRates).values({
    state: 'USED',
    ...rate,
    tenantId,
    sequence: after === undefined ? next : after + 1,
    storedAt: now,
  });
}
