import { and, asc, count, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { WorkKind } from '../../../contract/ops/work.ts';
import { deposits, withdrawals } from '../../db/schema/ledger.ts';
import { purchaseOrders } from '../../db/schema/orders.ts';
import { purchaseParcels } from '../../db/schema/parcels.ts';
import { refunds } from '../../db/schema/refunds.ts';
import { tickets } from '../../db/schema/tickets.ts';
import { transitOrders } from '../../db/schema/transit.ts';
import type { Database } from '../../platform/platform.ts';
import { iso } from '../base/clock.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { Scope } from '../base/scope.ts';

type Source =
  | typeof purchaseOrders
  | typeof purchaseParcels
  | typeof transitOrders
  | typeof deposits
  | typeof withdrawals
  | typeof refunds
  | typeof tickets;

/** How to read a kind of work: the table, the condition for rows that wait, and the columns to show. */
type WorkQueue = {
  table: Source;
  waiting: SQL | undefined;
  number: SQLiteColumn;
  status: SQLiteColumn;
  since: SQLiteColumn;
};

/** The rows of a table in these statuses. Most tables have an index on `(tenant, status, since)`. */
function workQueue<T extends Exclude<Source, typeof tickets>>(
  table: T,
  number: SQLiteColumn,
  since: SQLiteColumn,
  ...statuses: T['$inferSelect']['status'][]
): WorkQueue {
  return { table, waiting: inArray(table.status, statuses), number, status: table.status, since };
}

const orders = (...statuses: (typeof purchaseOrders.$inferSelect)['status'][]) =>
  workQueue(purchaseOrders, purchaseOrders.orderNo, purchaseOrders.statusAt, ...statuses);
const parcels = (...statuses: (typeof purchaseParcels.$inferSelect)['status'][]) =>
  workQueue(purchaseParcels, purchaseParcels.parcelNo, purchaseParcels.statusAt, ...statuses);
const transit = (...statuses: (typeof transitOrders.$inferSelect)['status'][]) =>
  workQueue(transitOrders, transitOrders.orderNo, transitOrders.statusAt, ...statuses);

/**
 * Only parcels at a warehouse of the tenant. Parcels at a shopper's own warehouse are checked by the
 * shopper.
 */
const atTenantWarehouse = (queue: WorkQueue): WorkQueue => ({
  ...queue,
  waiting: and(queue.waiting, isNotNull(purchaseParcels.warehouseId)),
});

const WORK_QUEUES: Record<WorkKind, WorkQueue> = {
  ORDERS_TO_ACCEPT: orders('PAID'),
  ORDERS_TO_BUY: orders('PURCHASING'),
  ORDERS_TO_SHIP: orders('PURCHASED'),
  PARCELS_COMING: parcels('AWAITING_SHIPMENT', 'IN_DOMESTIC_TRANSIT'),
  PARCELS_TO_CHECK: atTenantWarehouse(parcels('DOMESTIC_SIGNED', 'INBOUND_CHECKING')),
  PARCELS_TO_RETURN: parcels('RETURNING', 'EXCEPTION'),
  TRANSIT_TO_PACK: transit('PENDING_PACKING', 'PACKING'),
  TRANSIT_TO_SHIP: transit('PENDING_SHIPMENT'),
  TRANSIT_ON_THE_WAY: transit(
    'IN_TRANSIT',
    'CUSTOMS_CLEARANCE',
    'ARRIVED_LOCAL_WAREHOUSE',
    'READY_FOR_PICKUP',
    'LOCAL_DELIVERING',
  ),
  DEPOSITS: workQueue(deposits, deposits.depositNo, deposits.createdAt, 'PENDING_REVIEW'),
  WITHDRAWALS: workQueue(
    withdrawals,
    withdrawals.withdrawalNo,
    withdrawals.createdAt,
    'PENDING_REVIEW',
    'APPROVED',
    'PAYING',
  ),
  REFUNDS: workQueue(refunds, refunds.refundNo, refunds.createdAt, 'REQUESTED'),
  FEEDBACK: {
    table: tickets,
    waiting: eq(tickets.state, 'OPEN'),
    number: tickets.subjectNo,
    status: tickets.kind,
    since: tickets.dueAt,
  },
};

/**
 * The rows of a kind of work that wait for an operator of the tenant, oldest first. A feedback's
 * `number` is that of its order, and its `status` is the kind of feedback.
 */
export async function listWork(
  { db, tenantId }: Scope,
  { kind, ...page }: { kind: WorkKind; pageNo: number; pageSize: number },
) {
  const { table, waiting, number, status, since } = WORK_QUEUES[kind];
  const { limit, offset } = pageRange(page);
  const condition = and(eq(table.tenantId, tenantId), waiting);
  const [rows, [all]] = await Promise.all([
    db
      .select({ id: table.id, number, status, userId: table.userId, since })
      .from(table)
      .where(condition)
      .orderBy(asc(since), asc(table.id))
      .limit(limit)
      .offset(offset),
    db.select({ rows: count() }).from(table).where(condition),
  ]);
  const records = rows.map((row) => ({
    id: row.id,
    number: String(row.number),
    status: String(row.status),
    userId: row.userId,
    since: iso(Number(row.since)),
  }));
  return pageOf(records, all?.rows ?? 0, page);
}

/** When the oldest row of each kind of work of a tenant began to wait; kinds without work are absent. */
export async function oldestWork(
  db: Database,
  tenantId: string,
): Promise<Partial<Record<WorkKind, number>>> {
  const oldest: Partial<Record<WorkKind, number>> = {};
  for (const [kind, { table, waiting, since }] of Object.entries(WORK_QUEUES)) {
    const [row] = await db
      .select({ since })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), waiting))
      .orderBy(asc(since))
      .limit(1);
    if (row) oldest[kind as WorkKind] = Number(row.since);
  }
  return oldest;
}
