import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Address } from '../../../../contract/calls/addresses.ts';
import type { FreightBill } from '../../../../contract/calls/site.ts';
import type { ServicePer } from '../../../../contract/values/money/charges.ts';
import type { CloseReason } from '../../../../contract/values/orders/order-statuses.ts';
import type { TenantText } from '../../../../contract/values/shop/tenant-text.ts';
import type {
  LiableParty,
  ShipmentPile,
} from '../../../../contract/values/warehouse/shipment-kinds.ts';
import type {
  Packing,
  TraceStatus,
  TransitChargeMode,
  TransitOrderStatus,
} from '../../../../contract/values/warehouse/transit-statuses.ts';
import { owned, rateColumns, referenceTo } from '../owned.ts';
import { users } from '../people/users.ts';
import { warehouses } from '../shop/tenants.ts';
import { purchaseParcels } from './parcels.ts';

/**
 * A service of the shop as it was when it was chosen. `fen` is the price of each unit of `per`. `count` is
 * the number of parcels or items, and 1 for a shipment; boxes and kilograms are counted when the parcels
 * are packed.
 */
export type ChosenService = {
  code: string;
  name: TenantText;
  per: ServicePer;
  fen: number;
  count: number;
};

/** A stored freight bill. The names of its lines are added when it is read. Fen, grams. */
export type StoredBill = {
  actualG: number;
  volumetricG: number;
  billedG: number;
  firstG?: number;
  stepG?: number;
  lines: { kind: FreightBill['lines'][number]['kind']; code?: string; fen: number }[];
  totalFen: number;
};

/**
 * Transit orders: parcels that are packed together and sent to the shopper. Grams, millimetres,
 * fen.
 */
