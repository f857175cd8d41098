import { and, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Pile } from '../../../contract/values/desk/piles.ts';
import { bankLines } from '../../db/schema/money/bank.ts';
import { deposits, withdrawals } from '../../db/schema/money/ledger.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { serviceRequests } from '../../db/schema/orders/services.ts';
import { tickets } from '../../db/schema/orders/tickets.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { unknownParcels } from '../../db/schema/warehouse/warehouse.ts';
import { DAY_MS } from '../base/clock.ts';
import { AGREEABLE } from '../refund/refund-states.ts';

/** The time that a seller has to send a bought order, and for its parcels to arrive. */
const SELLER_MS = 3 * DAY_MS;
const SELLERS_PARCEL_MS = 10 * DAY_MS;
/** After this time without news a shipment counts as late: on its way, and at its destination. */
const JOURNEY_MS = 14 * DAY_MS;
const LAST_MILE_MS = 7 * DAY_MS;
/** The end of storage is work from this time before it on. */
const STORAGE_NOTICE_MS = 7 * DAY_MS;

type Source =
  | typeof purchaseOrders
  | typeof purchaseParcels
  | typeof transitOrders
  | typeof deposits
  | typeof withdrawals
  | typeof refunds
  | typeof tickets
  | typeof unknownParcels
  | typeof serviceRequests
  | typeof bankLines;

/**
 * The part of a pile that one range of an index holds: `(tenant, status, since, id)`. `now` is in
 * milliseconds since the epoch.
 */
export type Part = (now: number) => SQL | undefined;

/** How to read a pile: its table, the parts of which it consists, and the columns to show. */
export type PileSource = {
  table: Source;
  parts: readonly Part[];
  number: SQLiteColumn;
  status: SQLiteColumn;
  since: SQLiteColumn;
};

type Bounds = { olderThan?: number; youngerThan?: number };

/** The rows in a status; with bounds only those that have been in it for longer, or less long. */
const inStatus =
  (columns: { status: SQLiteColumn; since: SQLiteColumn }, status: string, bounds: Bounds): Part =>
  (now) =>
    and(
      eq(columns.status, status),
      bounds.olderThan === undefined ? undefined : lte(columns.since, now - bounds.olderThan),
      bounds.youngerThan === undefined ? undefined : gt(columns.since, now - bounds.youngerThan),
    );

/** A function that makes the piles of a table from statuses, or from statuses with bounds. */
const pilesOf =
  <
    T extends Exclude<
      Source,
      typeof tickets | typeof unknownParcels | typeof serviceRequests | typeof bankLines
    >,
  >(
    table: T,
    number: SQLiteColumn,
    since: SQLiteColumn,
  ) =>
  (
    ...statuses: (T['$inferSelect']['status'] | [T['$inferSelect']['status'], Bounds])[]
  ): PileSource => ({
    table,
    number,
    since,
    status: table.status,
    parts: statuses.map((status) => {
      const [name, bounds] = typeof status === 'string' ? [status, {}] : status;
      return inStatus({ status: table.status, since }, name, bounds);
    }),
  });

const orderPile = pilesOf(purchaseOrders, purchaseOrders.orderNo, purchaseOrders.statusAt);
const parcelPile = pilesOf(purchaseParcels, purchaseParcels.parcelNo, purchaseParcels.statusAt);
const storagePile = pilesOf(
  purchaseParcels,
  purchaseParcels.parcelNo,
  purchaseParcels.storageExpiresAt,
);
const shipmentPile = pilesOf(transitOrders, transitOrders.orderNo, transitOrders.statusAt);
const depositPile = pilesOf(deposits, deposits.depositNo, deposits.createdAt);
const withdrawalPile = pilesOf(withdrawals, withdrawals.withdrawalNo, withdrawals.createdAt);
const refundPile = pilesOf(refunds, refunds.refundNo, refunds.createdAt);

/** Only parcels at a warehouse of the tenant: at a shopper's own warehouse the shopper checks them. */
const atTenantWarehouse = (pile: PileSource): PileSource => ({
  ...pile,
  parts: pile.parts.map((part) => (now) => and(part(now), isNotNull(purchaseParcels.warehouseId))),
});

