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
import type {
  OwnOption,
  OwnPicture,
  OwnProductTyped,
} from '../../../../contract/values/goods/own-product-typed.ts';
import type {
  OwnProductState,
  OwnStockEventKind,
  ReservationState,
} from '../../../../contract/values/goods/own-products.ts';
import type { GoodsClass } from '../../../../contract/values/goods/product-kinds.ts';
import type { LocaleTexts } from '../../../../contract/values/shop/locale-texts.ts';
import { purchaseOrderItems, purchaseOrders } from '../orders/orders.ts';
import { referenceTo } from '../owned.ts';

/** A step of the price: the price of an item from a quantity of the product on. */
export type OwnTier = { startQuantity: number; priceFen: number };

/**
 * The products that a tenant sells from its own stock. `availableCount`, `priceFen` and `maxPriceFen` are
 * computed from its variants by triggers.
 */
export const ownProducts = sqliteTable(
  'own_products',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** NOT NULL is the guard: a change that is not allowed writes NULL and so fails its batch. */
    state: text('state').$type<OwnProductState>().notNull(),
    /** The digits in its URL. */
    itemNo: text('item_no').notNull(),
    /** The tenant's own code for it. */
    code: text('code').notNull(),
    titles: text('titles', { mode: 'json' }).$type<LocaleTexts>().notNull(),
    /** Sanitised HTML by language. */
    descriptions: text('descriptions', { mode: 'json' }).$type<LocaleTexts>().notNull(),
    /** A category of the catalogue; may be empty. */
    categoryId: text('category_id').notNull(),
    goodsClass: text('goods_class').$type<GoodsClass>().notNull(),
    unit: text('unit').notNull(),
    options: text('options', { mode: 'json' }).$type<OwnOption[]>().notNull(),
    pictures: text('pictures', { mode: 'json' }).$type<OwnPicture[]>().notNull(),
    tiers: text('tiers', { mode: 'json' }).$type<OwnTier[]>().notNull(),
    freightFirstFen: integer('freight_first_fen').notNull(),
    freightNextFen: integer('freight_next_fen').notNull(),
    dispatchHours: integer('dispatch_hours').notNull(),
    /**
     * The product as it was typed, if it has mistakes: that does not apply yet. Null if there are no
     * mistakes; then the other columns have all of it.
     */
    typed: text('typed', { mode: 'json' }).$type<OwnProductTyped>(),
    /** The pieces that can be ordered. */
    availableCount: integer('available_count').notNull().default(0),
    /** The lowest and the highest price of its variants. */
    priceFen: integer('price_fen').notNull().default(0),
    maxPriceFen: integer('max_price_fen').notNull().default(0),
    soldCount: integer('sold_count').notNull().default(0),
    version: integer('version').notNull().default(0),
    createdBy: text('created_by').notNull(),
    createdAt: integer('created_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    /** When it was published first; null if never. */
    publishedAt: integer('published_at'),
  },
  (t) => [
    uniqueIndex('own_products_key').on(t.tenantId, t.id),
    uniqueIndex('own_products_code').on(t.tenantId, t.code),
    uniqueIndex('own_products_item').on(t.tenantId, t.itemNo),
    index('own_products_newest').on(t.tenantId, t.state, t.changedAt, t.id),
    index('own_products_stock').on(t.tenantId, t.state, t.availableCount, t.id),
    index('own_products_price').on(t.tenantId, t.state, t.priceFen, t.id),
    // For the list of what is sold out, in either order.
    index('own_products_out')
      .on(t.tenantId, t.state, t.changedAt, t.id)
      .where(sql`available_count = 0`),
    index('own_products_out_price')
      .on(t.tenantId, t.state, t.priceFen, t.id)
      .where(sql`available_count = 0`),
  ],
);

/**
 * The variants of an own product. A variant that is not offered any more stays, because orders refer to it.
 */
export const ownVariants = sqliteTable(
  'own_variants',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    productId: text('product_id').notNull(),
    position: integer('position').notNull(),
    /** The tenant's own code for it. */
    sku: text('sku').notNull(),
    /** The keys of the values that it has, one of each option. */
    values: text('value_keys', { mode: 'json' }).$type<string[]>().notNull(),
    priceFen: integer('price_fen').notNull(),
    weightG: integer('weight_g').notNull(),
    lengthMm: integer('length_mm').notNull(),
    widthMm: integer('width_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    active: integer('active', { mode: 'boolean' }).notNull().default(true),
    /** The pieces on the shelf, with those that are reserved. */
    onHand: integer('on_hand').notNull().default(0),
    /**
     * The items of `onHand` that belong to orders and were not taken from the shelf yet. NOT NULL is the
     * guard of a reservation.
     */
    reserved: integer('reserved').notNull().default(0),
  },
  (t) => [
    referenceTo(ownProducts, t, t.productId),
    uniqueIndex('own_variants_key').on(t.tenantId, t.id),
    uniqueIndex('own_variants_sku').on(t.tenantId, t.sku),
    index('own_variants_product').on(t.productId, t.position),
    // Nobody can buy an item that is not there or that somebody else has ordered.
    check('own_variants_stock', sql`${t.reserved} >= 0 and ${t.onHand} >= ${t.reserved}`),
  ],
);

/** The items that are reserved for each order line. */
export const ownReservations = sqliteTable(
  'own_reservations',
  {
    orderItemId: text('order_item_id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    variantId: text('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** NOT NULL is the guard: the second call that takes or releases it writes NULL. */
    state: text('state').$type<ReservationState>().notNull(),
    reservedAt: integer('reserved_at').notNull(),
    /** When it was taken from the shelf or released. */
    endedAt: integer('ended_at'),
  },
  (t) => [
    referenceTo(purchaseOrders, t, t.orderId),
    referenceTo(purchaseOrderItems, t, t.orderItemId),
    referenceTo(ownVariants, t, t.variantId),
    index('own_reservations_order').on(t.tenantId, t.orderId),
    index('own_reservations_variant').on(t.variantId, t.reservedAt),
    check('own_reservations_quantity', sql`${t.quantity} > 0`),
  ],
);

/** Corrections of stock by the staff. Rows are never changed (triggers). */
export const ownStockEvents = sqliteTable(
  'own_stock_events',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    variantId: text('variant_id').notNull(),
    kind: text('kind').$type<OwnStockEventKind>().notNull(),
    /** By how many items the stock on the shelf changed. */
    change: integer('change').notNull(),
    /** How many were on the shelf afterwards. */
    onHand: integer('on_hand').notNull(),
    reason: text('reason').notNull(),
    /** The person or key of the staff; empty for the seed. */
    madeBy: text('made_by').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [
    referenceTo(ownVariants, t, t.variantId),
    index('own_stock_events_variant').on(t.variantId, t.at, t.id),
  ],
);

/** The words by which own products are found, folded and stemmed (`own-words.ts`). */
export const ownWords = sqliteTable(
  'own_words',
  {
    tenantId: text('tenant_id').notNull(),
    word: text('word').notNull(),
    productId: text('product_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.word, t.productId] }),
    referenceTo(ownProducts, t, t.productId),
    index('own_words_product').on(t.tenantId, t.productId),
  ],
);
