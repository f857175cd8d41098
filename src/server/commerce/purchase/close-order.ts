import type { PurchaseOrder } from '../../../contract/calls/orders.ts';
import { Failure } from '../../../contract/errors.ts';
import { atomically, type Statement, untilCommitted } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { OwnerScope } from '../base/scope.ts';
import { paymentsOf } from '../payment/payments.ts';
import { refundableFen, withoutExtras } from '../payment/refundable.ts';
import { openRefundStatements, promisedFen, refundsOf } from '../refund/records.ts';
import { closeStatements } from './closing.ts';
import { findOrder } from './find-orders.ts';
import { hasUndecidedRefund } from './order-view.ts';
import { getPurchaseOrder } from './orders.ts';
import { purchaseOrderStates } from './purchase-order-states.ts';

/**
 * Cancels an order. An order that no agent has accepted, or that waits for a supplement, is closed
 * and refunded in full, in one transaction. For an order that is being bought, this opens a refund
 * request, which an operator decides. Throws `NOT_FOUND`, `REFUND_OPEN` while a request is
 * undecided, and `ILLEGAL_TRANSITION` if the order is bought or closed, also by a concurrent call.
 */
export async function closePurchaseOrder(
  scope: OwnerScope,
  idOrNo: string,
): Promise<PurchaseOrder> {
  const order = await findOrder(scope, idOrNo);
  if (purchaseOrderStates.next(order.status, 'CANCEL_APPROVED')) {
    await untilCommitted(scope, () => requestStatements(scope, order.id));
  } else {
    const orderPayments = await paymentsOf(scope, 'PURCHASE_ORDER', [order.id]);
    const changedFirst = () => illegalTransition(order.status, 'CLOSED');
    const statements = closeStatements(scope, order, orderPayments, {
      event: 'CLOSED',
      closeReason: 'USER_CANCELLED',
      refundReason: 'USER_CANCELLED',
    });
    await atomically(scope, statements, {
      ORDER_STATUS: changedFirst,
      PAYMENT_STATUS: changedFirst,
      LEDGER_TRANSFER_EXISTS: changedFirst,
    });
  }
  return getPurchaseOrder(scope, order.id);
}

/**
 * The statements that request a refund of everything that was paid. If an agent buys the order before the
 * decision, the request stays open.
 */
async function requestStatements(scope: OwnerScope, orderId: string): Promise<Statement[]> {
  const order = await findOrder(scope, orderId);
  const [orderPayments, refunds] = await Promise.all([
    paymentsOf(scope, 'PURCHASE_ORDER', [orderId]),
    refundsOf(scope, 'PURCHASE_ORDER', [orderId]),
  ]);
  if (hasUndecidedRefund(refunds)) throw new Failure('REFUND_OPEN');
  const amountFen = refundableFen(withoutExtras(orderPayments)) - promisedFen(refunds);
  if (amountFen <= 0) throw illegalTransition(order.status, 'CLOSED');
  return openRefundStatements(
    scope,
    { ...order, orderType: 'PURCHASE_ORDER' },
    { status: 'REQUESTED', event: 'CANCEL_REQUESTED', amountFen, reason: 'USER_CANCELLED' },
  ).statements;
}
