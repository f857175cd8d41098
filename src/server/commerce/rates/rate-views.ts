import { and, desc, eq } from 'drizzle-orm';
import type { Output } from '../../../contract/endpoints.ts';
import { Failure } from '../../../contract/errors.ts';
import type {
  CurrencyRate,
  RateEntry,
  RateSettingsView,
} from '../../../contract/ops/money/rates.ts';
import { csvRecord, plainText } from '../../csv/csv.ts';
import { tenantRates } from '../../db/schema/money/rates.ts';
import { changeInPercent } from '../../rates/decimal.ts';
import { iso } from '../base/clock.ts';
import { afterCursor, cappedCount, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import type { TenantRate } from './exchange-rates.ts';
import { lastRates } from './exchange-rates.ts';
import { rateOf } from './rate-of.ts';
import { marginOf, ofCurrency, type RateSettings, settingsOf, sourceOf } from './rate-settings.ts';
import { type CurrencyState, currencyState, currencyStates } from './rate-states.ts';
import { currenciesInUse } from './stored-rates.ts';

/** How many rates a plot shows. */
const MAX_POINTS = 200;
/** How many a file has. */
const MAX_FILE_ROWS = 10_000;

const parts = ({ raw, marginBp, source }: TenantRate) => ({
  raw,
  marginBp,
  rate: rateOf({ raw, marginBp }),
  source,
});

function viewCurrency(
  { rates }: Pick<Scope, 'rates'>,
  settings: RateSettings,
  { currency, inUse, state, used, held }: CurrencyState,
): CurrencyRate {
  const currencySettings = ofCurrency(settings, currency);
  return {
    currency,
    inUse,
    state,
    takenFrom: sourceOf(settings, currency, rates),
    nextMarginBp: marginOf(settings, currency, rates),
    ownMargin: currencySettings.marginBp !== undefined,
    ownSource: currencySettings.source !== undefined,
    ...(used
      ? {
          current: {
            ...parts(used),
            fetchedAt: iso(used.fetchedAt),
            ...(used.quotedAt === null ? {} : { quotedAt: iso(used.quotedAt) }),
          },
        }
      : {}),
    ...(held
      ? {
          held: {
            ...parts(held),
            sequence: held.sequence,
            fetchedAt: iso(held.fetchedAt),
            changePercent: used ? changeInPercent(used.raw, held.raw) : 0,
          },
        }
      : {}),
  };
}

/** The tenant's settings in the contract's format. */
export function viewSettings(
  { rates }: Pick<Scope, 'rates'>,
  settings: RateSettings,
): RateSettingsView {
  const { id, version, source, warnHours, maxHours, jumpPercent } = settings;
  return {
    id,
    version,
    source,
    defaultSource: rates.source,
    marginBp: settings.marginBp ?? rates.marginBp,
    warnHours,
    maxHours,
    jumpPercent,
  };
}

/** All rates of the tenant: first those that it needs. */
export async function listTenantRates(scope: Scope): Promise<Output<'listRates'>> {
  const [settings, states] = await Promise.all([
    settingsOf(scope),
    currencyStates(scope, { all: true }),
  ]);
  return {
    rates: states.map((state) => viewCurrency(scope, settings, state)),
    settings: viewSettings(scope, settings),
  };
}

/** The rate of a currency in the contract's format. Throws `NOT_FOUND` if the tenant neither needs nor ever had it. */
export async function getCurrency(scope: Scope, currency: string): Promise<CurrencyRate> {
  const [settings, needed] = await Promise.all([settingsOf(scope), currenciesInUse(scope)]);
  const inUse = needed.includes(currency);
  const state = await currencyState(scope, currency, settings, inUse);
  if (!inUse && !state.used && !state.held) throw new Failure('NOT_FOUND');
  return viewCurrency(scope, settings, state);
}

/** As `getCurrency`, with the last 200 rates for a plot, the oldest first. */
export async function getRate(scope: Scope, currency: string): Promise<Output<'getRate'>> {
  const [view, rows] = await Promise.all([
    getCurrency(scope, currency),
    lastRates(scope, currency, MAX_POINTS),
  ]);
  const points = rows
    .toReversed()
    .map((row) => ({ at: iso(row.storedAt), raw: row.raw, rate: rateOf(row) }));
  return { ...view, points };
}

const ofCurrencyAt = ({ tenantId }: Pick<Scope, 'tenantId'>, currency: string) =>
  and(eq(tenantRates.tenantId, tenantId), eq(tenantRates.currency, currency));

/** All rates of a currency, newest first. */
export async function rateHistory(
  scope: Scope,
  currency: string,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<Output<'listRateHistory'>> {
  const { db } = scope;
  // The sequence alone orders the rows; the second column makes the keyset that lists have.
  const keyset = { column: tenantRates.sequence, id: tenantRates.currency, descending: true };
  const matching = ofCurrencyAt(scope, currency);
  const [found, total] = await Promise.all([
    db
      .select()
      .from(tenantRates)
      .where(and(matching, afterCursor(keyset, cursor)))
      .orderBy(...orderOf(keyset))
      .limit(pageSize + 1),
    cappedCount({ db }, tenantRates, matching),
  ]);
  const { rows, next } = pageOfRows(found, pageSize, (row) => [row.sequence, row.currency]);
  const names = await staffNames(
    scope,
    rows.map(({ madeBy }) => madeBy),
  );
  const records = rows.map((row): RateEntry => {
    const { sequence, state, cause, madeBy, proposalId, quotedAt } = row;
    return {
      sequence,
      ...parts(row),
      state,
      cause,
      ...(quotedAt === null ? {} : { quotedAt: iso(quotedAt) }),
      fetchedAt: iso(row.fetchedAt),
      storedAt: iso(row.storedAt),
      ...(madeBy ? { by: { id: madeBy, name: names.get(madeBy) ?? madeBy } } : {}),
      ...(proposalId ? { proposalId } : {}),
    };
  });
  return { records, total, ...(next ? { next } : {}) };
}

const COLUMNS = ['storedAt', 'state', 'cause', 'source', 'raw', 'marginBp', 'rate', 'fetchedAt'];

/** The history of a currency as CSV, safe in a spreadsheet; times are UTC. Throws `NOT_FOUND`. */
export async function rateFile(
  scope: Scope,
  currency: string,
): Promise<{ name: string; csv: string }> {
  await getCurrency(scope, currency);
  const rows = await scope.db
    .select()
    .from(tenantRates)
    .where(ofCurrencyAt(scope, currency))
    .orderBy(desc(tenantRates.sequence))
    .limit(MAX_FILE_ROWS);
  const records = rows.map((row) => [
    iso(row.storedAt),
    row.state,
    row.cause,
    plainText(row.source),
    row.raw,
    String(row.marginBp),
    rateOf(row),
    iso(row.fetchedAt),
  ]);
  return {
    name: `rates-${scope.tenantId}-${currency}.csv`,
    csv: [COLUMNS, ...records].map(csvRecord).join(''),
  };
}
