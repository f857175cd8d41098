import type { Handled, Output } from '../../../contract/endpoints.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Proposal, SummaryLine } from '../../../contract/ops/people/approvals.ts';
import { dayOf } from '../../commerce/base/clock.ts';
import { earliestUsable, lastUsed } from '../../commerce/rates/exchange-rates.ts';
import { rateOf } from '../../commerce/rates/rate-of.ts';
import { marginOf, settingsOf } from '../../commerce/rates/rate-settings.ts';
import {
  type MarginPlan,
  type RatesPlan,
  requireCurrency,
  withMarginOf,
} from '../../commerce/rates/set-rates.ts';
import { currenciesInUse } from '../../commerce/rates/stored-rates.ts';
import { bankRows, type RateDays } from '../../rates/bank-csv/bank-csv.ts';
import { changeInPercent } from '../../rates/decimal.ts';
import type { StaffScope } from '../staff-scope.ts';
import type { Act } from './act.ts';
import { getProposal } from './proposal-rows.ts';
import { runAct } from './run-act.ts';

type Proposed = Pick<Act, 'kind' | 'subject' | 'subjectId' | 'subjectName' | 'payload' | 'summary'>;

async function propose(
  scope: StaffScope,
  act: Proposed,
  { reason, evidence = '' }: { reason: string; evidence?: string },
): Promise<Proposal> {
  const outcome = await runAct(scope, { ...act, shopperId: null, amountFen: 0, reason, evidence });
  return getProposal(scope, 'waiting' in outcome ? outcome.waiting.id : outcome.done);
}

/** The summary of a change of a currency's rate: the rate with its future margin, and its day. */
async function rateLine(
  scope: StaffScope,
  { currency, raw, day }: { currency: string; raw: string; day?: string },
): Promise<SummaryLine> {
  const [settings, used] = await Promise.all([settingsOf(scope), lastUsed(scope, currency)]);
  const marginBp = marginOf(settings, currency, scope.rates);
  const change = used ? ` (${signed(changeInPercent(used.raw, raw))} %)` : '';
  return {
    name: `rate.${currency}`,
    before: used ? `${used.raw} + ${used.marginBp / 100} % = ${rateOf(used)}` : '',
    after: `${raw} + ${marginBp / 100} % = ${rateOf({ raw, marginBp })}${change}${day ? `, ${day}` : ''}`,
  };
}

const signed = (percent: number): string => (percent > 0 ? `+${percent}` : String(percent));

/** Proposes a rate by hand. Throws `VALIDATION_FAILED` at `currency`, and as `runAct`. */
export async function proposeRate(
  scope: StaffScope,
  currency: string,
  { rate: raw, ...why }: Handled<'proposeRate'>['body'],
): Promise<Proposal> {
  requireCurrency(currency);
  const payload: RatesPlan = { cause: 'HAND', rates: [{ currency, raw, fetchedAt: 0 }] };
  const summary = [await rateLine(scope, { currency, raw })];
  const subject = { subject: 'RATE', subjectId: currency, subjectName: currency } as const;
  return propose(scope, { kind: 'RATE', ...subject, payload, summary }, why);
}

/** Proposes another margin. Throws `VALIDATION_FAILED` at a wrong field, and as `runAct`. */
export async function proposeMargin(
  scope: StaffScope,
  { currency, marginBp: typed, ...why }: Handled<'proposeMargin'>['body'],
): Promise<Proposal> {
  const marginBp = typed ?? null;
  if (currency !== '') requireCurrency(currency);
  const settings = await settingsOf(scope);
  const plan: MarginPlan = { currency, marginBp };
  const next = withMarginOf(settings, plan);
  const all = currency === '' ? await currenciesInUse(scope) : [currency];
  const percent = (of: typeof next, one: string) => `${marginOf(of, one, scope.rates) / 100} %`;
  const lines = ['', ...all].filter((one) => currency === '' || one !== '');
  const summary = lines
    .map((one) => ({
      name: one === '' ? 'margin' : `margin.${one}`,
      before: percent(settings, one),
      after: percent(next, one),
    }))
    .filter(({ before, after }) => before !== after);
  if (summary.length === 0) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'marginBp', code: 'known' }]);
  }
  const subject = { subject: 'RATES', subjectId: settings.id } as const;
  const subjectName = currency || '*';
  return propose(scope, { kind: 'MARGIN', ...subject, subjectName, payload: plan, summary }, why);
}

type FileBody = Omit<Handled<'proposeRateFile'>['body'], 'reason'>;

const HALF_DAY_MS = 12 * 3_600_000;

/** The time from which the age of an earlier day's rate counts: noon of that day. */
const noonOf = (day: string): number => Date.parse(day) + HALF_DAY_MS;

/** The tenant's day, and the oldest day whose rate it may use. */
async function rateDays(scope: StaffScope): Promise<RateDays> {
  const today = dayOf(scope.tenant, scope.now);
  const earliest = earliestUsable(await settingsOf(scope), scope.now);
  const day = new Date(earliest + HALF_DAY_MS - 1).toISOString().slice(0, 10);
  // The age of today's rate counts from its approval, so it is never too old.
  return { today, oldest: day < today ? day : today };
}

/**
 * The rows of a bank's file as they were read. Throws `NOTHING_TO_DO` if it is not a table of rates.
 */
export async function checkRateFile(
  scope: StaffScope,
  file: FileBody,
): Promise<Output<'checkRateFile'>> {
  const rows = bankRows(file, await rateDays(scope));
  if (!rows || rows.length === 0) {
    throw new Failure('NOTHING_TO_DO', {}, [{ field: 'text', code: 'invalid' }]);
  }
  return {
    rows: await Promise.all(
      rows.map(async (row) => {
        const used = row.problems.length === 0 ? await lastUsed(scope, row.currency) : undefined;
        return used ? { ...row, changePercent: changeInPercent(used.raw, row.raw) } : row;
      }),
    ),
  };
}

/** Proposes the rates of a bank's file. Throws `VALIDATION_FAILED` at each wrong cell, and as `checkRateFile` and `runAct`. */
export async function proposeRateFile(
  scope: StaffScope,
  { reason, ...file }: FileBody & { reason: string },
): Promise<Proposal> {
  const { rows } = await checkRateFile(scope, file);
  const problems = rows.flatMap(({ line, problems: wrong }) =>
    wrong.map(({ column, code }) => ({ field: `rows.${line}.${column}`, code })),
  );
  if (problems.length > 0) throw new Failure('VALIDATION_FAILED', {}, problems);
  const today = dayOf(scope.tenant, scope.now);
  const payload: RatesPlan = {
    cause: 'FILE',
    rates: rows.map(({ currency, raw, day }) => ({
      currency,
      raw,
      // The age of today's rate counts from its approval.
      fetchedAt: day === today ? 0 : noonOf(day),
    })),
  };
  const summary = await Promise.all(rows.map((row) => rateLine(scope, row)));
  const subject = { subject: 'RATE', subjectId: 'bank-csv', subjectName: 'CSV' } as const;
  return propose(scope, { kind: 'RATE', ...subject, payload, summary }, { reason });
}
