import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ProductAttribute } from '../../../../contract/values/goods/product.ts';
import type {
  GoodsClass,
  ProductPlatform,
} from '../../../../contract/values/goods/product-kinds.ts';
import type {
  CloseReason,
  OrderRefundStatus,
  PurchaseOrderItemStatus,
  PurchaseOrderStatus,
} from '../../../../contract/values/orders/order-statuses.ts';
import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { owned, rateColumns, referenceTo } from '../owned.ts';
import { users } from '../people/users.ts';
import { warehouses } from '../shop/tenants.ts';

/**
 * The cart of a visitor without an account. Only the visitor's browser has its token. Its lines and previews become a
 * shopper's when the visitor signs in; a timer deletes it some days after its last use.
 */
export const guestCarts = sqliteTable(
  'guest_carts',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenHash: text('token_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Written at most once a day, so the last use may be up to a day later. */
    lastUsedAt: integer('last_used_at').notNull(),
  },
  (t) => [
    uniqueIndex('guest_carts_token').on(t.tenantId, t.tokenHash),
    uniqueIndex('guest_carts_key').on(t.tenantId, t.id),
    index('guest_carts_last_use').on(t.tenantId, t.lastUsedAt),
  ],
);

/** The columns of rows that belong to a shopper, or else to the cart of a visitor without an account. */
const held = {
  id: text('id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  userId: text('user_id'),
  guestId: text('guest_id'),
};

export const cartItems = sqliteTable(
  'cart_items',
  {
    ...held,
    productUrl: text('product_url').notNull(),
    skuId: text('sku_id').notNull(),
    quantity: integer('quantity').notNull(),
    message: text('message').notNull(),
    /** The price of a piece when it was added. */
    addedPriceFen: integer('added_price_fen').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(guestCarts, t, t.guestId),
    // NULL differs from NULL: each index constrains only the rows of its kind of owner.
    uniqueIndex('cart_items_sku').on(t.tenantId, t.userId, t.productUrl, t.skuId),
    uniqueIndex('cart_items_guest_sku').on(t.tenantId, t.guestId, t.productUrl, t.skuId),
    check('cart_items_quantity', sql`${t.quantity} > 0`),
    check('cart_items_owner', sql`(${t.userId} is null) <> (${t.guestId} is null)`),
  ],
);

/** A product selection between "buy now" and checkout. */
export const previews = sqliteTable(
  'previews',
  {
    ...held,
    productUrl: text('product_url').notNull(),
    items: text('items', { mode: 'json' })
      .$type<{ productSkuId: string; quantity: number }[]>()
      .notNull(),
    message: text('message').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Set when the order was placed. */
    usedAt: integer('used_at'),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(guestCarts, t, t.guestId),
    index('previews_owner').on(t.tenantId, t.userId),
    index('previews_guest').on(t.tenantId, t.guestId),
    check('previews_owner_kind', sql`(${t.userId} is null) <> (${t.guestId} is null)`),
  ],
);

export const purchaseOrders = sqliteTable(
  'purchase_orders',
  {
    ...owned,
    orderNo: text('order_no').notNull(),
    status: text('status').$type<PurchaseOrderStatus>().notNull(),
    closeReason: text('close_reason').$type<CloseReason>(),
    refundStatus: text('refund_status').$type<OrderRefundStatus>().notNull(),
    platform: text('platform').$type<ProductPlatform>().notNull(),
    shopId: text('shop_id').notNull(),
    shopName: text('shop_name').notNull(),
    shopNameTrans: text('shop_name_trans').notNull(),
    goodsFen: integer('goods_fen').notNull(),
    domesticFreightFen: integer('domestic_freight_fen').notNull(),
    serviceFeeFen: integer('service_fee_fen').notNull(),
    totalFen: integer('total_fen').notNull(),
    ...rateColumns,
    warehouseId: text('warehouse_id'),
    /** Stays when the shopper removes the warehouse from the address book: no foreign key. */
    userWarehouseId: text('user_warehouse_id'),
    message: text('message').notNull(),
    /** The open question of the agent. */
    question: text('question'),
    upstreamOrderNo: text('upstream_order_no').notNull().default(''),
    /** The amount paid to the seller, with freight in China; null until somebody has entered it. */
    costFen: integer('cost_fen'),
    /** When it entered its status. */
    statusAt: integer('status_at').notNull().default(0),
    /** Every change increases it, so that the staff notice each other's changes. */
    version: integer('version').notNull().default(0),
    /** Titles and numbers in lower case, for searching the list. */
    searchText: text('search_text').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [
    referenceTo(users, t, t.userId),
    referenceTo(warehouses, t, t.warehouseId),
    uniqueIndex('purchase_orders_key').on(t.tenantId, t.id),
    uniqueIndex('purchase_orders_no').on(t.tenantId, t.orderNo),
    index('purchase_orders_owner').on(t.tenantId, t.userId, t.createdAt, t.id),
    index('purchase_orders_owner_status').on(t.tenantId, t.userId, t.status, t.createdAt, t.id),
    // For the lists of the staff: one index for each order of a list
    // (commerce/purchase/list-ops-orders.ts).
    index('purchase_orders_work').on(t.tenantId, t.status, t.statusAt, t.id),
    index('purchase_orders_newest').on(t.tenantId, t.createdAt, t.id),
    index('purchase_orders_status_newest').on(t.tenantId, t.status, t.createdAt, t.id),
    index('purchase_orders_platform').on(t.tenantId, t.platform, t.createdAt, t.id),
    index('purchase_orders_platform_status').on(
      t.tenantId,
      t.platform,
      t.status,
      t.createdAt,
      t.id,
    ),
    index('purchase_orders_seller').on(t.tenantId, t.platform, t.shopId, t.createdAt, t.id),
    // For the orders of a seller that are late.
    index('purchase_orders_seller_waits')
      .on(t.tenantId, t.platform, t.shopId, t.statusAt)
      .where(sql`status = 'PURCHASED'`),
    index('purchase_orders_age').on(t.status, t.statusAt),
    index('purchase_orders_expiry').on(t.status, t.expiresAt),
    // For the staff's search by the number of the marketplace.
    index('purchase_orders_upstream')
      .on(t.tenantId, t.upstreamOrderNo)
      .where(sql`upstream_order_no <> ''`),
    check(
      'purchase_orders_total',
      sql`${t.totalFen} = ${t.goodsFen} + ${t.domesticFreightFen} + ${t.serviceFeeFen}`,
    ),
  ],
);

export const purchaseOrderItems = sqliteTable(
  'purchase_order_items',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    position: integer('position').notNull(),
    productId: text('product_id').notNull(),
    productUrl: text('product_url').notNull(),
    skuId: text('sku_id').notNull(),
    title: text('title').notNull(),
    titleTrans: text('title_trans').notNull(),
    /** The language of `titleTrans`; null in orders from before it was stored. */
    titleLanguage: text('title_language').$type<Locale>(),
    image: text('image').notNull(),
    attributes: text('attributes', { mode: 'json' }).$type<ProductAttribute[]>().notNull(),
    quantity: integer('quantity').notNull(),
    /** The price of one item. */
    priceFen: integer('price_fen').notNull(),
    /** The weight of one item. */
    weightG: integer('weight_g').notNull(),
    goodsClass: text('goods_class').$type<GoodsClass>().notNull().default('NORMAL'),
    /** The item's category when it was ordered, for goods rules; empty in older orders and for typed items. */
    categoryId: text('category_id').notNull().default(''),
    message: text('message').notNull(),
    status: text('status').$type<PurchaseOrderItemStatus>().notNull(),
    /** How many pieces the seller never sends. They are refunded. NOT NULL is the guard of a change. */
    missing: integer('missing').notNull().default(0),
  },
  (t) => [
    referenceTo(purchaseOrders, t, t.orderId),
    uniqueIndex('purchase_order_items_key').on(t.tenantId, t.id),
    index('purchase_order_items_order').on(t.orderId, t.position),
    // For the staff's search by the link of goods; ids of orders sort by time.
    index('purchase_order_items_product').on(t.tenantId, t.productUrl, t.orderId),
  ],
);
