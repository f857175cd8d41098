import type { FileRates } from '../../../contract/values/money/rate-settings.ts';
import type { RateDefaults } from '../../rates/defaults.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { type RateSettings, settingsOf, settingsStatement } from './rate-settings.ts';
import { marginStatements, settingsUpdate } from './set-rates.ts';

/** A tenant's settings as its file has them. */
export function ratesOfFile(settings: RateSettings): FileRates {
  const { source, marginBp, warnHours, maxHours, jumpPercent, currencies } = settings;
  return {
    ...(source !== '' && { source }),
    ...(marginBp !== null && { marginBp }),
    ...{ warnHours, maxHours, jumpPercent },
    currencies: currencies.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
  };
}

type FileScope = Pick<Scope, 'db' | 'tenantId' | 'now'> & {
  staffId?: string | undefined;
  rates?: RateDefaults | undefined;
};

/**
 * The statements that apply the settings of rates in a tenant's file; empty if they are unchanged. If the
 * margin of one of these currencies changes, its rate is stored again. The guards `SUBJECT_VERSION` and
 * `RATE_SEQUENCE` refuse the batch if somebody else changes the settings or stores a rate meanwhile.
 */
export async function fileRatesStatements(
  scope: FileScope,
  wanted: FileRates,
  currencies: readonly string[],
): Promise<Statement[]> {
  const settings = await settingsOf(scope);
  if (isSettled(settings, wanted)) return [];
  const next = {
    ...wanted,
    source: wanted.source ?? ('' as const),
    marginBp: wanted.marginBp ?? null,
  };
  const { rates, staffId: madeBy = '' } = scope;
  return [
    settingsStatement(scope),
    settingsUpdate(scope, settings, next),
    ...(rates ? await marginStatements({ ...scope, rates }, next, currencies, { madeBy }) : []),
  ];
}

/** Whether a tenant's settings are as a file has them. */
export const isSettled = (settings: RateSettings, wanted: FileRates): boolean =>
  JSON.stringify(comparable(ratesOfFile(settings))) === JSON.stringify(comparable(wanted));

/** Settings with their fields in one order. */
const comparable = ({
  source,
  marginBp,
  warnHours,
  maxHours,
  jumpPercent,
  currencies,
}: FileRates) => [
  source,
  marginBp,
  warnHours,
  maxHours,
  jumpPercent,
  currencies.map((one) => [one.currency, one.source, one.marginBp]).toSorted(),
];
