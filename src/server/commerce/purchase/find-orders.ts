import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PurchaseOrderSummary } from '../../../contract/calls/orders.ts';
import { Failure } from '../../../contract/errors.ts';
import type { PurchaseParcelStatus } from '../../../contract/values/warehouse/parcel-statuses.ts';
import { purchaseOrderItems, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { inList } from '../base/atomically.ts';
import { inReadersLanguage } from '../base/readers-language.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { paymentsOf } from '../payment/payments.ts';
import { refundsOf } from '../refund/records.ts';
import { actionFactsOf, type OrderItemRow, type OrderRow, viewOrder } from './order-view.ts';
import { closeOverdueOrder, isOverdue } from './overdue-orders.ts';
import { purchaseOrderStates } from './purchase-order-states.ts';

const ORDER_NUMBER = /^P\d{6}/;

/** The condition for the caller's orders at this tenant that satisfy these conditions. */
export function ownOrders({ tenantId, userId }: OwnerScope, ...conditions: (SQL | undefined)[]) {
  return and(
    eq(purchaseOrders.tenantId, tenantId),
    eq(purchaseOrders.userId, userId),
    ...conditions,
  );
}

/** The caller's order by id or number. Throws `NOT_FOUND`, also for an order of somebody else. */
export function findOrder(scope: OwnerScope, idOrNo: string): Promise<OrderRow> {
  return readOrder(scope, ownOrders(scope, hasIdOrNumber(idOrNo)));
}

/** An order of the tenant by id or number, for the calls that fulfil it. Throws `NOT_FOUND`. */
export function tenantOrder(scope: Scope, idOrNo: string): Promise<OrderRow> {
  return readOrder(scope, and(eq(purchaseOrders.tenantId, scope.tenantId), hasIdOrNumber(idOrNo)));
}

/** Closes the caller's unpaid orders whose time to pay is over, so that no list shows them as open. */
export async function closeOwnOverdueOrders(scope: OwnerScope): Promise<void> {
  const overdueOrders = await scope.db
    .select()
    .from(purchaseOrders)
    .where(ownOrders(scope, isOverdue(scope)));
  for (const order of overdueOrders) await closeOverdueOrder(scope, order);
}

const hasIdOrNumber = (idOrNo: string) =>
  eq(ORDER_NUMBER.test(idOrNo) ? purchaseOrders.orderNo : purchaseOrders.id, idOrNo);

/** The order that a condition selects; if its time to pay is over, it is closed first. */
async function readOrder(scope: Scope, condition: SQL | undefined): Promise<OrderRow> {
  const read = (further?: SQL) =>
    scope.db.select().from(purchaseOrders).where(and(condition, further));
  const [order] = await read();
  if (!order) throw new Failure('NOT_FOUND');
  if (!purchaseOrderStates.next(order.status, 'PAYMENT_TIMEOUT')) return order;
  const [overdueOrder] = await read(isOverdue(scope));
  if (!overdueOrder) return order;
  await closeOverdueOrder(scope, overdueOrder);
  const [closed] = await read();
  return closed ?? order;
}

/** The lines of these orders, sorted by order and position. */
export async function itemsOf(
  scope: Pick<Scope, 'db'>,
  orderIds: readonly string[],
): Promise<OrderItemRow[]> {
  return scope.db
    .select()
    .from(purchaseOrderItems)
    .where(inList(purchaseOrderItems.orderId, orderIds))
    .orderBy(asc(purchaseOrderItems.orderId), asc(purchaseOrderItems.position));
}

/** The statuses that the parcels of each of these orders have, by the order's id. */
async function parcelStatuses(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string | null, ReadonlySet<PurchaseParcelStatus>>> {
  const { orderId, status } = purchaseParcels;
  const rows = await db
    .selectDistinct({ orderId, status })
    .from(purchaseParcels)
    // By the index of their orders, not by one that has all parcels of the tenant.
    .where(and(inList(orderId, orderIds), sql`+${purchaseParcels.tenantId} = ${tenantId}`));
  const byOrder = Map.groupBy(rows, (row) => row.orderId);
  return new Map([...byOrder].map(([id, found]) => [id, new Set(found.map((row) => row.status))]));
}

/**
 * Orders as in the contract's lists, in the given order. Takes four queries for any number of orders.
 */
export async function viewOrders(
  scope: Scope,
  orders: readonly OrderRow[],
): Promise<PurchaseOrderSummary[]> {
  const ids = orders.map(({ id }) => id);
  const [items, orderPayments, refunds, parcels] = await Promise.all([
    itemsOf(scope, ids).then((items) => inReadersLanguage(scope, items)),
    paymentsOf(scope, 'PURCHASE_ORDER', ids),
    refundsOf(scope, 'PURCHASE_ORDER', ids),
    parcelStatuses(scope, ids),
  ]);
  const itemsByOrder = Map.groupBy(items, ({ orderId }) => orderId);
  const paymentsByOrder = Map.groupBy(orderPayments, ({ orderId }) => orderId);
  const refundsByOrder = Map.groupBy(refunds, ({ orderId }) => orderId);
  return orders.map((order) =>
    viewOrder(scope, order, itemsByOrder.get(order.id) ?? [], {
      ...actionFactsOf(paymentsByOrder.get(order.id) ?? [], refundsByOrder.get(order.id) ?? []),
      parcels: parcels.get(order.id),
    }),
  );
}
