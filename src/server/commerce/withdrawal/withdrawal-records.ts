import { and, eq } from 'drizzle-orm';
import type { Withdrawal } from '../../../contract/calls/withdrawals.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { withdrawals } from '../../db/schema/money/ledger.ts';
import { pickText } from '../../db/tenant-text.ts';
import { atomically, increased, onlyFrom, type Statement } from '../base/atomically.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import { eventStatement } from '../base/history.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import type { Channel } from '../deposit/deposit-channels.ts';
import { transferStatements } from '../ledger/ledger.ts';
import { type WithdrawalEvent, withdrawalStates } from './withdrawal-states.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/**
 * Ends a withdrawal, in one transaction with the statements of `also`, which move the held amount.
 * Returns the changed withdrawal. Throws `ILLEGAL_TRANSITION`, also when a concurrent call was first.
 */
export async function endWithdrawal(
  scope: Scope,
  row: WithdrawalRow,
  ending: { event: WithdrawalEvent; reason?: string; also: Statement[] },
): Promise<WithdrawalRow> {
  const { event, reason = '', also } = ending;
  const failure = () => illegalTransition(row.status, event);
  const changes = { reason, doneAt: scope.now };
  const { moved, statements } = withdrawalMove(scope, row, { event, changes });
  await atomically(scope, [...statements, ...also], {
    WITHDRAWAL_STATUS: failure,
    LEDGER_TRANSFER_EXISTS: failure,
    BANK_LINE_STATE: failure,
    PAYOUT_ITEM_STATE: failure,
    PROVIDER_PAYOUT_STATE: failure,
  });
  return moved;
}

/**
 * The statements that move a withdrawal to its next status, for the batch of a greater change, and the changed withdrawal.
 * They fail with the guard `WITHDRAWAL_STATUS` if a concurrent call was first. Throws `ILLEGAL_TRANSITION`.
 */
export function withdrawalMove(
  scope: Scope,
  row: WithdrawalRow,
  {
    event,
    changes = {},
  }: { event: WithdrawalEvent; changes?: Partial<Pick<WithdrawalRow, 'reason' | 'doneAt'>> },
): { moved: WithdrawalRow; statements: Statement[] } {
  const status = withdrawalStates.nextOrFail(row.status, event);
  const { reason } = changes;
  return {
    moved: { ...row, ...changes, status },
    statements: [
      scope.db
        .update(withdrawals)
        .set({
          ...changes,
          status: onlyFrom(withdrawals.status, [row.status], status),
          version: increased(withdrawals.version),
        })
        .where(and(eq(withdrawals.tenantId, row.tenantId), eq(withdrawals.id, row.id))),
      withdrawalEvent(scope, row, {
        event,
        from: row.status,
        to: status,
        details: { amount: fromFen(row.amountFen), ...(reason ? { reason } : {}) },
      }),
    ],
  };
}

/** The statement that writes one event of a withdrawal's history. */
export function withdrawalEvent(
  scope: Scope,
  { id, tenantId }: WithdrawalRow,
  event: Omit<Parameters<typeof eventStatement>[1], 'tenantId' | 'subject' | 'subjectId'>,
): Statement {
  return eventStatement(scope, { tenantId, subject: 'WITHDRAWAL', subjectId: id, ...event });
}

/** The statements that move the held amount back to the available balance. */
export function releaseStatements({ db, now }: Scope, row: WithdrawalRow): Statement[] {
  const { id, tenantId, userId, withdrawalNo, amountFen } = row;
  return transferStatements(db, {
    tenantId,
    key: `withdrawal-reversal:${id}`,
    type: 'WITHDRAWAL_REVERSAL',
    reference: withdrawalNo,
    at: now,
    postings: [
      { userId, kind: 'FROZEN', amountFen: -amountFen },
      { userId, kind: 'AVAILABLE', amountFen },
    ],
  });
}

/** A withdrawal in the contract's format. */
export function viewWithdrawal(
  { locale }: Scope,
  row: WithdrawalRow,
  channels: readonly Channel[],
): Withdrawal {
  const { id, withdrawalNo, status, channelId, payAmount, payCurrency, rate } = row;
  const channel = channels.find((candidate) => candidate.id === channelId);
  return {
    id,
    withdrawalNo,
    status,
    channelId,
    channelName: channel ? pickText(channel.name, locale) : '',
    amount: fromFen(row.amountFen),
    fee: fromFen(row.feeFen),
    payAmount,
    payCurrency,
    rate,
    accountHolder: row.accountHolder,
    accountNo: masked(row.accountNo),
    reason: row.reason,
    createdAt: iso(row.createdAt),
    doneAt: isoOrNone(row.doneAt),
    actions: withdrawalStates.next(status, 'CANCELLED') ? ['cancel'] : [],
  };
}

/**
 * Replaces all but the last four characters of an account number by dots. In a number with up to four
 * characters, all are replaced.
 */
function masked(accountNo: string): string {
  const characters = [...accountNo];
  const shown = characters.length > 4 ? 4 : 0;
  const hidden = characters.length - shown;
  return '•'.repeat(hidden) + characters.slice(hidden).join('');
}
