import { and, eq } from 'drizzle-orm';
import type { Deposit } from '../../../contract/calls/deposits.ts';
import type { Refund } from '../../../contract/calls/refunds.ts';
import type { Withdrawal } from '../../../contract/calls/withdrawals.ts';
import type { ProviderPaymentView } from '../../../contract/ops/money/provider-payments.ts';
import { getOpsDeposit } from '../../commerce/deposit/decide-deposit.ts';
import { getProviderPayment } from '../../commerce/payin/ops-channels.ts';
import { viewRefund } from '../../commerce/refund/records.ts';
import {
  getOpsRefund,
  type OrderRefund,
  planOrderRefund,
} from '../../commerce/settlement/decide-refund.ts';
import { getOpsWithdrawal } from '../../commerce/withdrawal/withdrawals.ts';
import { proposals } from '../../db/schema/people/approvals.ts';
import type { StaffScope } from '../staff-scope.ts';
import { openProposals, proposalRow, waitingView } from './proposal-rows.ts';
import { refundMadeBy } from './refund-made-by.ts';
import type { Waiting } from './waiting.ts';

/** The waiting proposal about an object, for a response that is read again. */
async function waitingFor(scope: StaffScope, subjectId: string): Promise<Waiting> {
  const [row] = await openProposals(scope, and(eq(proposals.subjectId, subjectId)));
  return row ? { proposal: waitingView(row) } : {};
}

/** Reads the response of `creditOrPropose` again. */
export async function recallCredit(scope: StaffScope, id: string): Promise<Deposit & Waiting> {
  const deposit = await getOpsDeposit(scope, id);
  return { ...deposit, ...(await waitingFor(scope, deposit.id)) };
}

/** Reads the response of `payOrPropose` again. */
export async function recallPayout(scope: StaffScope, id: string): Promise<Withdrawal & Waiting> {
  const withdrawal = await getOpsWithdrawal(scope, id);
  return { ...withdrawal, ...(await waitingFor(scope, withdrawal.id)) };
}

/** Reads the response of `approveOrPropose` again. */
export async function recallApproval(scope: StaffScope, id: string): Promise<Refund & Waiting> {
  const refund = await getOpsRefund(scope, id);
  return { ...refund, ...(await waitingFor(scope, refund.id)) };
}

/** Reads the response of `refundPayerOrPropose` again. */
export async function recallPayerRefund(
  scope: StaffScope,
  id: string,
): Promise<ProviderPaymentView & Waiting> {
  const payment = await getProviderPayment(scope, id);
  return { ...payment, ...(await waitingFor(scope, payment.depositId)) };
}

/** Reads the response of `refundOrPropose` again, from the act that it made. */
export async function recallRefund(
  scope: StaffScope,
  actId: string,
  request: OrderRefund,
): Promise<Refund & Waiting> {
  const act = await proposalRow(scope, actId);
  if (act.state !== 'PENDING') return refundMadeBy(scope, actId);
  const { refund } = await planOrderRefund(scope, request);
  return {
    ...viewRefund({ ...refund, status: 'REQUESTED', doneAt: null }),
    proposal: waitingView(act),
  };
}
