import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { BankCandidate, BankLineDetail, BankMatch } from '../../../contract/ops/money/bank.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { bankLines } from '../../db/schema/money/bank.ts';
import { deposits } from '../../db/schema/money/ledger.ts';
import { fromMinor } from '../../payments/money.ts';
import { inList } from '../base/atomically.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import { bankAccount } from './accounts.ts';
import { type LineRow, leftMinor, lineRow, viewLines } from './lines.ts';
import { returnsOf } from './returns.ts';
import { digitsOf } from './statement/amount.ts';
import { type Candidate, candidatesFor } from './suggestions/candidates.ts';
import { type MatchRow, matchesOfLine, worthFen } from './suggestions/match.ts';
import {
  asOpenDeposit,
  asOpenLine,
  viewWaiting,
  type WaitingDeposit,
  waitingDeposits,
} from './suggestions/open-deposits.ts';

/** The most candidates that are shown: a person would not look at more. */
const MOST_CANDIDATES = 12;

type Detail = Omit<BankLineDetail, 'proposal'>;

/**
 * A line with its matches and the top-ups that it may be for, the likeliest first. With a search, also those whose number,
 * reference, or shopper's name or e-mail has it. Throws `NOT_FOUND`.
 */
export async function getLine(scope: Scope, id: string, q: string): Promise<Detail> {
  const row = await lineRow(scope, id);
  const [[line], matches, candidates, returns, next] = await Promise.all([
    viewLines(scope, [row]),
    matchesOfLine(scope, id),
    candidatesOf(scope, row, q),
    returnsOf(scope, row),
    nextOpen(scope, row),
  ]);
  if (!line) throw new Error(`line ${id} has no view`);
  return {
    ...line,
    matches: await viewMatches(scope, row, matches),
    candidates,
    returns,
    ...(next && { next }),
  };
}

async function candidatesOf(scope: Scope, row: LineRow, q: string): Promise<BankCandidate[]> {
  if (row.amountMinor <= 0 || leftMinor(row) === 0 || row.state === 'MARKED') return [];
  const account = await bankAccount(scope, row.accountId);
  const waiting = await waitingDeposits(scope, account.currency, account.channels);
  const byId = new Map(waiting.map((one) => [one.row.id, one]));
  const ranked = candidatesFor(asOpenLine(row), waiting.map(asOpenDeposit), MOST_CANDIDATES);
  const searched: Candidate[] = q
    ? waiting
        .filter(
          (one) => hasWord(one, q) && !ranked.some(({ depositId }) => depositId === one.row.id),
        )
        .slice(0, MOST_CANDIDATES)
        .map(({ row: { id } }) => ({ depositId: id, score: 0, reasons: [] }))
    : [];
  const found = q
    ? [...searched, ...ranked.filter(({ depositId }) => isSearched(byId.get(depositId), q))]
    : ranked;
  return found.flatMap(({ depositId, score, reasons }) => {
    const one = byId.get(depositId);
    return one
      ? [
          {
            ...viewWaiting(one),
            score,
            reasons,
            credits: fromFen(worthFen(one.row, leftMinor(row))),
            waiting: false,
          },
        ]
      : [];
  });
}

const isSearched = (one: WaitingDeposit | undefined, q: string): boolean =>
  one !== undefined && hasWord(one, q);

function hasWord({ row, shopperName }: WaitingDeposit, q: string): boolean {
  const word = q.toLowerCase();
  return [row.depositNo, row.reference, shopperName, row.payAmount].some((text) =>
    text.toLowerCase().includes(word),
  );
}

/** The next open incoming line of the account, in the order of the list. */
async function nextOpen({ db, tenantId }: Scope, row: LineRow): Promise<string | undefined> {
  const [next] = await db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(
      and(
        eq(bankLines.tenantId, tenantId),
        eq(bankLines.accountId, row.accountId),
        eq(bankLines.state, 'OPEN'),
        lt(bankLines.sortAt, row.sortAt),
        sql`${bankLines.amountMinor} > 0`,
      ),
    )
    .orderBy(desc(bankLines.sortAt))
    .limit(1);
  return next?.id;
}

async function viewMatches(
  scope: Scope,
  { currency }: LineRow,
  rows: readonly MatchRow[],
): Promise<BankMatch[]> {
  if (rows.length === 0) return [];
  const [ofMatches, names] = await Promise.all([
    scope.db
      .select()
      .from(deposits)
      .where(
        and(
          eq(deposits.tenantId, scope.tenantId),
          inList(
            deposits.id,
            rows.map(({ depositId }) => depositId),
          ),
        ),
      ),
    staffNames(
      scope,
      rows.map(({ madeBy }) => madeBy),
    ),
  ]);
  return rows.map((row) => {
    const deposit = ofMatches.find(({ id }) => id === row.depositId);
    return {
      id: row.id,
      lineId: row.lineId,
      depositId: row.depositId,
      depositNo: deposit?.depositNo ?? '',
      shopperId: deposit?.userId ?? '',
      amount: fromMinor(row.amountMinor, digitsOf(currency)),
      currency,
      credited: fromFen(deposit?.amountFen ?? 0),
      state: row.state,
      madeBy: names.get(row.madeBy) ?? '',
      madeAt: iso(row.madeAt),
      endedAt: isoOrNone(row.endedAt),
      reason: row.reason,
      undoable: row.state === 'CREDITED',
    };
  });
}
