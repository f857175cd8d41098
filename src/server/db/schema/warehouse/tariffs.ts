import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { TariffCells, TariffState } from '../../../../contract/values/money/tariff.ts';
import type { TenantText } from '../../../../contract/values/shop/tenant-text.ts';
import { referenceTo } from '../owned.ts';

/** The name of an option or a surcharge. A draft may lack the English one. */
export type StoredName = { code: string; name: Partial<TenantText> };

/**
 * The versions of each tenant's freight tariff. Once published, rows and names never change (triggers), because
 * bills name the version that they were made with.
 */
export const tariffs = sqliteTable(
  'tariffs',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** Counts the tenant's versions from 1. */
    number: integer('number').notNull(),
    /** NOT NULL is the guard: a change that is not allowed writes NULL and so fails its batch. */
    state: text('state').$type<TariffState>().notNull(),
    names: text('names', { mode: 'json' }).$type<StoredName[]>().notNull(),
    /** The number of rows of a published version; not kept up to date for a draft. */
    rowCount: integer('row_count').notNull().default(0),
    /** From when on the version applies; null for a draft. */
    validFrom: integer('valid_from'),
    /** The version from which this one was made; null for a version made from nothing. */
    basedOn: integer('based_on'),
    note: text('note').notNull().default(''),
    madeBy: text('made_by').notNull(),
    madeAt: integer('made_at').notNull(),
    publishedBy: text('published_by').notNull().default(''),
    /** When the version was published. From then on it never changes. */
    publishedAt: integer('published_at'),
    version: integer('version').notNull().default(0),
  },
  (t) => [
    uniqueIndex('tariffs_key').on(t.tenantId, t.id),
    uniqueIndex('tariffs_number').on(t.tenantId, t.number),
    // A tenant has at most one draft, and at most one version that begins later.
    uniqueIndex('tariffs_open').on(t.tenantId, t.state).where(sql`state in ('DRAFT', 'SCHEDULED')`),
    // For the timer that begins what was published for later.
    index('tariffs_due').on(t.validFrom).where(sql`state = 'SCHEDULED'`),
  ],
);

/** The rows of a version: a shipping option in a zone, as the cells of its table. */
export const tariffRows = sqliteTable(
  'tariff_rows',
  {
    tenantId: text('tenant_id').notNull(),
    tariffId: text('tariff_id').notNull(),
    position: integer('position').notNull(),
    cells: text('cells', { mode: 'json' }).$type<TariffCells>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tariffId, t.position] }), referenceTo(tariffs, t, t.tariffId)],
);
