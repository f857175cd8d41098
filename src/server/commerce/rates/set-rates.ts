import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Handled } from '../../../contract/endpoints.ts';
import { Failure } from '../../../contract/errors.ts';
import { type CurrencySettings, rateSettings } from '../../db/schema/money/rates.ts';
import { isCurrency } from '../../rates/currency-codes.ts';
import { atomically, type Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { earliestUsable, lastUsed } from './exchange-rates.ts';
import {
  marginOf,
  ofCurrency,
  type RateSettings,
  settingsOf,
  settingsStatement,
} from './rate-settings.ts';
import { BANK_SOURCE, HAND_SOURCE } from './source-names.ts';
import { currenciesInUse, heldRate, lastStored, rateStatement } from './stored-rates.ts';

/** Rates that people have approved. A schema, because they are read again from the proposal. */
export const ratesPlan = v.object({
  cause: v.picklist(['HAND', 'FILE']),
  /**
   * `fetchedAt` is the time from which the rate's age counts, in milliseconds since the epoch; 0 means the
   * time of the approval.
   */
  rates: v.array(v.object({ currency: v.string(), raw: v.string(), fetchedAt: v.number() })),
});
export type RatesPlan = v.InferOutput<typeof ratesPlan>;

/** A margin that people have approved. Null: the currency has no margin of its own any more. */
export const marginPlan = v.object({ currency: v.string(), marginBp: v.nullable(v.number()) });
export type MarginPlan = v.InferOutput<typeof marginPlan>;

type Approved = { madeBy: string; id: string };

const conflict = () => new Failure('CONFLICT');

/** Throws `VALIDATION_FAILED` at `currency` for one that does not exist. */
export function requireCurrency(currency: string): void {
  if (isCurrency(currency)) return;
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'currency', code: 'choice' }]);
}

/**
 * Stores approved rates, each with the margin of its currency. Shoppers get them with their next request. Throws
 * `RATE_TOO_OLD` for one that nobody could pay with, because it waited too long.
 */
export async function storeRates(
  scope: Scope,
  { cause, rates }: RatesPlan,
  { madeBy, id }: Approved,
): Promise<void> {
  const settings = await settingsOf(scope);
  const dated = rates.map((rate) => ({ ...rate, fetchedAt: rate.fetchedAt || scope.now }));
  const earliest = earliestUsable(settings, scope.now);
  const old = dated.find(({ fetchedAt }) => fetchedAt < earliest);
  if (old) throw new Failure('RATE_TOO_OLD', { currency: old.currency });
  const statements = dated.map((rate) =>
    rateStatement(scope, {
      ...rate,
      marginBp: marginOf(settings, rate.currency, scope.rates),
      source: cause === 'HAND' ? HAND_SOURCE : BANK_SOURCE,
      cause,
      madeBy,
      proposalId: id,
    }),
  );
  await atomically(scope, statements, { RATE_SEQUENCE: conflict });
}

/** The settings with another margin for all currencies, or for one. */
export function withMarginOf(
  settings: RateSettings,
  { currency, marginBp }: MarginPlan,
): Pick<RateSettings, 'marginBp' | 'currencies'> {
  if (currency === '') return { marginBp, currencies: settings.currencies };
  const { marginBp: _, ...others } = ofCurrency(settings, currency);
  const newSettings = marginBp === null ? others : { ...others, marginBp };
  return {
    marginBp: settings.marginBp,
    currencies: withCurrency(settings.currencies, newSettings),
  };
}

/** Replaces the settings of one currency in a list; removes them if the currency has no settings of its own. */
function withCurrency(all: readonly CurrencySettings[], own: CurrencySettings): CurrencySettings[] {
  const others = all.filter(({ currency }) => currency !== own.currency);
  const isEmpty = own.source === undefined && own.marginBp === undefined;
  return isEmpty ? others : [...others, own];
}

/**
 * Sets an approved margin, and stores each rate that it changes again: the source's same rate with the new
 * margin. Throws `CONFLICT` if a rate is stored at the same moment.
 */
export async function storeMargin(
  scope: Scope,
  plan: MarginPlan,
  { madeBy, id }: Approved,
): Promise<void> {
  const settings = await settingsOf(scope);
  const next = withMarginOf(settings, plan);
  const currencies = plan.currency === '' ? await currenciesInUse(scope) : [plan.currency];
  const statements: Statement[] = [
    settingsStatement(scope),
    settingsUpdate(scope, settings, next),
    ...(await marginStatements(scope, next, currencies, { madeBy, proposalId: id })),
  ];
  await atomically(scope, statements, { RATE_SEQUENCE: conflict, SUBJECT_VERSION: conflict });
}

