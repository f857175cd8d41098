import { and, asc, count, eq, not, notExists, sql } from 'drizzle-orm';
import { payments } from '../../db/schema/money/payments.ts';
import { purchaseOrderItems, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { purchaseParcelItems, purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { increased, inList, type Statement } from '../base/atomically.ts';
import type { Acting } from '../base/scope.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { refundableFen, withoutExtras } from '../payment/refundable.ts';
import { itemStatements, moveOrderStatements } from './move-order.ts';
import { dueEvents, itemStatuses, type OrderFacts } from './order-progress.ts';
import type { OrderRow } from './order-view.ts';
import {
  PURCHASE_ORDER_EVENTS,
  type PurchaseOrderEvent,
  purchaseOrderStates,
} from './purchase-order-states.ts';

/**
 * The statements that update the status of an order and of its lines after its parcels changed: the
 * order may now be partly or fully stocked in, completed or fully refunded. Put them into the batch
 * that moves the parcels; `changed` are these parcels as they will be afterwards. Empty for an order
 * that has ended, and for parcels without an order. If the batch fails with the guard `ORDER_STATUS`,
 * the order or another of its parcels has changed since it was read: plan the batch again.
 */
export async function orderProgressStatements(
  acting: Acting,
  orderId: string | null,
  changed: readonly ParcelRow[],
): Promise<Statement[]> {
  if (orderId === null) return [];
  const facts = await orderFacts(acting, orderId, changed);
  return progressStatements(acting, facts, changed);
}

/** As `orderProgressStatements`, for facts that were read with the same `changed`. */
export function progressStatements(
  acting: Acting,
  facts: OrderFacts,
  changed: readonly ParcelRow[],
): Statement[] {
  const { order, items } = facts;
  if (hasEnded(order)) return [];
  return [
    unchangedStatement(acting, facts, changed),
    ...itemStatements(acting, items, itemStatuses(facts)),
    ...orderSteps(facts).flatMap(({ from, event }) =>
      moveOrderStatements(
        acting,
        { ...order, status: from },
        event,
        event === 'FULLY_REFUNDED' ? FULLY_REFUNDED : {},
      ),
    ),
  ];
}

const FULLY_REFUNDED = {
  details: { reason: 'FULLY_REFUNDED' },
  changes: { closeReason: 'FULLY_REFUNDED' },
} as const;

/** An order with its lines, payments, refunds and parcels; `changed` replaces the stored parcels. */
export async function orderFacts(
  { db }: Pick<Acting, 'db'>,
  orderId: string,
  changed: readonly ParcelRow[],
): Promise<OrderFacts> {
  const parcelIds = db
    .select({ id: purchaseParcels.id })
    .from(purchaseParcels)
    .where(eq(purchaseParcels.orderId, orderId));
  const [[order], items, parcels, contents, refundRows, paymentRows] = await db.batch([
    db.select().from(purchaseOrders).where(eq(purchaseOrders.id, orderId)),
    db.select().from(purchaseOrderItems).where(eq(purchaseOrderItems.orderId, orderId)),
    db
      .select()
      .from(purchaseParcels)
      .where(eq(purchaseParcels.orderId, orderId))
      .orderBy(asc(purchaseParcels.id)),
    db
      .select()
      .from(purchaseParcelItems)
      .where(sql`${purchaseParcelItems.parcelId} in (${parcelIds})`),
    db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderType, 'PURCHASE_ORDER'), eq(refunds.orderId, orderId))),
    db
      .select()
      .from(payments)
      .where(and(eq(payments.orderType, 'PURCHASE_ORDER'), eq(payments.orderId, orderId)))
      .orderBy(asc(payments.createdAt), asc(payments.id)),
  ]);
  if (!order) throw new Error(`a parcel without its order ${orderId}`);
  const asChanged = (parcel: ParcelRow) => changed.find(({ id }) => id === parcel.id) ?? parcel;
  const orderPayments = withoutExtras(paymentRows);
  return {
    order,
    items,
    parcels: parcels.map(asChanged),
    contents,
    refunds: refundRows,
    orderPayments,
    unrefundedFen: refundableFen(orderPayments),
  };
}

/**
 * Fails the batch with `ORDER_STATUS` unless the order and its other parcels still have the statuses
 * that were read. The `changed` parcels have guards of their own.
 */
export function unchangedStatement(
  { db }: Pick<Acting, 'db'>,
  { order, parcels }: Pick<OrderFacts, 'order' | 'parcels'>,
  changed: readonly Pick<ParcelRow, 'id'>[],
): Statement {
  const changedIds = changed.map(({ id }) => id);
  const others = parcels.filter(({ id }) => !changedIds.includes(id));
  const readStatuses = JSON.stringify(others.map(({ id, status }) => `${id} ${status}`));
  const { id, status, orderId } = purchaseParcels;
  const isOther = and(eq(orderId, order.id), not(inList(id, changedIds)));
  const otherCount = db.select({ parcels: count() }).from(purchaseParcels).where(isOther);
  const moved = db
    .select({ id })
    .from(purchaseParcels)
    .where(
      and(
        isOther,
        sql`${id} || ' ' || ${status} not in (select value from json_each(${readStatuses}))`,
      ),
    );
  const isUnchanged = and(
    eq(purchaseOrders.status, order.status),
    sql`(${otherCount}) = ${others.length}`,
    notExists(moved),
  );
  return db
    .update(purchaseOrders)
    .set({ status: sql`case when ${isUnchanged} then ${order.status} end` })
    .where(and(eq(purchaseOrders.tenantId, order.tenantId), eq(purchaseOrders.id, order.id)));
}

/**
 * A statement that fails the batch with `ORDER_STATUS` unless the order still has the number of missing
 * items that was read; else it increases the order's version.
 */
export function missingUnchangedStatement(
  { db }: Pick<Acting, 'db'>,
  { order, items }: Pick<OrderFacts, 'order' | 'items'>,
): Statement {
  const { missing, orderId } = purchaseOrderItems;
  const stored = db
    .select({ pieces: sql`coalesce(sum(${missing}), 0)` })
    .from(purchaseOrderItems)
    .where(eq(orderId, order.id));
  const read = items.reduce((sum, item) => sum + item.missing, 0);
  const { status, version } = purchaseOrders;
  return db
    .update(purchaseOrders)
    .set({
      status: sql`case when (${stored}) = ${read} then ${status} end`,
      version: increased(version),
    })
    .where(and(eq(purchaseOrders.tenantId, order.tenantId), eq(purchaseOrders.id, order.id)));
}

type Step = { event: PurchaseOrderEvent; from: OrderRow['status']; to: OrderRow['status'] };

/** The due events that change the order's status, each with the status before and after it. */
function orderSteps(facts: OrderFacts): Step[] {
  const steps: Step[] = [];
  for (const event of dueEvents(facts)) {
    const from = steps.at(-1)?.to ?? facts.order.status;
    const to = purchaseOrderStates.next(from, event);
    if (to && to !== from) steps.push({ event, from, to });
  }
  return steps;
}

/** Whether an order is in a final status: no event can change it any more. */
export function hasEnded({ status }: Pick<OrderRow, 'status'>): boolean {
  return PURCHASE_ORDER_EVENTS.every((event) => !purchaseOrderStates.next(status, event));
}
