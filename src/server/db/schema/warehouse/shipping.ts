import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { TrackingOutcome } from '../../../../contract/values/warehouse/shipment-kinds.ts';
import { referenceTo } from '../owned.ts';
import { transitOrders } from './transit.ts';

/** The boxes of a transit order. Grams, millimetres; 0 until they are measured. */
export const shipmentBoxes = sqliteTable(
  'shipment_boxes',
  {
    tenantId: text('tenant_id').notNull(),
    transitOrderId: text('transit_order_id').notNull(),
    number: integer('number').notNull(),
    weightG: integer('weight_g').notNull().default(0),
    lengthMm: integer('length_mm').notNull().default(0),
    widthMm: integer('width_mm').notNull().default(0),
    heightMm: integer('height_mm').notNull().default(0),
    /** The number on the carrier's label. */
    trackingNo: text('tracking_no').notNull().default(''),
    deliveredAt: integer('delivered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.transitOrderId, t.number] }),
    referenceTo(transitOrders, t, t.transitOrderId),
    index('shipment_boxes_tracking').on(t.tenantId, t.trackingNo),
  ],
);

/**
 * The lines of a transit order's customs declaration. Fen, grams; value and weight are those of the whole
 * line.
 */
export const declarationLines = sqliteTable(
  'declaration_lines',
  {
    tenantId: text('tenant_id').notNull(),
    transitOrderId: text('transit_order_id').notNull(),
    position: integer('position').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionZh: text('description_zh').notNull(),
    hsCode: text('hs_code').notNull(),
    quantity: integer('quantity').notNull(),
    valueFen: integer('value_fen').notNull(),
    /** Two-letter code of a country in lower case. */
    origin: text('origin').notNull(),
    weightG: integer('weight_g').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.transitOrderId, t.position] }),
    referenceTo(transitOrders, t, t.transitOrderId),
  ],
);

/** The events from trackers, each once, also those that were not used. */
export const trackingEvents = sqliteTable(
  'tracking_events',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** The tracker: the name of an implementation of `CarrierTracking`. */
    source: text('source').notNull(),
    number: text('number').notNull(),
    /** SHA-256 of the event's content. */
    eventHash: text('event_hash').notNull(),
    payload: text('payload', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    outcome: text('outcome').$type<TrackingOutcome>().notNull(),
    transitOrderId: text('transit_order_id'),
    receivedAt: integer('received_at').notNull(),
    /** How often the same event came. */
    times: integer('times').notNull().default(1),
  },
  (t) => [
    referenceTo(transitOrders, t, t.transitOrderId),
    uniqueIndex('tracking_events_once').on(t.tenantId, t.source, t.eventHash),
    index('tracking_events_age').on(t.tenantId, t.receivedAt, t.id),
    index('tracking_events_outcome').on(t.tenantId, t.outcome, t.receivedAt, t.id),
    index('tracking_events_number').on(t.tenantId, t.number, t.receivedAt, t.id),
  ],
);

/** The keys with which trackers sign their pushes. */
export const carrierKeys = sqliteTable(
  'carrier_keys',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    source: text('source').notNull(),
    name: text('name').notNull(),
    /** Sealed with `seal` of the crypto room. */
    secret: text('secret').notNull(),
    active: integer('active', { mode: 'boolean' }).notNull(),
    madeBy: text('made_by').notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (t) => [index('carrier_keys_source').on(t.tenantId, t.source)],
);