export const transitOrders = sqliteTable(
  'transit_orders',
  {
    ...owned,
    orderNo: text('order_no').notNull(),
    /** NOT NULL is the guard: an invalid transition writes NULL and so fails its batch. */
    status: text('status').$type<TransitOrderStatus>().notNull(),
    statusAt: integer('status_at').notNull(),
    /** Every change increases it, so that the staff notice each other's changes. */
    version: integer('version').notNull().default(0),
    closeReason: text('close_reason').$type<CloseReason>(),
    chargeMode: text('charge_mode').$type<TransitChargeMode>().notNull(),
    optionCode: text('option_code').notNull(),
    country: text('country').notNull(),
    /** A copy from when the order was made; null for pick-up. */
    address: text('address', { mode: 'json' }).$type<Address>(),
    selfPickup: integer('self_pickup', { mode: 'boolean' }).notNull(),
    pickupWarehouseId: text('pickup_warehouse_id'),
    pickupCode: text('pickup_code'),
    localExpressCompanyName: text('local_express_company_name').notNull(),
    insured: integer('insured', { mode: 'boolean' }).notNull(),
    packing: text('packing').$type<Packing>().notNull().default('STANDARD'),
    /** The price of a box, and the amount due for storage, when the order was made. */
    boxFen: integer('box_fen').notNull().default(800),
    storageFen: integer('storage_fen').notNull().default(0),
    /** The shop's services that the shopper chose, at the prices of that day. */
    services: text('services', { mode: 'json' }).$type<ChosenService[]>().notNull().default([]),
    declaredFen: integer('declared_fen').notNull(),
    /** Codes of the optional surcharges that the shopper chose. */
    extras: text('extras', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The version of the tenant's tariff with which the estimate was made, and also the bill. */
    tariffVersion: integer('tariff_version').notNull().default(1),
    /** The row of that version, from 0. Null in orders from before tariffs had zones: then `optionCode` names it. */
    tariffRow: integer('tariff_row'),
    estimate: text('estimate', { mode: 'json' }).$type<StoredBill>().notNull(),
    bill: text('bill', { mode: 'json' }).$type<StoredBill>(),
    /** The total of `bill`, or of `estimate` before the bill. */
    totalFen: integer('total_fen').notNull(),
    /** The weight from the scale, or the estimate before that. */
    weightG: integer('weight_g').notNull(),
    /** The three sides are 0 until they are measured. */
    lengthMm: integer('length_mm').notNull().default(0),
    widthMm: integer('width_mm').notNull().default(0),
    heightMm: integer('height_mm').notNull().default(0),
    boxes: integer('boxes').notNull().default(1),
    parcelCount: integer('parcel_count').notNull(),
    images: text('images', { mode: 'json' }).$type<string[]>().notNull(),
    carrier: text('carrier').notNull().default(''),
    trackingNo: text('tracking_no').notNull().default(''),
    localTrackingNo: text('local_tracking_no').notNull().default(''),
    /** Whether the shipment was returned, lost or seized, and the staff have not closed that problem yet. */
    problemOpen: integer('problem_open', { mode: 'boolean' }).notNull().default(false),
    /** Who must pay for the problem, and what was agreed. */
    problemLiable: text('problem_liable').$type<LiableParty>().notNull().default('UNKNOWN'),
    problemNote: text('problem_note').notNull().default(''),
    /** The pile at the desk (`PILE_STATUSES`). Computed, not stored. */
    pile: text('pile')
      .$type<ShipmentPile>()
      .generatedAlwaysAs(
        sql.raw(
          `case when problem_open = 1 then 'PROBLEM' when status = 'PENDING_PACKING' then 'TO_PACK' when status = 'PACKING' then 'TO_WEIGH' when status in ('PENDING_PAYMENT', 'PENDING_SETTLEMENT') then 'WAITING_FOR_MONEY' when status = 'PENDING_SHIPMENT' then 'TO_HAND_OVER' when status in ('IN_TRANSIT', 'CUSTOMS_CLEARANCE', 'ARRIVED_LOCAL_WAREHOUSE', 'READY_FOR_PICKUP', 'LOCAL_DELIVERING') then 'ON_THE_WAY' else 'DONE' end`,
        ),
        { mode: 'virtual' },
      ),
    message: text('message').notNull(),
    ...rateColumns,
    searchText: text('search_text').notNull(),
    createdAt: integer('created_at').notNull(),
    /** The deadline of an open payment. */
    expiresAt: integer('expires_at'),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(warehouses, t, t.pickupWarehouseId),
    uniqueIndex('transit_orders_key').on(t.tenantId, t.id),
    uniqueIndex('transit_orders_no').on(t.tenantId, t.orderNo),
    index('transit_orders_owner').on(t.tenantId, t.userId, t.createdAt),
    index('transit_orders_owner_status').on(t.tenantId, t.userId, t.status, t.createdAt),
    // For the desk's lists of a pile, also of one country, service or carrier.
    index('transit_orders_pile').on(t.tenantId, t.pile, t.statusAt, t.id),
    index('transit_orders_pile_country').on(t.tenantId, t.pile, t.country, t.statusAt, t.id),
    index('transit_orders_pile_option').on(t.tenantId, t.pile, t.optionCode, t.statusAt, t.id),
    index('transit_orders_pile_carrier').on(t.tenantId, t.pile, t.carrier, t.statusAt, t.id),
    index('transit_orders_pile_shopper').on(t.tenantId, t.pile, t.userId, t.statusAt, t.id),
    // For the staff's lists of the orders in a status.
    index('transit_orders_work').on(t.tenantId, t.status, t.statusAt, t.id),
    index('transit_orders_expiry').on(t.status, t.expiresAt),
    index('transit_orders_age').on(t.status, t.statusAt),
    // For the staff's search by the carrier's number.
    index('transit_orders_tracking').on(t.tenantId, t.trackingNo).where(sql`tracking_no <> ''`),
  ],
);

/** The parcels of transit orders. A parcel is in at most one open order; `released` frees it. */
export const transitOrderParcels = sqliteTable(
  'transit_order_parcels',
  {
    tenantId: text('tenant_id').notNull(),
    transitOrderId: text('transit_order_id').notNull(),
    parcelId: text('parcel_id').notNull(),
    released: integer('released', { mode: 'boolean' }).notNull().default(false),
    /** The number of the box in which it is; null while it is on the shelf. */
    box: integer('box'),
  },
  (t) => [
    primaryKey({ columns: [t.transitOrderId, t.parcelId] }),
    referenceTo(transitOrders, t, t.transitOrderId),
    referenceTo(purchaseParcels, t, t.parcelId),
    uniqueIndex('transit_order_parcels_held').on(t.parcelId).where(sql`released = 0`),
    index('transit_order_parcels_parcel').on(t.parcelId),
  ],
);

/** The tracking events of carriers, as reported. */
export const transitTraces = sqliteTable(
  'transit_traces',
  {
    tenantId: text('tenant_id').notNull(),
    transitOrderId: text('transit_order_id').notNull(),
    at: integer('at').notNull(),
    status: text('status').$type<TraceStatus>().notNull(),
    code: text('code').notNull(),
    text: text('text').notNull(),
    location: text('location').notNull(),
    /** The number of the box that it tells of; empty for the whole order. */
    trackingNo: text('tracking_no').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.transitOrderId, t.at, t.status, t.text] }),
    referenceTo(transitOrders, t, t.transitOrderId),
  ],
);
