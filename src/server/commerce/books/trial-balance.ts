import type { TrialBalance, TrialRow } from '../../../contract/ops/money/books.ts';
import { LEDGER_ACCOUNT_KINDS } from '../../../contract/values/money/ledger-kinds.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { DayRange } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { closedThrough } from '../ledger/day-close.ts';
import { type Balances, balancesAt } from './balances.ts';
import { type Days, requestedDays } from './days.ts';
import { type Moved, movedIn } from './moved.ts';

/**
 * The balances of all accounts at the end of a day, and the movements since the beginning of another; by
 * default those of today. Throws `VALIDATION_FAILED` for a range that ends before it begins.
 */
export async function getTrialBalance(scope: Scope, query: DayRange): Promise<TrialBalance> {
  const days = requestedDays(scope, query, 1);
  const [opening, moved, last] = await Promise.all([
    balancesAt(scope, days.startsAt),
    movedIn(scope, [days]),
    closedThrough(scope),
  ]);
  return viewTrial(days, { opening, moved, closed: days.endsAt <= (last?.endsAt ?? 0) });
}

/**
 * A trial balance in the contract's format: the balances before some days, and the movements in them.
 */
export function viewTrial(
  { dateStart, dateEnd }: Pick<Days, 'dateStart' | 'dateEnd'>,
  { opening, moved, closed }: { opening: Balances; moved: readonly Moved[]; closed: boolean },
): TrialBalance {
  const rows = LEDGER_ACCOUNT_KINDS.map((kind) => {
    const sumsOfKind = moved.filter((one) => one.kind === kind);
    const debitFen = sum(sumsOfKind.map((one) => one.debitFen));
    const creditFen = sum(sumsOfKind.map((one) => one.creditFen));
    const closingFen = opening[kind] + creditFen - debitFen;
    const lines = sum(sumsOfKind.map((one) => one.lines));
    return { kind, openingFen: opening[kind], debitFen, creditFen, closingFen, lines };
  });
  const total = (of: (row: (typeof rows)[number]) => number) => fromFen(sum(rows.map(of)));
  return {
    dateStart,
    dateEnd,
    rows: rows.map(
      (row): TrialRow => ({
        kind: row.kind,
        opening: fromFen(row.openingFen),
        debit: fromFen(row.debitFen),
        credit: fromFen(row.creditFen),
        lines: row.lines,
        closingDebit: fromFen(Math.max(-row.closingFen, 0)),
        closingCredit: fromFen(Math.max(row.closingFen, 0)),
      }),
    ),
    debit: total((row) => row.debitFen),
    credit: total((row) => row.creditFen),
    closingDebit: total((row) => Math.max(-row.closingFen, 0)),
    closingCredit: total((row) => Math.max(row.closingFen, 0)),
    closed,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
