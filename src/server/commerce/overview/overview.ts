import { and, count, eq, isNotNull, min, sql } from 'drizzle-orm';
import { PURCHASE_ORDER_TABS } from '../../../contract/calls/orders.ts';
import type { Overview } from '../../../contract/calls/overview.ts';
import { PARCEL_TABS } from '../../../contract/calls/parcels.ts';
import { TRANSIT_TABS } from '../../../contract/calls/transit.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { iso } from '../base/clock.ts';
import type { OwnerScope } from '../base/scope.ts';
import { walletOf } from '../ledger/ledger.ts';
import { isPayable, ownPayments, totalFen } from '../payment/payments.ts';
import { stripOf } from './strip.ts';

/** How many of the shopper's rows have a status, and the number of one of them. */
type OfStatus = { status: string; rows: number; no: string | null };
type Pile = Overview['questions'];

/**
 * The counts of the shopper's orders, parcels and shipments at each stage, and what waits for the shopper.
 */
export async function getOverview(scope: OwnerScope): Promise<Overview> {
  const [wallet, open, orders, parcels, transits] = await Promise.all([
    walletOf(scope.db, scope),
    scope.db
      .select()
      .from(payments)
      .where(ownPayments(scope, eq(payments.status, 'UNPAID'))),
    ordersByStatus(scope),
    parcelsByStatus(scope),
    transitsByStatus(scope),
  ]);
  const payable = open.filter((payment) => isPayable(payment, scope.now));
  const [only] = payable;
  const stored = parcels.find(({ status }) => status === 'STOCKED_IN');
  const overview: Overview = {
    available: fromFen(wallet.availableFen),
    toPay: {
      count: payable.length,
      ...(payable.length === 1 && { no: only?.paymentNo }),
      total: fromFen(totalFen(payable)),
    },
    questions: pileOf(orders, ['AWAITING_CONFIRMATION']),
    problems: pileOf(parcels, PARCEL_TABS.problem),
    pickUps: pileOf(transits, ['READY_FOR_PICKUP']),
    delivered: pileOf(transits, ['DELIVERED']),
    buying: pileOf(orders, PURCHASE_ORDER_TABS.processing).count,
    coming: pileOf(orders, PURCHASE_ORDER_TABS.purchased).count,
    stored: {
      ...pileOf(parcels, PARCEL_TABS.stored),
      ...(stored?.freeUntil && { freeUntil: iso(stored.freeUntil) }),
    },
    goingHome: pileOf(transits, [...TRANSIT_TABS.packing, ...TRANSIT_TABS.shipping]).count,
  };
  return { ...overview, strip: stripOf(scope, overview) };
}

/** All rows of some statuses together. */
function pileOf(found: readonly OfStatus[], statuses: readonly string[]): Pile {
  const matching = found.filter(({ status }) => statuses.includes(status));
  const rows = matching.reduce((sum, one) => sum + one.rows, 0);
  const no = matching[0]?.no;
  return rows === 1 && no ? { count: 1, no } : { count: rows };
}

function ordersByStatus({ db, tenantId, userId }: OwnerScope) {
  const { status, orderNo } = purchaseOrders;
  return db
    .select({ status, rows: count(), no: min(orderNo) })
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.tenantId, tenantId), eq(purchaseOrders.userId, userId)))
    .groupBy(status);
}

/** Counts the shopper's parcels by status: only those to the tenant's warehouses, as the list of parcels does. */
function parcelsByStatus({ db, now, tenantId, userId }: OwnerScope) {
  const { status, parcelNo, warehouseId, storageFreeUntil } = purchaseParcels;
  return db
    .select({
      status,
      rows: count(),
      no: min(parcelNo),
      // Once storage costs something, the end of its free days is past and no longer told.
      freeUntil: sql<
        number | null
      >`min(case when ${storageFreeUntil} > ${now} then ${storageFreeUntil} end)`,
    })
    .from(purchaseParcels)
    .where(
      and(
        eq(purchaseParcels.tenantId, tenantId),
        eq(purchaseParcels.userId, userId),
        isNotNull(warehouseId),
      ),
    )
    .groupBy(status);
}

function transitsByStatus({ db, tenantId, userId }: OwnerScope) {
  const { status, orderNo } = transitOrders;
  return db
    .select({ status, rows: count(), no: min(orderNo) })
    .from(transitOrders)
    .where(and(eq(transitOrders.tenantId, tenantId), eq(transitOrders.userId, userId)))
    .groupBy(status);
}