/**
 * The conditions of all piles. A waiting object is in exactly one pile: no status is in two piles, unless
 * their bounds exclude each other. The number of a ticket is that of its subject.
 */
export const PILE_SOURCES: Record<Pile, PileSource> = {
  ORDERS_TO_ACCEPT: orderPile('PAID'),
  ORDERS_TO_BUY: orderPile('PURCHASING'),
  ORDERS_FOR_SHOPPER: orderPile('AWAITING_CONFIRMATION'),
  ORDERS_FOR_MONEY: orderPile('PENDING_SUPPLEMENT'),
  ORDERS_TO_SHIP: orderPile(['PURCHASED', { youngerThan: SELLER_MS }]),
  ORDERS_LATE: orderPile(
    ['PURCHASED', { olderThan: SELLER_MS }],
    ['SELLER_SHIPPED', { olderThan: SELLERS_PARCEL_MS }],
  ),
  ORDERS_PARTLY_MISSING: orderPile('PARTIALLY_STOCKED_IN'),
  PARCELS_EXPECTED: parcelPile('AWAITING_SHIPMENT', 'IN_DOMESTIC_TRANSIT'),
  PARCELS_TO_CHECK: atTenantWarehouse(parcelPile('DOMESTIC_SIGNED', 'INBOUND_CHECKING')),
  PARCELS_FAILED: parcelPile('QC_FAILED', 'OBJECTED', 'EXCHANGING', 'RETURNING', 'EXCEPTION'),
  PARCELS_UNKNOWN: {
    table: unknownParcels,
    parts: [() => eq(unknownParcels.state, 'WAITING')],
    number: unknownParcels.unknownNo,
    status: unknownParcels.state,
    since: unknownParcels.createdAt,
  },
  SERVICES_TO_DO: {
    table: serviceRequests,
    parts: [() => eq(serviceRequests.state, 'WAITING')],
    // The number of the service's subject, which leads to its page.
    number: serviceRequests.subjectNo,
    status: serviceRequests.code,
    since: serviceRequests.createdAt,
  },
  PARCELS_STORAGE_ENDING: storagePile(
    ['STOCKED_IN', { olderThan: -STORAGE_NOTICE_MS }],
    'STORAGE_EXPIRED',
  ),
  SHIPMENTS_TO_PACK: shipmentPile('PENDING_PACKING'),
  SHIPMENTS_TO_WEIGH: shipmentPile('PACKING'),
  SHIPMENTS_FOR_MONEY: shipmentPile('PENDING_PAYMENT', 'PENDING_SETTLEMENT'),
  SHIPMENTS_TO_HAND_OVER: shipmentPile('PENDING_SHIPMENT'),
  SHIPMENTS_LATE: shipmentPile(
    ['IN_TRANSIT', { olderThan: JOURNEY_MS }],
    ['CUSTOMS_CLEARANCE', { olderThan: JOURNEY_MS }],
    ['READY_FOR_PICKUP', { olderThan: LAST_MILE_MS }],
    ['LOCAL_DELIVERING', { olderThan: LAST_MILE_MS }],
  ),
  SHIPMENTS_ARRIVED: shipmentPile('ARRIVED_LOCAL_WAREHOUSE'),
  // A problem is work until somebody closes it, however old it is. It began with the status.
  SHIPMENTS_EXCEPTION: { ...shipmentPile(), parts: [() => eq(transitOrders.pile, 'PROBLEM')] },
  DEPOSITS_TO_CREDIT: depositPile('PENDING_REVIEW'),
  DEPOSITS_UNANNOUNCED: depositPile('PENDING_PAYMENT'),
  // Incoming lines that nobody has explained.
  BANK_LINES: {
    table: bankLines,
    parts: [
      () => and(sql`${bankLines.state} in ('OPEN', 'PARTLY')`, sql`${bankLines.amountMinor} > 0`),
    ],
    number: bankLines.name,
    status: bankLines.state,
    since: bankLines.createdAt,
  },
  WITHDRAWALS: withdrawalPile('PENDING_REVIEW', 'APPROVED', 'PAYING'),
  REFUNDS: refundPile(...AGREEABLE),
  TICKETS: {
    table: tickets,
    parts: [() => eq(tickets.state, 'OPEN')],
    number: tickets.subjectNo,
    status: tickets.kind,
    since: tickets.dueAt,
  },
};
