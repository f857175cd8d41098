import { and, eq } from 'drizzle-orm';
import type { RateState } from '../../../contract/values/money/rate-kinds.ts';
import { tenantRates } from '../../db/schema/money/rates.ts';
import type { RateScope } from './adopt-rates.ts';
import { isReal, lastUsed, type TenantRate } from './exchange-rates.ts';
import { type RateSettings, settingsOf } from './rate-settings.ts';
import { currenciesInUse, heldRate } from './stored-rates.ts';

const HOUR_MS = 3_600_000;

/**
 * The applying rate of a currency, how old it is by the tenant's bounds, and the rate that waits for a
 * person, if any.
 */
export type CurrencyState = {
  currency: string;
  /** Whether the tenant needs it: for its prices, or a channel. */
  inUse: boolean;
  used: TenantRate | undefined;
  held: TenantRate | undefined;
  state: RateState;
};

/** How old a rate is by the tenant's bounds. Outside demo mode an invented one is `EXPIRED`. */
export function stateOf(
  { now, demo }: Pick<RateScope, 'now' | 'demo'>,
  used: TenantRate | undefined,
  { warnHours, maxHours }: Pick<RateSettings, 'warnHours' | 'maxHours'>,
): RateState {
  if (!used) return 'NONE';
  const age = now - used.fetchedAt;
  if (!isReal(used, { demo }) || age > maxHours * HOUR_MS) return 'EXPIRED';
  return age > warnHours * HOUR_MS ? 'OLD' : 'FRESH';
}

/** How the tenant's rate of a currency is. */
export async function currencyState(
  scope: RateScope,
  currency: string,
  settings: RateSettings,
  inUse: boolean,
): Promise<CurrencyState> {
  const [used, held] = await Promise.all([lastUsed(scope, currency), heldRate(scope, currency)]);
  return { currency, inUse, used, held, state: stateOf(scope, used, settings) };
}

/** The rates that the tenant needs, and then all others that it ever had, by currency. */
export async function currencyStates(
  scope: RateScope,
  { all }: { all: boolean },
): Promise<CurrencyState[]> {
  const [settings, needed, stored] = await Promise.all([
    settingsOf(scope),
    currenciesInUse(scope),
    all ? storedCurrencies(scope) : [],
  ]);
  const others = stored.filter((currency) => !needed.includes(currency));
  return Promise.all(
    [...needed, ...others].map((currency) =>
      currencyState(scope, currency, settings, needed.includes(currency)),
    ),
  );
}

/** The currencies that the tenant needs and somebody has to look at, because their rate is old or held. */
export async function ratesToLookAt(scope: RateScope) {
  const states = await currencyStates(scope, { all: false });
  return states
    .map(({ currency, state, held }) => ({ currency, state, held: held !== undefined }))
    .filter(({ state, held }) => held || state !== 'FRESH');
}

async function storedCurrencies({ db, tenantId }: RateScope): Promise<string[]> {
  const rows = await db
    .select({ currency: tenantRates.currency })
    .from(tenantRates)
    .where(and(eq(tenantRates.tenantId, tenantId), eq(tenantRates.sequence, 1)));
  return rows.map(({ currency }) => currency).toSorted();
}
