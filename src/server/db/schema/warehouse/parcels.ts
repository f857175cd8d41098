import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { GoodsClass } from '../../../../contract/values/goods/product-kinds.ts';
import type { StoragePer } from '../../../../contract/values/money/charges.ts';
import type {
  ObjectionKind,
  ObjectionReason,
} from '../../../../contract/values/warehouse/objections.ts';
import type {
  DomesticTraceStatus,
  ParcelException,
  PhotoShows,
  PurchaseParcelStatus,
  QcIssue,
  QcStatus,
} from '../../../../contract/values/warehouse/parcel-statuses.ts';
import type { ParcelPile } from '../../../../contract/values/warehouse/scanning.ts';
import { purchaseOrderItems, purchaseOrders } from '../orders/orders.ts';
import { owned, referenceTo } from '../owned.ts';
import { users } from '../people/users.ts';
import { warehouses } from '../shop/tenants.ts';

/**
 * The terms with which `commerce/base/storage-terms.ts` computes. Fen, milliseconds since the epoch.
 */
export type StorageTerms = {
  /** Days after the end of storage in which it can still be extended. */
  graceDays: number;
  /** Days before the end on which the shopper is reminded. */
  reminderDays: number[];
  /** The price of a day after the free ones, and until when it is charged. */
  daily?: { fen: number; per: StoragePer; until: number };
  /** The amount due when it was split or merged, and the time until which it pays. */
  due?: { fen: number; until: number };
  /** The days that the last requested extension adds. */
  extensionDays?: number;
};

/** A photo of a parcel: its path, what it shows, the line (`''` for the parcel), and when it was added (0 if unknown). */
export type StoredPhoto = { path: string; shows: PhotoShows; orderItemId: string; at: number };

/**
 * A shopper's request for goods that don't look right, and the reply. Milliseconds since the epoch.
 */
export type StoredObjection = {
  kind: ObjectionKind;
  reason: ObjectionReason;
  itemIds: string[];
  note: string;
  askedAt: number;
  agreed?: boolean;
  answer?: string;
  answeredAt?: number;
};

/** The SQL expression for the pile of a parcel to one of the tenant's warehouses; empty for parcels in no pile. */
const PILE_OF_STATUS = `case when warehouse_id is null then '' else case status
  when 'AWAITING_SHIPMENT' then 'EXPECTED' when 'IN_DOMESTIC_TRANSIT' then 'EXPECTED'
  when 'DOMESTIC_SIGNED' then 'TO_CHECK' when 'INBOUND_CHECKING' then 'TO_CHECK'
  when 'QC_FAILED' then 'FAILED' when 'RETURNING' then 'FAILED'
  when 'OBJECTED' then 'FAILED' when 'EXCHANGING' then 'FAILED'
  when 'EXCEPTION' then 'EXCEPTION'
  when 'STOCKED_IN' then 'STORED' when 'STORAGE_EXPIRED' then 'STORED' else '' end end`;

/** A parcel that left or is lost keeps the code of its shelf, but is not on it. */
const SHELF_OF_STATUS = `case when status in ('DOMESTIC_SIGNED', 'INBOUND_CHECKING', 'QC_FAILED',
  'STOCKED_IN', 'OBJECTED', 'LOCKED_FOR_TRANSIT', 'RETURNING', 'STORAGE_EXPIRED') then shelf_code else '' end`;

/**
 * Parcels on the way to a warehouse in China, or stored there: a seller's, with pieces of a purchase
 * order, or one that the shopper announced, without an order. Grams, millimetres, fen.
 */
