import { fromFen } from '../../../contract/values/money/money.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { transferStatements } from '../ledger/ledger.ts';
import { notify } from '../notice/notify.ts';
import { endWithdrawal, type WithdrawalRow } from '../withdrawal/withdrawal-records.ts';
import { withdrawalStates } from '../withdrawal/withdrawal-states.ts';
import { tenantWithdrawal } from '../withdrawal/withdrawals.ts';
import { type LineRow, lineRow, markStatement } from './lines.ts';

/** A paid withdrawal that can bounce. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function bouncingWithdrawal(scope: Scope, idOrNo: string): Promise<WithdrawalRow> {
  const row = await tenantWithdrawal(scope, idOrNo);
  withdrawalStates.nextOrFail(row.status, 'BOUNCED');
  return row;
}

/**
 * Gives a paid withdrawal back to the balance, with its fee, because it came back from the bank. `lineId` is the incoming line, or
 * empty. Notifies the shopper of the reason. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`.
 */
export async function bounceWithdrawal(
  scope: Scope,
  id: string,
  { lineId, reason }: { lineId: string; reason: string },
): Promise<void> {
  const row = await bouncingWithdrawal(scope, id);
  const line = lineId ? await lineRow(scope, lineId) : undefined;
  requireIncomingLine(line);
  const { tenantId, userId, withdrawalNo, amountFen, feeFen } = row;
  const amount = fromFen(amountFen);
  const { db, now: at } = scope;
  await endWithdrawal(scope, row, {
    event: 'BOUNCED',
    reason,
    also: [
      ...transferStatements(db, {
        tenantId,
        key: `withdrawal-bounced:${row.id}`,
        type: 'WITHDRAWAL_REVERSAL',
        reference: withdrawalNo,
        at,
        postings: [
          { userId: '', kind: 'CLEARING', amountFen: feeFen - amountFen },
          { userId: '', kind: 'SERVICE_FEE', amountFen: -feeFen },
          { userId, kind: 'AVAILABLE', amountFen },
        ],
      }),
      ...(line ? [markStatement(scope, line, { mark: 'RETURNED', note: withdrawalNo })] : []),
      notify(db, { tenantId, userId, at }, 'WITHDRAWAL_REJECTED', { withdrawalNo, amount, reason }),
    ],
  });
}

function requireIncomingLine(line: LineRow | undefined): void {
  if (line && line.amountMinor <= 0) throw illegalTransition(line.state, 'RETURNED');
}
