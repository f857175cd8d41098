import { and, eq, or } from 'drizzle-orm';
import type { Deposit } from '../../../contract/calls/deposits.ts';
import type { Refund } from '../../../contract/calls/refunds.ts';
import type { Withdrawal } from '../../../contract/calls/withdrawals.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Proposal } from '../../../contract/ops/people/approvals.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import { getOpsDeposit, tenantDeposit } from '../../commerce/deposit/decide-deposit.ts';
import { depositStates } from '../../commerce/deposit/deposit-states.ts';
import { walletOf } from '../../commerce/ledger/ledger.ts';
import { viewRefund } from '../../commerce/refund/records.ts';
import {
  getOpsRefund,
  type OrderRefund,
  planApproval,
  planOrderRefund,
} from '../../commerce/settlement/decide-refund.ts';
import { withdrawalStates } from '../../commerce/withdrawal/withdrawal-states.ts';
import { getOpsWithdrawal, tenantWithdrawal } from '../../commerce/withdrawal/withdrawals.ts';
import { users } from '../../db/schema/people/users.ts';
import type { StaffScope } from '../staff-scope.ts';
import type { Act } from './act.ts';
import { getProposal } from './proposal-rows.ts';
import { refundMadeBy } from './refund-made-by.ts';
import { currentRules } from './rules.ts';
import { runAct } from './run-act.ts';
import { type Justification, type Waiting, waitingIn } from './waiting.ts';

/** A shopper of the tenant, by id or e-mail. Throws `NOT_FOUND`. */
export async function shopperNamed({ db, tenantId }: StaffScope, idOrEmail: string) {
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.tenantId, tenantId),
        or(eq(users.id, idOrEmail), eq(users.email, idOrEmail.toLowerCase())),
      ),
    );
  if (!user) throw new Failure('NOT_FOUND', {}, [{ field: 'shopper', code: 'unknown' }]);
  return user;
}

/** The balance before and after an amount of signed fen is added. */
export async function balanceLine({ db, tenantId }: StaffScope, userId: string, amountFen: number) {
  const { availableFen } = await walletOf(db, { tenantId, userId });
  return {
    name: 'balance',
    before: fromFen(availableFen),
    after: fromFen(availableFen + amountFen),
  };
}

/** Proposes money for a shopper's balance, or from it. Throws `NOT_FOUND` at `shopper`, and as `runAct`. */
export async function proposeBalance(
  scope: StaffScope,
  kind: 'GOODWILL' | 'ADJUSTMENT',
  given: Justification & { shopper: string; amount: string; direction: 'IN' | 'OUT' },
): Promise<Proposal> {
  const { shopper, direction, reason, evidence } = given;
  const { id: userId, email } = await shopperNamed(scope, shopper);
  const amountFen = positiveFen(given.amount);
  const signedFen = direction === 'IN' ? amountFen : -amountFen;
  const outcome = await runAct(scope, {
    kind,
    subject: 'SHOPPER',
    subjectId: userId,
    subjectName: email,
    shopperId: userId,
    amountFen,
    payload: { userId, direction },
    summary: [await balanceLine(scope, userId, signedFen)],
    reason,
    evidence,
  });
  return getProposal(scope, 'waiting' in outcome ? outcome.waiting.id : outcome.done);
}

/** A positive amount in fen. Throws `VALIDATION_FAILED` at `amount`. */
export function positiveFen(amount: string): number {
  const fen = toFen(amount);
  if (fen > 0) return fen;
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'amount', code: 'too_small' }]);
}

/** Credits a top-up, or proposes that. Throws as `creditDeposit` and `runAct`. */
export async function creditOrPropose(
  scope: StaffScope,
  idOrNo: string,
  { amount, reason, evidence }: Justification & { amount?: string | undefined },
): Promise<Deposit & Waiting> {
  const row = await tenantDeposit(scope, idOrNo);
  depositStates.nextOrFail(row.status, 'CREDITED');
  const { id, depositNo, userId } = row;
  const amountFen = amount === undefined ? row.amountFen : positiveFen(amount);
  const { rules } = await currentRules(scope);
  const missingFen = row.amountFen - amountFen;
  const act: Act = {
    kind: 'CREDIT',
    subject: 'DEPOSIT',
    subjectId: id,
    subjectName: depositNo,
    shopperId: userId,
    amountFen,
    payload: { depositId: id, amount: fromFen(amountFen) },
    summary: [
      { name: 'amount', before: fromFen(row.amountFen), after: fromFen(amountFen) },
      await balanceLine(scope, userId, amountFen),
    ],
    reason,
    evidence,
    isUnusual: missingFen < 0 || missingFen > toFen(rules.shortfall),
  };
  const outcome = await runAct(scope, act, [id]);
  return { ...(await getOpsDeposit(scope, id)), ...waitingIn(outcome) };
}

