import { and, eq } from 'drizzle-orm';
import type { PurchaseOrder } from '../../../contract/calls/orders.ts';
import { Failure } from '../../../contract/errors.ts';
import { purchaseOrderItems } from '../../db/schema/orders/orders.ts';
import { commit, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import type { Scope } from '../base/scope.ts';
import { paymentsOf } from '../payment/payments.ts';
import {
  missingUnchangedStatement,
  orderFacts,
  progressStatements,
} from '../purchase/apply-progress.ts';
import { closeStatements } from '../purchase/closing.ts';
import { tenantOrder } from '../purchase/find-orders.ts';
import { getOpsOrder } from '../purchase/fulfil.ts';
import {
  everythingCameBack,
  type OrderFacts,
  piecesLeft,
  withRefund,
} from '../purchase/order-progress.ts';
import type { OrderItemRow, OrderRow } from '../purchase/order-view.ts';
import { purchaseOrderStates } from '../purchase/purchase-order-states.ts';
import { payBackStatements } from '../refund/pay-back.ts';
import { newRefund } from '../refund/records.ts';

type Missing = { orderItemId: string; quantity: number; note: string };

/**
 * Records items of a bought order that the seller will never send, and refunds them. If nothing of the
 * order will come, it is closed and refunded in full, with freight and fee. If nothing more will come, it
 * continues with what arrived. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`, `QUANTITY_NOT_ALLOWED` for more
 * items than may still come, and `CONFLICT` if a concurrent call changed the order: it may be the same
 * report, sent twice.
 */
export async function markOutOfStock(
  scope: Scope,
  idOrNo: string,
  missing: Missing,
): Promise<PurchaseOrder> {
  const order = await tenantOrder(scope, idOrNo);
  purchaseOrderStates.nextOrFail(order.status, 'ITEM_OUT_OF_STOCK');
  const read = await orderFacts(scope, order.id, []);
  const item = read.items.find(({ id }) => id === missing.orderItemId);
  if (!item) throw new Failure('NOT_FOUND');
  const leftOfItem = piecesLeft(read).get(item.id) ?? 0;
  if (missing.quantity > leftOfItem)
    throw new Failure('QUANTITY_NOT_ALLOWED', { left: leftOfItem });
  const total = item.missing + missing.quantity;
  const items = read.items.map((line) => (line === item ? { ...line, missing: total } : line));
  const statements = [
    missingUnchangedStatement(scope, read),
    scope.db
      .update(purchaseOrderItems)
      .set({ missing: total })
      .where(
        and(eq(purchaseOrderItems.tenantId, scope.tenantId), eq(purchaseOrderItems.id, item.id)),
      ),
    eventOf(scope, order, item, missing),
    ...(await consequences(scope, { ...read, items }, item, missing)),
  ];
  if (await commit(scope, statements)) throw new Failure('CONFLICT');
  return getOpsOrder(scope, order.id);
}

const eventOf = (
  scope: Scope,
  { id, tenantId, status }: OrderRow,
  { titleTrans }: OrderItemRow,
  { quantity }: Missing,
): Statement =>
  eventStatement(scope, {
    tenantId,
    subject: 'PURCHASE_ORDER',
    subjectId: id,
    event: 'ITEM_OUT_OF_STOCK',
    from: status,
    to: status,
    details: { title: titleTrans, quantity },
  });

/** The refund, and what becomes of the order. In `facts` the pieces are missing already. */
async function consequences(
  scope: Scope,
  facts: OrderFacts,
  item: OrderItemRow,
  { quantity, note }: Missing,
): Promise<Statement[]> {
  const { order, orderPayments, unrefundedFen } = facts;
  const nothingComes = [...piecesLeft(facts).values()].every((pieces) => pieces === 0);
  if (nothingComes && facts.parcels.length === 0) {
    const all = await paymentsOf(scope, 'PURCHASE_ORDER', [order.id]);
    return closeStatements(scope, order, all, {
      event: 'SELLER_FAILED',
      closeReason: 'OUT_OF_STOCK',
      refundReason: 'OUT_OF_STOCK',
      note,
    });
  }
  const refundable = { ...order, orderType: 'PURCHASE_ORDER' } as const;
  const goodsFen = Math.min(item.priceFen * quantity, unrefundedFen);
  const terms = { reason: 'OUT_OF_STOCK' as const, note, itemIds: [item.id] };
  const asPaid = newRefund(scope, refundable, 'SUCCEEDED', {
    ...terms,
    amountFen: goodsFen,
  });
  const keepsNothing = everythingCameBack(withRefund(facts, asPaid));
  const amountFen = keepsNothing ? unrefundedFen : goodsFen;
  if (amountFen === 0) return progressStatements(scope, facts, []);
  const { refund, statements } = payBackStatements(scope, refundable, orderPayments, {
    ...terms,
    amountFen,
  });
  return [...progressStatements(scope, withRefund(facts, refund), []), ...statements];
}
