import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { transitOrders } from '../../db/schema/transit.ts';
import type { Database } from '../../platform/platform.ts';
import { commit } from '../base/atomically.ts';
import { oneByOne } from '../base/one-by-one.ts';
import { paymentsOf } from '../payment/payments-of.ts';
import { closeStatements } from './closing.ts';
import { moveTransitStatements, type TransitOrderRow } from './move-transit.ts';
import { transitStates } from './transit-states.ts';

type Moment = { db: Database; now: number };

/** Orders changed in one go of the timer. */
const AT_ONCE = 200;
/** How long a delivered order waits for the shopper to confirm it. */
const CONFIRM_MS = 14 * 24 * 3_600_000;

/** Orders whose time to pay is over, for the freight or for the rest of it. */
export function overdue({ now }: Pick<Moment, 'now'>) {
  const { status, expiresAt } = transitOrders;
  return and(inArray(status, transitStates.from('PAYMENT_TIMEOUT')), lte(expiresAt, now));
}

/** Closes an order whose time to pay is over. Does nothing where it was paid or closed meanwhile. */
export async function expireTransit({ db, now }: Moment, order: TransitOrderRow): Promise<void> {
  const raised = await paymentsOf({ db, tenantId: order.tenantId }, 'TRANSIT_ORDER', [order.id]);
  const acting = { db, now, actor: 'SYSTEM' } as const;
  await commit(db, await closeStatements(acting, order, raised, 'PAYMENT_TIMEOUT'));
}

/** Closes unpaid orders of every tenant whose time is over, the oldest first. Answers how many. */
export async function expireOverdueTransit(db: Database, now: number): Promise<number> {
  const late = await db
    .select()
    .from(transitOrders)
    .where(overdue({ now }))
    .orderBy(asc(transitOrders.expiresAt))
    .limit(AT_ONCE);
  await oneByOne(late, (order) => expireTransit({ db, now }, order));
  return late.length;
}

/** Completes orders of every tenant that were delivered 14 days ago, the oldest first. Answers how many. */
export async function completeDelivered({ db, now }: Moment): Promise<number> {
  const delivered = await db
    .select()
    .from(transitOrders)
    .where(
      and(eq(transitOrders.status, 'DELIVERED'), lte(transitOrders.statusAt, now - CONFIRM_MS)),
    )
    .orderBy(asc(transitOrders.statusAt))
    .limit(AT_ONCE);
  const acting = { db, now, actor: 'SYSTEM' } as const;
  await oneByOne(delivered, (order) =>
    commit(db, moveTransitStatements(acting, order, 'COMPLETED')),
  );
  return delivered.length;
}
