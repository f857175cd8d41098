import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { PurchaseOrderSummary } from '../../../contract/orders.ts';
import { payments, purchaseOrderItems, purchaseOrders } from '../../db/schema/orders.ts';
import { inList } from '../atomically.ts';
import type { PaymentRow } from '../payment/payment-view.ts';
import type { OwnerScope } from '../scope.ts';
import { expireOrder } from './expire-orders.ts';
import { type OrderItemRow, type OrderRow, viewOrder } from './order-view.ts';

const ORDER_NUMBER = /^P\d{6}/;

/** The orders of the caller at this tenant, of which every read begins. */
export function ownOrders({ tenantId, userId }: OwnerScope, ...more: (SQL | undefined)[]) {
  return and(eq(purchaseOrders.tenantId, tenantId), eq(purchaseOrders.userId, userId), ...more);
}

/**
 * The caller's order by id or number; one whose time is over is closed first. Throws `NOT_FOUND`,
 * also for an order of somebody else.
 */
export async function findOrder(scope: OwnerScope, idOrNo: string): Promise<OrderRow> {
  const column = ORDER_NUMBER.test(idOrNo) ? purchaseOrders.orderNo : purchaseOrders.id;
  const read = () =>
    scope.db
      .select()
      .from(purchaseOrders)
      .where(ownOrders(scope, eq(column, idOrNo)));
  const [order] = await read();
  if (!order) throw new Failure('NOT_FOUND');
  if (!isOverdue(order, scope.now)) return order;
  await expireOrder(scope, order);
  const [closed] = await read();
  return closed ?? order;
}

/** Closes the caller's unpaid orders whose time is over, so that no list shows them as open. */
export async function expireOwnOrders(scope: OwnerScope): Promise<void> {
  const overdue = await scope.db
    .select()
    .from(purchaseOrders)
    .where(
      ownOrders(
        scope,
        eq(purchaseOrders.status, 'PENDING_PAYMENT'),
        lte(purchaseOrders.expiresAt, scope.now),
      ),
    );
  for (const order of overdue) await expireOrder(scope, order);
}

function isOverdue(order: OrderRow, now: number): boolean {
  return order.status === 'PENDING_PAYMENT' && order.expiresAt <= now;
}

export async function itemsOf(
  scope: OwnerScope,
  orderIds: readonly string[],
): Promise<OrderItemRow[]> {
  return scope.db
    .select()
    .from(purchaseOrderItems)
    .where(inList(purchaseOrderItems.orderId, orderIds))
    .orderBy(asc(purchaseOrderItems.orderId), asc(purchaseOrderItems.position));
}

/** The payments of orders, first raised first. */
export async function paymentsOf(
  scope: OwnerScope,
  orderIds: readonly string[],
): Promise<PaymentRow[]> {
  return scope.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderType, 'PURCHASE_ORDER'), inList(payments.orderId, orderIds)))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** Orders with their items and open payments, in the order given: three queries for any number. */
export async function viewOrders(
  scope: OwnerScope,
  orders: readonly OrderRow[],
): Promise<PurchaseOrderSummary[]> {
  const ids = orders.map(({ id }) => id);
  const [items, due] = await Promise.all([itemsOf(scope, ids), paymentsOf(scope, ids)]);
  const itemsByOrder = Map.groupBy(items, ({ orderId }) => orderId);
  const open = due.filter(({ status }) => status === 'UNPAID');
  const openByOrder = new Map(open.map(({ orderId, paymentNo }) => [orderId, paymentNo]));
  return orders.map((order) =>
    viewOrder(scope, order, itemsByOrder.get(order.id) ?? [], openByOrder.get(order.id)),
  );
}
