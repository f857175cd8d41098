import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Withdrawal } from '../../../contract/calls/withdrawals.ts';
import { Failure } from '../../../contract/errors.ts';
import type { OpsWithdrawal } from '../../../contract/ops/money/money.ts';
import type { PayoutItemState } from '../../../contract/values/money/bank.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { withdrawals } from '../../db/schema/money/ledger.ts';
import { payoutItems } from '../../db/schema/money/payouts.ts';
import { atomically, type Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { shopperName } from '../base/shopper-name.ts';
import { channelsOf } from '../deposit/deposit-channels.ts';
import { transferStatements } from '../ledger/ledger.ts';
import { notify } from '../notice/notify.ts';
import {
  endWithdrawal,
  releaseStatements,
  viewWithdrawal,
  type WithdrawalRow,
  withdrawalMove,
} from './withdrawal-records.ts';
import { withdrawalStates } from './withdrawal-states.ts';

/**
 * A withdrawal of any of the tenant's shoppers (by id or number), with the full number of the account
 * to pay to. Throws `NOT_FOUND`.
 */
export async function getOpsWithdrawal(scope: Scope, idOrNo: string): Promise<OpsWithdrawal> {
  const row = await tenantWithdrawal(scope, idOrNo);
  const { accountNo, status, version } = row;
  const [shopper, channels, inBatch] = await Promise.all([
    shopperName(scope, row.userId),
    channelsOf(scope),
    scope.db.select({ id: payoutItems.id }).from(payoutItems).where(inOpenBatch(row)),
  ]);
  // A withdrawal that a bank is paying, or is going to pay, is confirmed only by the bank's report.
  const byHand = inBatch.length === 0 && status !== 'PAYING';
  return {
    ...viewWithdrawal(scope, row, channels),
    accountNo,
    version,
    shopper,
    acts: [
      ...(byHand && withdrawalStates.next(status, 'PAID') ? ['pay' as const] : []),
      ...(byHand && withdrawalStates.next(status, 'REJECTED') ? ['reject' as const] : []),
      ...(withdrawalStates.next(status, 'BOUNCED') ? ['bounce' as const] : []),
    ],
  };
}

/**
 * Records that an operator has paid a withdrawal (by id or number): posts the held amount as paid out,
 * and the fee as the tenant's. `also` are statements of the batch whose payment it is. Notifies the shopper. Throws
 * `NOT_FOUND`, and `ILLEGAL_TRANSITION`, also by hand while a batch holds it.
 */
export async function payWithdrawal(
  scope: Scope,
  idOrNo: string,
  also: readonly Statement[] = [],
): Promise<Withdrawal> {
  const row = await tenantWithdrawal(scope, idOrNo);
  // A payment in a bank's batch is confirmed there.
  if (row.status === 'PAYING' && also.length === 0) throw illegalTransition(row.status, 'PAID');
  const { tenantId, userId, withdrawalNo } = row;
  const amount = fromFen(row.amountFen);
  const paid = await endWithdrawal(scope, row, {
    event: 'PAID',
    also: [
      ...(also.length > 0 ? also : [requireNoBatch(scope, row)]),
      ...payOutStatements(scope, row),
      notify(scope.db, { tenantId, userId, at: scope.now }, 'WITHDRAWAL_DONE', {
        withdrawalNo,
        amount,
      }),
    ],
  });
  return viewWithdrawal(scope, paid, await channelsOf(scope));
}

/**
 * Rejects a withdrawal (by id or number): releases the held amount, and notifies its shopper of the
 * reason. With `failed`, statements of the batch whose payment it was, it failed at the bank. Throws `NOT_FOUND`, and
 * `ILLEGAL_TRANSITION`, also by hand while a batch holds it.
 */
export async function rejectWithdrawal(
  scope: Scope,
  idOrNo: string,
  { reason, failed = [] }: { reason: string; failed?: readonly Statement[] },
): Promise<Withdrawal> {
  const row = await tenantWithdrawal(scope, idOrNo);
  const { tenantId, userId, withdrawalNo } = row;
  const amount = fromFen(row.amountFen);
  const rejected = await endWithdrawal(scope, row, {
    event: failed.length > 0 ? 'FAILED' : 'REJECTED',
    reason,
    also: [
      ...(failed.length > 0 ? failed : [requireNoBatch(scope, row)]),
      ...releaseStatements(scope, row),
      notify(scope.db, { tenantId, userId, at: scope.now }, 'WITHDRAWAL_REJECTED', {
        withdrawalNo,
        amount,
        reason,
      }),
    ],
  });
  return viewWithdrawal(scope, rejected, await channelsOf(scope));
}

/** The payments of a withdrawal in a batch that the bank has, or will have. */
const inOpenBatch = ({ id, tenantId }: WithdrawalRow) =>
  and(
    eq(payoutItems.tenantId, tenantId),
    eq(payoutItems.withdrawalId, id),
    inArray(payoutItems.state, ['QUEUED', 'SENT']),
  );

/**
 * The statement that fails its batch with the guard `PAYOUT_ITEM_STATE` while a payout batch contains the
 * withdrawal: otherwise its money could go out twice.
 */
const requireNoBatch = ({ db }: Scope, row: WithdrawalRow): Statement =>
  db.update(payoutItems).set({ state: sql<PayoutItemState>`null` }).where(inOpenBatch(row));

/** Approves a withdrawal (by id or number) for a batch to a bank. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function approveWithdrawal(scope: Scope, idOrNo: string): Promise<Withdrawal> {
  const row = await tenantWithdrawal(scope, idOrNo);
  const { moved, statements } = withdrawalMove(scope, row, { event: 'APPROVED' });
  await atomically(scope, statements, {
    WITHDRAWAL_STATUS: () => illegalTransition(row.status, 'APPROVED'),
  });
  return viewWithdrawal(scope, moved, await channelsOf(scope));
}

/**
 * The statements that post a withdrawal as paid, out of the held amount. There are two transfers, so
 * that the fee has its own type in the ledger.
 */
function payOutStatements({ db, now: at }: Scope, row: WithdrawalRow): Statement[] {
  const { id, tenantId, userId, withdrawalNo: reference, amountFen, feeFen } = row;
  const paidOutFen = amountFen - feeFen;
  const paid = transferStatements(db, {
    tenantId,
    key: `withdrawal-paid:${id}`,
    type: 'WITHDRAWAL',
    reference,
    at,
    postings: [
      { userId, kind: 'FROZEN', amountFen: -paidOutFen },
      { userId: '', kind: 'CLEARING', amountFen: paidOutFen },
    ],
  });
  if (feeFen === 0) return paid;
  const fee = transferStatements(db, {
    tenantId,
    key: `withdrawal-fee:${id}`,
    type: 'WITHDRAWAL_FEE',
    reference,
    at,
    postings: [
      { userId, kind: 'FROZEN', amountFen: -feeFen },
      { userId: '', kind: 'SERVICE_FEE', amountFen: feeFen },
    ],
  });
  return [...paid, ...fee];
}

/** A withdrawal of any of the tenant's shoppers, by id or number. Throws `NOT_FOUND`. */
export async function tenantWithdrawal(
  { db, tenantId }: Scope,
  idOrNo: string,
): Promise<WithdrawalRow> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.tenantId, tenantId),
        or(eq(withdrawals.id, idOrNo), eq(withdrawals.withdrawalNo, idOrNo)),
      ),
    );
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}
