import { and, eq, inArray } from 'drizzle-orm';
import type { PurchaseOrderItemStatus } from '../../../contract/values/orders/order-statuses.ts';
import { purchaseOrderItems, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { increased, inList, onlyFrom, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import type { Acting } from '../base/scope.ts';
import type { OrderItemRow, OrderRow } from './order-view.ts';
import { type PurchaseOrderEvent, purchaseOrderStates } from './purchase-order-states.ts';

export type OrderMove = {
  details?: Record<string, string | number>;
  changes?: Partial<Pick<OrderRow, 'question' | 'upstreamOrderNo' | 'costFen' | 'closeReason'>>;
};

/**
 * The statements that move an order to its next status and write the event. Throws
 * `ILLEGAL_TRANSITION`. If the batch fails with the guard `ORDER_STATUS`, a concurrent call moved the
 * order first.
 */
export function moveOrderStatements(
  acting: Acting,
  order: Pick<OrderRow, 'id' | 'tenantId' | 'status'>,
  event: PurchaseOrderEvent,
  { details, changes }: OrderMove = {},
): Statement[] {
  const { db, now: at } = acting;
  const to = purchaseOrderStates.nextOrFail(order.status, event);
  return [
    db
      .update(purchaseOrders)
      .set({
        ...changes,
        status: onlyFrom(purchaseOrders.status, [order.status], to),
        statusAt: at,
        version: increased(purchaseOrders.version),
      })
      .where(and(eq(purchaseOrders.tenantId, order.tenantId), eq(purchaseOrders.id, order.id))),
    eventStatement(acting, {
      tenantId: order.tenantId,
      subject: 'PURCHASE_ORDER',
      subjectId: order.id,
      event,
      from: order.status,
      to,
      details,
    }),
  ];
}

/** The statement that moves the lines of an order with one of the statuses `from` to the status `to`. */
export function moveItemsStatement(
  { db }: Acting,
  orderId: string,
  from: readonly PurchaseOrderItemStatus[],
  to: PurchaseOrderItemStatus,
): Statement {
  return db
    .update(purchaseOrderItems)
    .set({ status: to })
    .where(
      and(eq(purchaseOrderItems.orderId, orderId), inArray(purchaseOrderItems.status, [...from])),
    );
}

/** The statements that set the statuses of order lines, by the line's id: one for each new status. */
export function itemStatements(
  { db }: Acting,
  items: readonly OrderItemRow[],
  statuses: ReadonlyMap<string, PurchaseOrderItemStatus>,
): Statement[] {
  const changed = items.filter(({ id, status }) => statuses.get(id) !== status);
  return [...Map.groupBy(changed, ({ id, status }) => statuses.get(id) ?? status)].map(
    ([status, lines]) =>
      db
        .update(purchaseOrderItems)
        .set({ status })
        .where(
          inList(
            purchaseOrderItems.id,
            lines.map(({ id }) => id),
          ),
        ),
  );
}
