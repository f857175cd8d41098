import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { bankMatches } from '../../db/schema/money/bank.ts';
import { providerOf } from '../../payments/providers.ts';
import { atomically, type Statement } from '../base/atomically.ts';
import { madeStatements } from '../base/idempotency.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { tenantDeposit } from '../deposit/decide-deposit.ts';
import { channelsOf } from '../deposit/deposit-channels.ts';
import { type DepositRow, depositMove } from '../deposit/deposit-records.ts';
import { depositStates } from '../deposit/deposit-states.ts';
import { dayClosed, requireOpenDay } from '../ledger/day-close.ts';
import { transferStatements, walletOf } from '../ledger/ledger.ts';
import { lineRow, lineRows, lineStatement, markStatement } from './lines.ts';
import { creditedMatches, endMatch, type MatchRow } from './suggestions/match.ts';

/**
 * Undoes a mistaken credit that a match made, with all lines of that credit. The top-up waits again, or is
 * rejected if it was made from the line. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`, `DAY_CLOSED`, and
 * `INSUFFICIENT_BALANCE` if the shopper has spent the money.
 */
export async function undoMatch(scope: Scope, id: string, reason: string): Promise<void> {
  const { db, tenantId } = scope;
  const [match] = await db
    .select()
    .from(bankMatches)
    .where(and(eq(bankMatches.tenantId, tenantId), eq(bankMatches.id, id)));
  if (!match) throw new Failure('NOT_FOUND');
  if (match.state !== 'CREDITED') throw illegalTransition(match.state, 'UNDONE');
  const closed = await dayClosed(scope);
  const deposit = await tenantDeposit(scope, match.depositId);
  const matches = (await creditedMatches(scope, deposit.id)).filter(
    ({ creditId }) => creditId === match.creditId,
  );
  const failure = () => illegalTransition(deposit.status, 'UNDONE');
  await atomically(
    scope,
    [
      ...madeStatements(scope, [match.id]),
      requireOpenDay(scope, match.madeAt),
      ...undoDepositStatements(scope, deposit, match, reason),
      ...(await freedLines(scope, matches)),
      ...matches.map((one) => endMatch(scope, one, 'UNDONE', reason)),
    ],
    {
      DAY_CLOSED: () => closed,
      OVERDRAFT: () => new Failure('INSUFFICIENT_BALANCE'),
      DEPOSIT_STATUS: failure,
      BANK_LINE_STATE: failure,
      BANK_MATCH_STATE: failure,
      LEDGER_TRANSFER_EXISTS: failure,
    },
  );
}

/** The statements that reverse the credit and let the top-up wait again. */
function undoDepositStatements(
  scope: Scope,
  deposit: DepositRow,
  { creditId, announcedFen, unannounced }: MatchRow,
  reason: string,
): Statement[] {
  const { tenantId, userId, depositNo, amountFen } = deposit;
  const changes = {
    amountFen: announcedFen,
    creditedAt: null,
    undoneCount: deposit.undoneCount + 1,
  };
  const { statements } = unannounced
    ? depositMove(scope, deposit, {
        event: 'REVERSED',
        details: { reason },
        changes: { ...changes, reason },
      })
    : depositMove(scope, deposit, { event: 'UNDONE', details: { reason }, changes });
  return [
    ...statements,
    ...transferStatements(scope.db, {
      tenantId,
      key: `deposit-undone:${creditId}`,
      type: 'DEPOSIT_REVERSAL',
      reference: depositNo,
      at: scope.now,
      postings: [
        { userId: '', kind: 'CLEARING', amountFen },
        { userId, kind: 'AVAILABLE', amountFen: -amountFen },
      ],
    }),
  ];
}

/** The statements that give the shares of matches back to their lines. */
async function freedLines(scope: Scope, matches: readonly MatchRow[]): Promise<Statement[]> {
  const lines = await lineRows(
    scope,
    matches.map(({ lineId }) => lineId),
  );
  return matches.flatMap(({ amountMinor }, index) => {
    const line = lines[index];
    if (!line) return [];
    const matchedMinor = line.matchedMinor - amountMinor;
    const state = matchedMinor === 0 ? 'OPEN' : 'PARTLY';
    return [lineStatement(scope, line, ['PARTLY', 'MATCHED'], { state, matchedMinor })];
  });
}

/**
 * A credited top-up whose money the bank took back, in the form in which it would be reversed now. Throws
 * `NOT_FOUND`, and `ILLEGAL_TRANSITION` if it is not credited, or was paid at an online provider, which
 * reports that itself.
 */
export async function reversibleDeposit(scope: Scope, idOrNo: string): Promise<DepositRow> {
  const deposit = await tenantDeposit(scope, idOrNo);
  depositStates.nextOrFail(deposit.status, 'REVERSED');
  const channel = (await channelsOf(scope)).find(({ id }) => id === deposit.channelId);
  if (channel && providerOf(channel).online) throw illegalTransition(deposit.status, 'REVERSED');
  return deposit;
}

/**
 * Reverses a credited top-up because the bank took its money back. The amount is taken from the balance;
 * the shopper owes what the balance lacks. `lineId` is the outgoing line, or empty. Throws as
 * `reversibleDeposit`, and `CONFLICT` if the balance changed meanwhile.
 */
export async function reverseDeposit(
  scope: Scope,
  depositId: string,
  { lineId, reason }: { lineId: string; reason: string },
): Promise<void> {
  const { db, now: at } = scope;
  const deposit = await reversibleDeposit(scope, depositId);
  const { tenantId, userId, depositNo, amountFen } = deposit;
  const [{ availableFen }, matches, line] = await Promise.all([
    walletOf(db, deposit),
    creditedMatches(scope, deposit.id),
    lineId ? lineRow(scope, lineId) : undefined,
  ]);
  if (line && line.amountMinor >= 0) throw illegalTransition(line.state, 'RETURNED');
  const fromBalanceFen = Math.min(availableFen, amountFen);
  const failure = () => illegalTransition(deposit.status, 'REVERSED');
  await atomically(
    scope,
    [
      ...depositMove(scope, deposit, {
        event: 'REVERSED',
        details: { reason },
        changes: { reason },
      }).statements,
      ...transferStatements(db, {
        tenantId,
        key: `deposit-reversed:${deposit.id}`,
        type: 'DEPOSIT_REVERSAL',
        reference: depositNo,
        at,
        postings: [
          { userId: '', kind: 'CLEARING', amountFen },
          { userId, kind: 'AVAILABLE', amountFen: -fromBalanceFen },
          { userId, kind: 'OWED', amountFen: fromBalanceFen - amountFen },
        ],
      }),
      ...matches.map((one) => endMatch(scope, one, 'REVERSED', reason)),
      ...(line ? [markStatement(scope, line, { mark: 'RETURNED', note: depositNo })] : []),
    ],
    {
      DEPOSIT_STATUS: failure,
      LEDGER_TRANSFER_EXISTS: failure,
      BANK_LINE_STATE: failure,
      BANK_MATCH_STATE: failure,
      OVERDRAFT: () => new Failure('CONFLICT'),
    },
  );
}
