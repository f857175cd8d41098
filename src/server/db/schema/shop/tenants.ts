import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { DepositChannelType } from '../../../../contract/values/money/money-kinds.ts';
import type { Locale } from '../../../../contract/values/shop/locales.ts';
import type { ArticleType, WarehouseRegion } from '../../../../contract/values/shop/site-kinds.ts';
import type { TenantRecord } from '../../../../contract/values/shop/tenant-record.ts';
import type { TenantText } from '../../../../contract/values/shop/tenant-text.ts';

export const tenants = sqliteTable('tenants', {
  id: text('id').primaryKey(),
  record: text('record', { mode: 'json' }).$type<TenantRecord>().notNull(),
  revision: integer('revision').notNull().default(1),
  /** When the last rule about its service fee began that has begun; null if none has. Noted by a timer. */
  feeSince: integer('fee_since'),
  /** When an operator last changed it; null if it is as seeded. */
  editedAt: integer('edited_at'),
  /**
   * Since when it is closed: then its hosts say so, and its data are kept. Null while it is open.
   */
  archivedAt: integer('archived_at'),
});

export const tenantHosts = sqliteTable('tenant_hosts', {
  /** A host name without port, or a wildcard such as `*.example.org`. */
  host: text('host').primaryKey(),
  tenantId: text('tenant_id')
    .notNull()
    .references(() => tenants.id),
});

/** True if no longer in use. The row stays, because orders and payments refer to it. */
const closed = integer('closed', { mode: 'boolean' }).notNull().default(false);

/** The times from and until which something is shown; null if there is no such limit. */
const shownTimes = {
  shownFrom: integer('shown_from'),
  shownUntil: integer('shown_until'),
  /** Whether it was shown when a timer last looked. Changing it raises the tenant's content revision. */
  shown: integer('shown', { mode: 'boolean' }).notNull().default(true),
};

export const warehouses = sqliteTable(
  'warehouses',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    region: text('region').$type<WarehouseRegion>().notNull(),
    name: text('name', { mode: 'json' }).$type<TenantText>().notNull(),
    country: text('country').notNull(),
    address: text('address').notNull(),
    /** The address in other letters; sellers and couriers need `address`. */
    addressTrans: text('address_trans', { mode: 'json' }).$type<TenantText>(),
    /** For whom the warehouse is a good choice, in one sentence. */
    advice: text('advice', { mode: 'json' }).$type<TenantText>(),
    phone: text('phone').notNull(),
    postCode: text('post_code').notNull(),
    position: integer('position').notNull().default(0),
    closed,
  },
  (t) => [
    uniqueIndex('warehouses_key').on(t.tenantId, t.id),
    index('warehouses_tenant').on(t.tenantId, t.region),
  ],
);

export const articles = sqliteTable(
  'articles',
  {
    tenantId: text('tenant_id').notNull(),
    type: text('type').$type<ArticleType>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.type, t.locale] })],
);

export const howToUseSteps = sqliteTable(
  'how_to_use_steps',
  {
    tenantId: text('tenant_id').notNull(),
    position: integer('position').notNull(),
    name: text('name', { mode: 'json' }).$type<TenantText>().notNull(),
    remark: text('remark', { mode: 'json' }).$type<TenantText>().notNull(),
    image: text('image').notNull(),
    description: text('description', { mode: 'json' }).$type<TenantText>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.position] })],
);

export const banners = sqliteTable(
  'banners',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    position: integer('position').notNull(),
    image: text('image').notNull(),
    title: text('title', { mode: 'json' }).$type<TenantText>().notNull(),
    text: text('text', { mode: 'json' }).$type<TenantText>().notNull(),
    link: text('link').notNull(),
    ...shownTimes,
  },
  (t) => [
    index('banners_tenant').on(t.tenantId, t.position),
    index('banners_from').on(t.shownFrom),
    index('banners_until').on(t.shownUntil),
  ],
);

export const announcements = sqliteTable(
  'announcements',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    title: text('title', { mode: 'json' }).$type<TenantText>().notNull(),
    html: text('html', { mode: 'json' }).$type<TenantText>().notNull(),
    publishedAt: integer('published_at').notNull(),
    ...shownTimes,
  },
  (t) => [
    index('announcements_tenant').on(t.tenantId, t.publishedAt),
    index('announcements_from').on(t.shownFrom),
    index('announcements_until').on(t.shownUntil),
  ],
);

export const productGroups = sqliteTable(
  'product_groups',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    kind: text('kind').$type<'PREFERRED' | 'RECOMMENDED'>().notNull(),
    position: integer('position').notNull(),
    name: text('name', { mode: 'json' }).$type<TenantText>().notNull(),
    productIds: text('product_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** A search whose hits follow the chosen products; null if there are only chosen ones. */
    search: text('search'),
  },
  (t) => [index('product_groups_tenant').on(t.tenantId, t.kind, t.position)],
);

export const depositChannels = sqliteTable(
  'deposit_channels',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    position: integer('position').notNull(),
    type: text('type').$type<DepositChannelType>().notNull(),
    /** The name of the payment provider, a folder of `src/server/payments`. */
    provider: text('provider').notNull().default('manual'),
    /** Every change at the desk increases it. */
    version: integer('version').notNull().default(0),
    name: text('name', { mode: 'json' }).$type<TenantText>().notNull(),
    instructions: text('instructions', { mode: 'json' })
      .$type<{ label: TenantText; value: string }[]>()
      .notNull(),
    currency: text('currency').notNull(),
    feeBasisPoints: integer('fee_basis_points').notNull(),
    minimumFen: integer('minimum_fen').notNull(),
    maximumFen: integer('maximum_fen').notNull(),
    /** The scheme and merchant of the QR code to pay. Null if the channel has no QR code. */
    merchant: text('merchant', { mode: 'json' }).$type<{
      scheme: string;
      merchantId: string;
      city: string;
      /** Whether pay codes of open payments are issued through this channel. */
      onePay: boolean;
    }>(),
    /** The picture of a code that is the same for each payment: a path on this site, or `''`. NOT NULL is the guard. */
    picture: text('picture').notNull().default(''),
    /** Credited as soon as the shopper reports the payment. For demonstrations only. */
    instant: integer('instant', { mode: 'boolean' }).notNull(),
    closed,
  },
  (t) => [
    uniqueIndex('deposit_channels_key').on(t.tenantId, t.id),
    index('deposit_channels_tenant').on(t.tenantId, t.position),
  ],
);
