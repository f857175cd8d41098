import { and, asc, inArray, lte } from 'drizzle-orm';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { commit } from '../base/atomically.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { DbAndNow } from '../base/scope.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { paymentsOf } from '../payment/payments.ts';
import { closeStatements } from './closing.ts';
import type { TransitOrderRow } from './move-transit.ts';
import { transitStates } from './transit-states.ts';

/** The most orders that are closed in one run of the timer. */
const AT_ONCE = 200;

/** The condition for transit orders whose time to pay is over, for the freight or for the rest of it. */
export function isOverdue({ now }: Pick<DbAndNow, 'now'>) {
  const { status, expiresAt } = transitOrders;
  return and(
    inArray(status, transitStates.from('PAYMENT_TIMEOUT')),
    lte(expiresAt, trustedTime(now)),
  );
}

/** Closes a transit order whose time to pay is over. Does nothing if it was paid or closed meanwhile. */
export async function closeOverdueTransit(
  { db, now }: DbAndNow,
  order: TransitOrderRow,
): Promise<void> {
  const orderPayments = await paymentsOf({ db, tenantId: order.tenantId }, 'TRANSIT_ORDER', [
    order.id,
  ]);
  const acting = { db, now, actor: 'SYSTEM' } as const;
  await commit(acting, await closeStatements(acting, order, orderPayments, 'PAYMENT_TIMEOUT'));
}

/** Closes the overdue transit orders of all tenants, the oldest first. Returns how many were overdue. */
export async function closeOverdueTransits({ db, now }: DbAndNow): Promise<number> {
  const orders = await db
    .select()
    .from(transitOrders)
    .where(isOverdue({ now }))
    .orderBy(asc(transitOrders.expiresAt))
    .limit(AT_ONCE);
  await oneByOne(orders, (order) => closeOverdueTransit({ db, now }, order));
  return orders.length;
}
