import type { Scope } from '../base/scope.ts';
import type { DepositRow } from '../deposit/deposit-records.ts';
import type { RefundRow } from '../refund/records.ts';
import { agreeRefund } from '../settlement/answer-refund.ts';
import { creditDeposit } from '../settlement/credit-deposit.ts';
import { approveRefund } from '../settlement/decide-refund.ts';
import { asksToCancel, tenantRefunded } from '../settlement/refunded-order.ts';
import type { WithdrawalRow } from '../withdrawal/withdrawal-records.ts';
import { payWithdrawal } from '../withdrawal/withdrawals.ts';

/**
 * The acts of the simulated cashier: every transfer arrives, every withdrawal and refund is approved.
 */

/** The transfer of a top-up arrives as announced. */
export const credit = (scope: Scope, { id }: DepositRow) => creditDeposit(scope, id, {});

/** A withdrawal is paid out. */
export const payOut = (scope: Scope, { id }: WithdrawalRow) => payWithdrawal(scope, id);

/** A refund is agreed with the requested amount; a request to cancel an order is granted. */
export async function agree(scope: Scope, refund: RefundRow) {
  const found = await tenantRefunded(scope, refund.orderType, refund.orderId);
  return asksToCancel(refund, found)
    ? approveRefund(scope, refund.id, {})
    : agreeRefund(scope, refund.id, { waitsFor: 'NOBODY', text: '' });
}

/** An agreed refund is paid. */
export const payBack = (scope: Scope, { id }: RefundRow) => approveRefund(scope, id, {});