/**
 * The statements that store the rates of these currencies again if the settings change their margin: the
 * source's same rate with the new margin. `RATE_SEQUENCE` refuses them if a rate is stored meanwhile.
 */
export async function marginStatements(
  scope: Pick<Scope, 'db' | 'tenantId' | 'now' | 'rates'>,
  settings: Pick<RateSettings, 'marginBp' | 'currencies'>,
  currencies: readonly string[],
  by: { madeBy: string; proposalId?: string },
): Promise<Statement[]> {
  const statements: Statement[] = [];
  for (const currency of currencies) {
    const marginBp = marginOf(settings, currency, scope.rates);
    const [used, last] = await Promise.all([
      lastUsed(scope, currency),
      lastStored(scope, currency),
    ]);
    if (!used || !last || used.marginBp === marginBp) continue;
    const { raw, source, quotedAt, fetchedAt } = used;
    const rateOfSource = { currency, raw, source, quotedAt, fetchedAt };
    const row = { ...rateOfSource, marginBp, cause: 'MARGIN', ...by } as const;
    statements.push(rateStatement(scope, { ...row, after: last.sequence }));
  }
  return statements;
}

/**
 * The statement that changes the settings, if nobody else has changed them since they were read.
 */
export function settingsUpdate(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  { id, version }: RateSettings,
  change: Partial<RateSettings>,
): Statement {
  return db
    .update(rateSettings)
    .set({
      ...change,
      version: sql`case when ${rateSettings.version} = ${version} then ${version} + 1 end`,
    })
    .where(and(eq(rateSettings.tenantId, tenantId), eq(rateSettings.id, id)));
}

/**
 * Changes the sources of rates and their maximum age. Throws `NOT_FOUND`, and `VALIDATION_FAILED` at
 * `maxHours`.
 */
export async function changeSettings(
  scope: Scope,
  id: string,
  { source, currency, ...bounds }: Handled<'setRateSettings'>['body'],
): Promise<void> {
  const { db, tenantId } = scope;
  const settings = await settingsOf(scope);
  if (settings.id !== id) throw new Failure('NOT_FOUND');
  if (currency !== '') requireCurrency(currency);
  const { warnHours = settings.warnHours, maxHours = settings.maxHours } = bounds;
  if (maxHours < warnHours) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'maxHours', code: 'too_small' }]);
  }
  const sources =
    source === undefined
      ? {}
      : currency === ''
        ? { source }
        : { currencies: withSourceOf(settings, currency, source) };
  // The record of the call has raised the version, and checks the one that the caller has seen.
  const update = db
    .update(rateSettings)
    .set({ ...bounds, warnHours, maxHours, ...sources })
    .where(and(eq(rateSettings.tenantId, tenantId), eq(rateSettings.id, id)));
  await atomically(scope, [settingsStatement(scope), update], {});
}

function withSourceOf(
  settings: RateSettings,
  currency: string,
  source: RateSettings['source'],
): CurrencySettings[] {
  const { source: _, ...others } = ofCurrency(settings, currency);
  return withCurrency(settings.currencies, source === '' ? others : { ...others, source });
}

/**
 * Uses a held rate, with the present margin. Throws `NOT_FOUND` if no rate is held, and `CONFLICT` if the held
 * rate is not the one that the caller has seen.
 */
export async function releaseRate(scope: Scope, currency: string, sequence: number): Promise<void> {
  const [held, last, settings] = await Promise.all([
    heldRate(scope, currency),
    lastStored(scope, currency),
    settingsOf(scope),
  ]);
  if (!held || !last) throw new Failure('NOT_FOUND');
  if (held.sequence !== sequence) throw conflict();
  const { raw, source, quotedAt, fetchedAt } = held;
  const rate = {
    ...{ currency, raw, source, quotedAt, fetchedAt },
    marginBp: marginOf(settings, currency, scope.rates),
    cause: 'RELEASED' as const,
    madeBy: scope.staffId ?? '',
    after: last.sequence,
  };
  await atomically(scope, [rateStatement(scope, rate)], { RATE_SEQUENCE: conflict });
}
