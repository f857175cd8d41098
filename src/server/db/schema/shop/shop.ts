import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { PublishedBy, ShopPart } from '../../../../contract/values/shop/shop-parts.ts';

type PartValue = Record<string, unknown>;

/**
 * The parts of a tenant's shop, with their drafts. The published values are in the tenant's own tables.
 */
export const shopParts = sqliteTable(
  'shop_parts',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    part: text('part').$type<ShopPart>().notNull(),
    version: integer('version').notNull().default(0),
    /** The draft of the part; null if nothing is drafted. */
    draft: text('draft', { mode: 'json' }).$type<PartValue>(),
    /** Id of the person or key that changed the draft last. */
    draftBy: text('draft_by').notNull().default(''),
    draftAt: integer('draft_at'),
  },
  (t) => [uniqueIndex('shop_parts_part').on(t.tenantId, t.part)],
);

/** The publications of each part, in order. Rows are never changed. */
export const shopPublications = sqliteTable(
  'shop_publications',
  {
    tenantId: text('tenant_id').notNull(),
    part: text('part').$type<ShopPart>().notNull(),
    number: integer('number').notNull(),
    value: text('value', { mode: 'json' }).$type<PartValue>().notNull(),
    kind: text('kind').$type<PublishedBy>().notNull(),
    /** Id of the person or key that published it; empty for the command line and the seed. */
    publishedBy: text('published_by').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.part, t.number] })],
);

/** The pictures that a tenant uploaded for everybody to see. */
export const shopPictures = sqliteTable(
  'shop_pictures',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    version: integer('version').notNull().default(0),
    /** The staff's name for it. */
    name: text('name').notNull(),
    /** The key of its main file in the bucket. */
    key: text('key').notNull(),
    /** The keys of its other sizes and formats. */
    otherKeys: text('other_keys', { mode: 'json' }).$type<string[]>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The size of the main file. */
    bytes: integer('bytes').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('shop_pictures_newest').on(t.tenantId, t.createdAt, t.id)],
);