/** Marks a withdrawal as paid, or proposes that. Throws as `payWithdrawal` and `runAct`. */
export const payOrPropose = (scope: StaffScope, idOrNo: string, given: Justification) =>
  withdrawOrPropose(scope, idOrNo, given, 'PAID');

/** Approves a withdrawal for a batch, or proposes that. Throws as `approveWithdrawal` and `runAct`. */
export const approveWithdrawalOrPropose = (
  scope: StaffScope,
  idOrNo: string,
  given: Justification,
) => withdrawOrPropose(scope, idOrNo, given, 'APPROVED');

async function withdrawOrPropose(
  scope: StaffScope,
  idOrNo: string,
  { reason, evidence }: Justification,
  event: 'PAID' | 'APPROVED',
): Promise<Withdrawal & Waiting> {
  const row = await tenantWithdrawal(scope, idOrNo);
  withdrawalStates.nextOrFail(row.status, event);
  const { id, withdrawalNo, userId, amountFen } = row;
  const outcome = await runAct(
    scope,
    {
      kind: 'WITHDRAWAL',
      subject: 'WITHDRAWAL',
      subjectId: id,
      subjectName: withdrawalNo,
      shopperId: userId,
      amountFen,
      payload: event === 'PAID' ? { withdrawalId: id } : { approvedId: id },
      summary: [
        { name: 'amount', before: '', after: fromFen(amountFen) },
        { name: 'paidOut', before: '', after: `${row.payAmount} ${row.payCurrency}` },
      ],
      reason,
      evidence,
    },
    [id],
  );
  return { ...(await getOpsWithdrawal(scope, id)), ...waitingIn(outcome) };
}

/** Refunds an order, or proposes that. Throws as `refundOrder` and `runAct`. */
export async function refundOrPropose(
  scope: StaffScope,
  request: OrderRefund,
): Promise<Refund & Waiting> {
  const { refund } = await planOrderRefund(scope, request);
  const { orderType, orderId, orderNo, userId, amountFen } = refund;
  const outcome = await runAct(scope, {
    kind: 'REFUND',
    subject: orderType,
    subjectId: orderId,
    subjectName: orderNo,
    shopperId: userId,
    amountFen,
    payload: { ...request, amount: fromFen(amountFen) },
    summary: [
      { name: 'refund', before: '', after: fromFen(amountFen) },
      await balanceLine(scope, userId, amountFen),
    ],
    reason: request.note,
    evidence: orderNo,
  });
  if ('waiting' in outcome) {
    return {
      ...viewRefund({ ...refund, status: 'REQUESTED', doneAt: null }),
      ...waitingIn(outcome),
    };
  }
  return refundMadeBy(scope, outcome.done);
}

/** Approves a shopper's request, or proposes that. Throws as `approveRefund` and `runAct`. */
export async function approveOrPropose(
  scope: StaffScope,
  idOrNo: string,
  { amount, reason, evidence }: Justification & { amount?: string | undefined },
): Promise<Refund & Waiting> {
  const before = await getOpsRefund(scope, idOrNo);
  const { refund } = await planApproval(scope, idOrNo, { amount });
  const { id, refundNo, userId, amountFen } = refund;
  const outcome = await runAct(
    scope,
    {
      kind: 'REFUND',
      subject: 'REFUND',
      subjectId: id,
      subjectName: refundNo,
      shopperId: userId,
      amountFen,
      payload: { refundId: id, amount: fromFen(amountFen) },
      summary: [
        { name: 'refund', before: before.amount, after: fromFen(amountFen) },
        await balanceLine(scope, userId, amountFen),
      ],
      reason,
      evidence,
    },
    [id],
  );
  return { ...(await getOpsRefund(scope, id)), ...waitingIn(outcome) };
}
