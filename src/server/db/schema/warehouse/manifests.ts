import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { referenceTo } from '../owned.ts';
import { transitOrders } from './transit.ts';

/** A row of a hand-over that was refused, and why. */
export type RefusedRow = { line: string; code: string };

/** The shipments that a carrier takes away at once: the list that its driver signs. */
export const manifests = sqliteTable(
  'manifests',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    manifestNo: text('manifest_no').notNull(),
    carrier: text('carrier').notNull(),
    /** The tenant's day on which it was begun: `2026-11-23`. */
    day: text('day').notNull(),
    /** Every change increases it, so that the staff notice each other's changes. */
    version: integer('version').notNull().default(0),
    /** Typed rows that were refused. */
    refused: text('refused', { mode: 'json' }).$type<RefusedRow[]>().notNull(),
    /** Id of the person or key that began it. */
    madeBy: text('made_by').notNull(),
    createdAt: integer('created_at').notNull(),
    closedAt: integer('closed_at'),
  },
  (t) => [
    uniqueIndex('manifests_key').on(t.tenantId, t.id),
    uniqueIndex('manifests_no').on(t.tenantId, t.manifestNo),
    index('manifests_age').on(t.tenantId, t.createdAt, t.id),
    // For the carrier's open manifest of a day.
    index('manifests_open').on(t.tenantId, t.carrier, t.day),
  ],
);

/** The shipments of a manifest. */
export const manifestOrders = sqliteTable(
  'manifest_orders',
  {
    tenantId: text('tenant_id').notNull(),
    manifestId: text('manifest_id').notNull(),
    transitOrderId: text('transit_order_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.manifestId, t.transitOrderId] }),
    referenceTo(manifests, t, t.manifestId),
    referenceTo(transitOrders, t, t.transitOrderId),
    index('manifest_orders_order').on(t.tenantId, t.transitOrderId),
  ],
);
