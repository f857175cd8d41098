import { isNull } from 'drizzle-orm';
import type { RateSourceName } from '../../../contract/values/money/rate-kinds.ts';
import { sourceRates } from '../../db/schema/money/rates.ts';
import { tenants } from '../../db/schema/shop/tenants.ts';
import { changeInPercent } from '../../rates/decimal.ts';
import type { RateDefaults } from '../../rates/defaults.ts';
import { commit, inList } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { lastUsed, type TenantRate } from './exchange-rates.ts';
import { marginOf, type RateSettings, settingsOf, sourceOf, sourcesUsed } from './rate-settings.ts';
import { hasUnknownMargin, isByPeople, isMadeUp, OPERATOR_SOURCE } from './source-names.ts';
import {
  type CurrencyScope,
  currenciesInUse,
  lastStored,
  type NewRate,
  rateStatement,
} from './stored-rates.ts';

/** The scope for adopting rates: a tenant with its currencies, and the deployment's defaults. */
export type RateScope = Pick<Scope, 'db' | 'now' | 'tenantId' | 'demo'> & {
  tenant: CurrencyScope['tenant'];
  rates: RateDefaults;
};

export type Adopted = { stored: number; held: number };
type SourceRow = typeof sourceRates.$inferSelect;

/**
 * Stores for the tenant the newest rates of its sources for the currencies that it uses, each with the
 * tenant's margin. A rate that differs from the previous one by more than the tenant's bound is held for a
 * person, and the previous one still applies. Concurrent and repeated calls store each rate once.
 */
export async function adoptRates(scope: RateScope): Promise<Adopted> {
  const [settings, currencies] = await Promise.all([settingsOf(scope), currenciesInUse(scope)]);
  const sourceRows = await scope.db
    .select()
    .from(sourceRates)
    .where(inList(sourceRates.currency, currencies));
  const found = await Promise.all(
    currencies.map((currency) => newRate(scope, settings, currency, sourceRows)),
  );
  const rates = found.filter((rate) => rate !== undefined);
  if (rates.length === 0) return { stored: 0, held: 0 };
  const guard = await commit(
    { db: scope.db },
    rates.map((rate) => rateStatement(scope, rate)),
  );
  // Another process was first: it has stored the same.
  if (guard) return { stored: 0, held: 0 };
  const heldCount = rates.filter(({ state }) => state === 'HELD').length;
  return { stored: rates.length - heldCount, held: heldCount };
}

type Deployment = Pick<RateScope, 'db' | 'now' | 'demo' | 'rates'>;

/** Reads what rates need to know of all open tenants. */
export async function rateScopes(deployment: Deployment): Promise<RateScope[]> {
  const rows = await deployment.db
    .select({ id: tenants.id, record: tenants.record })
    .from(tenants)
    .where(isNull(tenants.archivedAt));
  return rows.map(({ id, record }) => ({ ...deployment, tenantId: id, tenant: record }));
}

/** `adoptRates` for all tenants that are open. */
export async function adoptForAll(deployment: Deployment): Promise<void> {
  for (const scope of await rateScopes(deployment)) await adoptRates(scope);
}

/** The services that a tenant uses for one of its currencies. */
export async function servicesOf(scope: RateScope): Promise<RateSourceName[]> {
  const [settings, currencies] = await Promise.all([settingsOf(scope), currenciesInUse(scope)]);
  const names = currencies.map((currency) => sourceOf(settings, currency, scope.rates));
  return [...new Set(names)].filter((name) => name !== '' && name !== 'hand');
}

/** The new rate of a currency to store; undefined if its sources have nothing new. */
async function newRate(
  scope: RateScope,
  settings: RateSettings,
  currency: string,
  said: readonly SourceRow[],
): Promise<NewRate | undefined> {
  const rows = said.filter((row) => row.currency === currency);
  const candidate = sourcesUsed(settings, currency, scope)
    .map((name) => rows.find(({ source }) => source === name))
    .find((row) => row !== undefined);
  if (!candidate) return undefined;
  const [last, used] = await Promise.all([lastStored(scope, currency), lastUsed(scope, currency)]);
  if (last && !isNews(candidate, last, scope.now)) return undefined;
  const { rate: raw, source, quotedAt, fetchedAt } = candidate;
  return {
    currency,
    raw,
    marginBp: marginOf(settings, currency, scope.rates),
    source,
    quotedAt,
    fetchedAt,
    cause: source === OPERATOR_SOURCE ? 'COMMAND' : 'SOURCE',
    state: used && isJump(settings, used, candidate) ? 'HELD' : 'USED',
    after: last?.sequence ?? 0,
  };
}

/**
 * Whether a rate is to be stored after another. A rate from the future is replaced, because the clock was
 * wrong; so is that of a service that the tenant no longer uses.
 */
function isNews(candidate: SourceRow, last: TenantRate, now: number): boolean {
  if (candidate.fetchedAt > last.fetchedAt) return true;
  if (last.fetchedAt > now) return candidate.fetchedAt <= now;
  return candidate.source !== last.source && !isByPeople(last.source);
}

/**
 * Whether a rate jumps. An invented rate, or one that contains an unknown margin, is no basis for the
 * comparison.
 */
const isJump = ({ jumpPercent }: RateSettings, used: TenantRate, { rate }: SourceRow): boolean =>
  !isMadeUp(used.source) &&
  !hasUnknownMargin(used.source) &&
  Math.abs(changeInPercent(used.raw, rate)) > jumpPercent;
