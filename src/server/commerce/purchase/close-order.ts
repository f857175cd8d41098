import { eq } from 'drizzle-orm';
import { fromFen } from '../../../contract/money.ts';
import type { PurchaseOrder } from '../../../contract/orders.ts';
import { payments, purchaseOrders } from '../../db/schema/orders.ts';
import { atomically, onlyFrom, type Statement } from '../atomically.ts';
import { eventStatement } from '../history.ts';
import { illegalTransition } from '../illegal-transition.ts';
import { notify } from '../notice/notify.ts';
import { refundTransfer } from '../payment/payment-postings.ts';
import type { PaymentRow } from '../payment/payment-view.ts';
import type { OwnerScope } from '../scope.ts';
import { findOrder, paymentsOf } from './find-orders.ts';
import type { OrderRow } from './order-view.ts';
import { getPurchaseOrder } from './orders.ts';
import { purchaseOrderStates } from './purchase-order-states.ts';

/**
 * Cancels an order: its open payments are cancelled, and what was paid goes back to the balance in
 * full, in one transaction. Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` when an agent has taken it
 * or it is closed, also when that happened at the same moment.
 */
export async function closePurchaseOrder(
  scope: OwnerScope,
  idOrNo: string,
): Promise<PurchaseOrder> {
  const order = await findOrder(scope, idOrNo);
  const closed = purchaseOrderStates.nextOrFail(order.status, 'CLOSED');
  const raised = await paymentsOf(scope, [order.id]);
  const open = raised.filter(({ status }) => status === 'UNPAID');
  const paid = raised.filter(({ status }) => status === 'PAID');
  const { db, now: at } = scope;
  const failure = () => illegalTransition(order.status, 'CLOSED');
  await atomically(
    db,
    [
      db
        .update(purchaseOrders)
        .set({
          status: onlyFrom(purchaseOrders.status, [order.status], closed),
          closeReason: 'USER_CANCELLED',
          refundStatus: paid.length > 0 ? 'FULL' : 'NONE',
        })
        .where(eq(purchaseOrders.id, order.id)),
      eventStatement(db, {
        orderType: 'PURCHASE_ORDER',
        orderId: order.id,
        event: 'CLOSED',
        from: order.status,
        to: closed,
        actor: 'SHOPPER',
        details: { reason: 'USER_CANCELLED' },
        at,
      }),
      ...open.map((payment) =>
        db
          .update(payments)
          .set({ status: onlyFrom(payments.status, ['UNPAID'], 'CANCELLED') })
          .where(eq(payments.id, payment.id)),
      ),
      ...paid.flatMap((payment) => refundStatements(scope, payment, order)),
      ...(paid.length === 0
        ? [notify(db, { ...owner(order), at }, 'ORDER_CLOSED', { orderNo: order.orderNo })]
        : []),
    ],
    { ORDER_STATUS: failure, PAYMENT_STATUS: failure, TRANSFER_EXISTS: failure },
  );
  return getPurchaseOrder(scope, order.id);
}

/** Pays back the whole of a payment of an order that is being closed. */
function refundStatements(scope: OwnerScope, payment: PaymentRow, order: OrderRow): Statement[] {
  const { db, now: at } = scope;
  const amount = fromFen(payment.amountFen);
  return [
    db
      .update(payments)
      .set({
        status: onlyFrom(payments.status, ['PAID'], 'REFUNDED'),
        refundedFen: payment.amountFen,
      })
      .where(eq(payments.id, payment.id)),
    ...refundTransfer(db, payment, order, at),
    eventStatement(db, {
      orderType: 'PURCHASE_ORDER',
      orderId: order.id,
      event: 'REFUNDED',
      from: 'CLOSED',
      to: 'CLOSED',
      actor: 'SYSTEM',
      details: { amount },
      at,
    }),
    notify(db, { ...owner(order), at }, 'REFUND_DONE', { orderNo: order.orderNo, amount }),
  ];
}

function owner({ tenantId, userId }: OrderRow) {
  return { tenantId, userId };
}
