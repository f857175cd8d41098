import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { GoodsClass, Locale, PriceMode, ProductPlatform } from '../../../contract/enums.ts';
import type { ProductAttribute, ProductSku } from '../../../contract/product.ts';

/** A text in several languages, keyed by the product's locale codes; `en` and `zh-CN` are always there. */
export type LocalisedText = Record<string, string> & { en: string; 'zh-CN': string };

/** The same words in the marketplace's language and in English, by which other languages find theirs. */
export type Wording = { zh: string; en: string };

export const WORD_ROLES = ['noun', 'adjective', 'material', 'feature', 'use'] as const;
export type WordRole = (typeof WORD_ROLES)[number];

/** What a product is called and said to be. English features and uses start with a preposition. */
export type ProductWords = Record<WordRole, Wording>;

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

/** A description as words, from which every language makes its own sentences; notes stand below. */
export type ComposedDescription = { words: ProductWords; notes: Wording[] };

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
  /** What is written about it: words to be composed, or the seller's own sanitised HTML by locale. */
  description: ComposedDescription | LocalisedText;
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
    /** In languages other than English and Chinese. */
    titles: text('titles', { mode: 'json' })
      .$type<Partial<Record<Locale, string>>>()
      .notNull()
      .default({}),
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

/** The words of the catalogue in languages other than English and Chinese. */
export const phrases = sqliteTable('phrases', {
  /** The English wording. */
  source: text('source').primaryKey(),
  texts: text('texts', { mode: 'json' }).$type<Partial<Record<Locale, string>>>().notNull(),
});
