import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { GoodsClass, PriceMode, ProductPlatform } from '../../../contract/enums.ts';
import type { ProductAttribute, ProductSku } from '../../../contract/product.ts';

/** A text in several languages, keyed by the product's locale codes; `en` and `zh-CN` are always there. */
export type LocalisedText = Record<string, string> & { en: string; 'zh-CN': string };

export const categories = sqliteTable(
  'categories',
  {
    id: text('id').primaryKey(),
    parentId: text('parent_id'),
    level: integer('level').notNull(),
    position: integer('position').notNull(),
    names: text('names', { mode: 'json' }).$type<LocalisedText>().notNull(),
    image: text('image').notNull(),
  },
  (t) => [index('categories_parent').on(t.parentId, t.position)],
);

export const shops = sqliteTable('shops', {
  id: text('id').primaryKey(),
  platform: text('platform').$type<ProductPlatform>().notNull(),
  name: text('name').notNull(),
  nameEn: text('name_en').notNull(),
  /** Tenths of a point, 0 to 50. */
  scoreTenths: integer('score_tenths').notNull(),
  years: integer('years').notNull(),
  shipFrom: text('ship_from', { mode: 'json' }).$type<LocalisedText>().notNull(),
});

/** What a detail page needs beyond the searchable columns. Money in fen. */
export type ProductDetail = {
  images: string[];
  skus: (Omit<ProductSku, 'price'> & { priceFen: number })[];
  priceSteps: { startQuantity: number; priceFen: number }[];
  attributes: ProductAttribute[];
  batchNumber: number;
  mixRule?: { mixNumber: number; mixAmountFen: number };
  unit: string;
  domesticFreight: { free: boolean; firstFen: number; nextFen: number };
  dispatchWithin: number;
  /** Sanitised HTML by locale: `en` and `zh-CN`. */
  description: LocalisedText;
};

export const products = sqliteTable(
  'products',
  {
    id: text('id').primaryKey(),
    platform: text('platform').$type<ProductPlatform>().notNull(),
    /** Id at the marketplace, digits. */
    itemId: text('item_id').notNull(),
    /** Canonical address: the natural key by which carts and links name a product. */
    url: text('url').notNull().unique(),
    shopId: text('shop_id').notNull(),
    categoryId: text('category_id').notNull(),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    image: text('image').notNull(),
    priceMode: text('price_mode').$type<PriceMode>().notNull(),
    /** Lowest price of a piece, fen. */
    priceFen: integer('price_fen').notNull(),
    minOrderQuantity: integer('min_order_quantity').notNull(),
    soldCount: integer('sold_count').notNull(),
    goodsClass: text('goods_class').$type<GoodsClass>().notNull(),
    status: text('status').$type<'ON_SALE' | 'SOLD_OUT' | 'REMOVED'>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** As `detail` says, for the filters of a search: filled by whoever writes the catalogue. */
    freeShipping: integer('free_shipping', { mode: 'boolean' }).notNull().default(false),
    dispatchWithin: integer('dispatch_within').notNull().default(72),
    /** Last, because it is long: what comes after it is slow to read. */
    detail: text('detail', { mode: 'json' }).$type<ProductDetail>().notNull(),
  },
  (t) => [
    index('products_platform_sold').on(t.platform, t.soldCount),
    index('products_platform_price').on(t.platform, t.priceFen),
    index('products_platform_created').on(t.platform, t.createdAt),
    index('products_shop').on(t.shopId, t.soldCount),
    index('products_category').on(t.categoryId, t.soldCount),
  ],
);

/** All ancestors of a category with itself, so that a filter by any level is an index seek. */
export const categoryAncestors = sqliteTable(
  'category_ancestors',
  { ancestorId: text('ancestor_id').notNull(), categoryId: text('category_id').notNull() },
  (t) => [primaryKey({ columns: [t.ancestorId, t.categoryId] })],
);