export const purchaseParcels = sqliteTable(
  'purchase_parcels',
  {
    ...owned,
    parcelNo: text('parcel_no').notNull(),
    /** Null in a parcel that the shopper announced. */
    orderId: text('order_id'),
    /** `''` without an order. */
    orderNo: text('order_no').notNull(),
    /** NOT NULL is the guard: an invalid transition writes NULL and so fails its batch. */
    status: text('status').$type<PurchaseParcelStatus>().notNull(),
    statusAt: integer('status_at').notNull(),
    /** Every change increases it, so that the staff notice each other's changes. */
    version: integer('version').notNull().default(0),
    warehouseId: text('warehouse_id'),
    domesticCarrier: text('domestic_carrier').notNull(),
    domesticTrackingNo: text('domestic_tracking_no').notNull(),
    domesticTraceStatus: text('domestic_trace_status').$type<DomesticTraceStatus>(),
    /** The shopper's words to the warehouse, in a parcel that was announced. */
    note: text('note').notNull().default(''),
    shelfCode: text('shelf_code').notNull().default(''),
    weightG: integer('weight_g').notNull().default(0),
    lengthMm: integer('length_mm').notNull().default(0),
    widthMm: integer('width_mm').notNull().default(0),
    heightMm: integer('height_mm').notNull().default(0),
    goodsClass: text('goods_class').$type<GoodsClass>().notNull(),
    qcStatus: text('qc_status').$type<QcStatus>().notNull(),
    qcIssue: text('qc_issue').$type<QcIssue>(),
    qcNote: text('qc_note').notNull().default(''),
    qcPhotos: text('qc_photos', { mode: 'json' }).$type<StoredPhoto[]>().notNull(),
    /** When it was checked last, and by whom. */
    checkedAt: integer('checked_at'),
    checkedBy: text('checked_by').$type<'OPERATOR' | 'SYSTEM'>(),
    /** When the shopper said that it looks right. */
    approvedAt: integer('approved_at'),
    /**
     * The end of the time in which the shopper may request an exchange or a return; null if they may not.
     */
    returnUntil: integer('return_until'),
    objection: text('objection', { mode: 'json' }).$type<StoredObjection>(),
    exception: text('exception').$type<ParcelException>(),
    goodsValueFen: integer('goods_value_fen').notNull(),
    /** Numbers and titles in lower case, for searching the list. */
    searchText: text('search_text').notNull(),
    createdAt: integer('created_at').notNull(),
    signedAt: integer('signed_at'),
    stockedInAt: integer('stocked_in_at'),
    storageFreeUntil: integer('storage_free_until'),
    storageExpiresAt: integer('storage_expires_at'),
    /** The tenant's terms of storage on that day; null for older parcels. */
    storageTerms: text('storage_terms', { mode: 'json' }).$type<StorageTerms>(),
    /** When the shopper is reminded of the end of storage; null if there is no further reminder. */
    remindAt: integer('remind_at'),
    /** When the shopper was last reminded. */
    remindedAt: integer('reminded_at'),
    /** The pile of the warehouse to which it belongs, or `''`: computed, not stored. */
    pile: text('pile')
      .$type<ParcelPile | ''>()
      .notNull()
      .generatedAlwaysAs(sql.raw(PILE_OF_STATUS), { mode: 'virtual' }),
    /** The shelf on which it is now, or `''`: computed, not stored. */
    onShelf: text('on_shelf')
      .notNull()
      .generatedAlwaysAs(sql.raw(SHELF_OF_STATUS), { mode: 'virtual' }),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(purchaseOrders, t, t.orderId),
    referenceTo(warehouses, t, t.warehouseId),
    uniqueIndex('purchase_parcels_key').on(t.tenantId, t.id),
    uniqueIndex('purchase_parcels_no').on(t.tenantId, t.parcelNo),
    index('purchase_parcels_owner').on(t.tenantId, t.userId, t.status, t.createdAt),
    index('purchase_parcels_order').on(t.orderId),
    // With the warehouse: parcels at a shopper's own one are no work of the tenant.
    index('purchase_parcels_work').on(t.tenantId, t.status, t.statusAt, t.id, t.warehouseId),
    index('purchase_parcels_storage_ending').on(t.tenantId, t.status, t.storageExpiresAt, t.id),
    index('purchase_parcels_storage').on(t.status, t.storageExpiresAt),
    index('purchase_parcels_remind').on(t.status, t.remindAt),
    // The lists of the warehouse.
    index('purchase_parcels_pile').on(t.tenantId, t.pile, t.statusAt, t.id),
    index('purchase_parcels_pile_in').on(t.tenantId, t.warehouseId, t.pile, t.statusAt, t.id),
    index('purchase_parcels_ending').on(t.tenantId, t.pile, t.storageExpiresAt, t.id),
    index('purchase_parcels_ending_in').on(
      t.tenantId,
      t.warehouseId,
      t.pile,
      t.storageExpiresAt,
      t.id,
    ),
    index('purchase_parcels_shelf').on(t.tenantId, t.warehouseId, t.onShelf, t.statusAt, t.id),
    index('purchase_parcels_shopper').on(t.tenantId, t.userId, t.statusAt, t.id),
    index('purchase_parcels_newest').on(t.tenantId, t.statusAt, t.id),
    // For the staff, who hold a carrier's parcel in their hands.
    index('purchase_parcels_tracking').on(t.tenantId, t.domesticTrackingNo),
    /** A shopper announces a tracking number once, unless it is withdrawn. */
    uniqueIndex('purchase_parcels_announced')
      .on(t.tenantId, t.userId, t.domesticTrackingNo)
      .where(sql`order_id is null and status <> 'WITHDRAWN'`),
    check('purchase_parcels_of_order', sql`(order_id is null) = (order_no = '')`),
  ],
);

/** The pieces of a purchase order that are in a parcel. */
export const purchaseParcelItems = sqliteTable(
  'purchase_parcel_items',
  {
    tenantId: text('tenant_id').notNull(),
    parcelId: text('parcel_id').notNull(),
    orderItemId: text('order_item_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.orderItemId] }),
    referenceTo(purchaseParcels, t, t.parcelId),
    referenceTo(purchaseOrderItems, t, t.orderItemId),
    index('purchase_parcel_items_item').on(t.orderItemId),
  ],
);

/** The contents of a parcel without an order, as the shopper announced them. Fen. */
export const announcedContents = sqliteTable(
  'announced_contents',
  {
    tenantId: text('tenant_id').notNull(),
    parcelId: text('parcel_id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    /** The value of a piece. */
    priceFen: integer('price_fen').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.position] }),
    referenceTo(purchaseParcels, t, t.parcelId),
  ],
);
