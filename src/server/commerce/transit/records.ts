import { and, eq, type SQL } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import type { TransitOrderRow } from './move-transit.ts';
import { closeOverdueTransit, isOverdue } from './overdue-transits.ts';
import { transitStates } from './transit-states.ts';

const TRANSIT_NUMBER = /^T\d{6}/;

/** The condition for the caller's transit orders at this tenant, and more conditions. */
export function ownTransits({ tenantId, userId }: OwnerScope, ...more: (SQL | undefined)[]) {
  return and(eq(transitOrders.tenantId, tenantId), eq(transitOrders.userId, userId), ...more);
}

/**
 * The caller's transit order by id or number; it is closed first if its time to pay is over. Throws
 * `NOT_FOUND`, also for an order of somebody else.
 */
export async function findTransit(scope: OwnerScope, idOrNo: string): Promise<TransitOrderRow> {
  const read = () => readOne(scope, ownTransits(scope, hasIdOrNumber(idOrNo)));
  const order = await read();
  if (!transitStates.next(order.status, 'PAYMENT_TIMEOUT')) return order;
  const [overdueOrder] = await scope.db
    .select()
    .from(transitOrders)
    .where(ownTransits(scope, hasIdOrNumber(idOrNo), isOverdue(scope)));
  if (!overdueOrder) return order;
  await closeOverdueTransit(scope, overdueOrder);
  return read();
}

/** A transit order of the tenant, by id or number; one whose time to pay is over is not closed. Throws `NOT_FOUND`. */
export function tenantTransit(scope: Scope, idOrNo: string): Promise<TransitOrderRow> {
  return readOne(scope, and(eq(transitOrders.tenantId, scope.tenantId), hasIdOrNumber(idOrNo)));
}

/** Closes the caller's transit orders whose time to pay is over, so that no list shows them as open. */
export async function closeOwnOverdueTransits(scope: OwnerScope): Promise<void> {
  const orders = await scope.db
    .select()
    .from(transitOrders)
    .where(ownTransits(scope, isOverdue(scope)));
  for (const order of orders) await closeOverdueTransit(scope, order);
}

function hasIdOrNumber(idOrNo: string): SQL {
  const column = TRANSIT_NUMBER.test(idOrNo) ? transitOrders.orderNo : transitOrders.id;
  return eq(column, idOrNo);
}

async function readOne({ db }: Scope, where: SQL | undefined): Promise<TransitOrderRow> {
  const [order] = await db.select().from(transitOrders).where(where);
  if (!order) throw new Failure('NOT_FOUND');
  return order;
}
