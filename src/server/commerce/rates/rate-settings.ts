import { eq } from 'drizzle-orm';
import type { RateSourceName } from '../../../contract/values/money/rate-kinds.ts';
import { type CurrencySettings, rateSettings } from '../../db/schema/money/rates.ts';
import type { RateDefaults } from '../../rates/defaults.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { OPERATOR_SOURCE, SEED_SOURCE } from './source-names.ts';

export type RateSettings = typeof rateSettings.$inferSelect;

/** The id of a tenant's settings. */
export const settingsId = (tenantId: string): string => `${tenantId}-rates`;

/** The settings of a tenant that has none stored yet. */
const noSettings = (tenantId: string): RateSettings => ({
  id: settingsId(tenantId),
  tenantId,
  source: '',
  marginBp: null,
  warnHours: 24,
  maxHours: 72,
  jumpPercent: 10,
  currencies: [],
  version: 0,
});

/** A tenant's settings. */
export async function settingsOf({
  db,
  tenantId,
}: Pick<Scope, 'db' | 'tenantId'>): Promise<RateSettings> {
  const [row] = await db.select().from(rateSettings).where(eq(rateSettings.tenantId, tenantId));
  return row ?? noSettings(tenantId);
}

/**
 * The statement that creates the row of the settings, if there is none, so that a change can name it.
 */
export const settingsStatement = ({ db, tenantId }: Pick<Scope, 'db' | 'tenantId'>): Statement =>
  db.insert(rateSettings).values(noSettings(tenantId)).onConflictDoNothing();

/** The settings of one currency. */
export const ofCurrency = (
  { currencies }: Pick<RateSettings, 'currencies'>,
  currency: string,
): CurrencySettings => currencies.find((one) => one.currency === currency) ?? { currency };

/** The margin of a currency: its own, else the tenant's, else the deployment's. Basis points. */
export const marginOf = (
  settings: Pick<RateSettings, 'currencies' | 'marginBp'>,
  currency: string,
  { marginBp }: Pick<RateDefaults, 'marginBp'>,
): number => ofCurrency(settings, currency).marginBp ?? settings.marginBp ?? marginBp;

/** The source of a currency: its own, else the tenant's, else the deployment's; empty if that has none. */
export const sourceOf = (
  settings: Pick<RateSettings, 'currencies' | 'source'>,
  currency: string,
  { source }: Pick<RateDefaults, 'source'>,
): RateSourceName | '' => ofCurrency(settings, currency).source ?? (settings.source || source);

/**
 * The names of the sources whose stored rates a currency uses without a person's decision; the first one
 * that has a rate is used. If nobody has chosen a source, these are the deployment's service, the rates of
 * `npm run rates`, and in a demonstration invented ones.
 */
export function sourcesUsed(
  settings: Pick<RateSettings, 'currencies' | 'source'>,
  currency: string,
  { demo, rates }: Pick<Scope, 'demo' | 'rates'>,
): string[] {
  const chosen = sourceOf(settings, currency, { source: '' });
  if (chosen === 'hand') return [];
  if (chosen !== '') return [chosen];
  return [rates.source, OPERATOR_SOURCE, ...(demo ? [SEED_SOURCE] : [])];
}
