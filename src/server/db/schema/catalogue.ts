import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type {
  GoodsClass,
  Locale,
  PriceMode,
  ProductPlatform,
} from '../../../contract/values/enums.ts';
import type { ProductAttribute, ProductSku } from '../../../contract/values/product.ts';

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
    /** In languages other than English and Chinese. */
    titles: text('titles', { mode: 'json' })
      .$type<Partial<Record<Locale, string>>>()
      .notNull()
      .default({}),
    /** Last, because it is long: what comes after it is slow to read. */
    detail: text('detail', { mode: 'json' }).$type<ProductDetail>().notNull(),
  },
  (t) => [index('products_platform_created').on(t.platform, t.createdAt)],
);

/** Bits of `productFacts.services`. */
export const SERVICE_BITS = { freeShipping: 1, shipIn48Hours: 2, inStock: 4 } as const;

/**
 * What a search knows of a product that can be found, in one narrow row; its words stand in
 * `products_fts` under the same place. Written by `writeProducts` only. See
 * docs/decisions/023-search.md.
 */
export const productFacts = sqliteTable(
  'product_facts',
  {
    /** Rowid, here and in `products_fts`: rises from what sells best in good shops to what is sold out. */
    place: integer('place').primaryKey(),
    productId: text('product_id').notNull().unique(),
    platform: text('platform').$type<ProductPlatform>().notNull(),
    categoryId: text('category_id').notNull(),
    shopId: text('shop_id').notNull(),
    priceFen: integer('price_fen').notNull(),
    soldCount: integer('sold_count').notNull(),
    minOrderQuantity: integer('min_order_quantity').notNull(),
    createdAt: integer('created_at').notNull(),
    services: integer('services').notNull(),
    /** Ids of `attributeValues`, separated by spaces. */
    attributes: text('attributes').notNull(),
    /** Alike for products of the same title. */
    alike: integer('alike').notNull(),
    /** Rises with each batch of products written, so that later pages can leave out what came since. */
    batch: integer('batch').notNull(),
  },
  (t) => [
    index('product_facts_platform').on(t.platform),
    index('product_facts_platform_price').on(t.platform, t.priceFen),
    index('product_facts_platform_created').on(t.platform, t.createdAt),
    index('product_facts_category_price').on(t.categoryId, t.priceFen),
    index('product_facts_category_created').on(t.categoryId, t.createdAt),
    index('product_facts_batch').on(t.batch),
  ],
);

/** Values of attributes that results are narrowed by. */
export const attributeValues = sqliteTable('attribute_values', {
  /** `attribute.value`, both short. */
  id: text('id').primaryKey(),
  name: text('name', { mode: 'json' }).$type<Wording>().notNull(),
  value: text('value', { mode: 'json' }).$type<Wording>().notNull(),
});

/** Words of titles, folded but not stemmed, and how often they were written. */
export const searchWords = sqliteTable('search_words', {
  word: text('word').primaryKey(),
  count: integer('count').notNull(),
  /** English, of a value of an attribute, which the index holds in English and Chinese only. */
  meaning: text('meaning'),
});

/** What remains of a word's beginning when one or two letters are left out: misspellings meet it here. */
export const searchWordKeys = sqliteTable(
  'search_word_keys',
  { key: text('key').notNull(), word: text('word').notNull() },
  (t) => [primaryKey({ columns: [t.key, t.word] })],
);

/** What products are called, by the English wording, and how much of it sells. */
export const searchNouns = sqliteTable('search_nouns', {
  noun: text('noun').primaryKey(),
  weight: integer('weight').notNull(),
});

/** A noun or a category's name in a language, by each beginning that may be typed. */
export const suggestions = sqliteTable(
  'suggestions',
  {
    locale: text('locale').$type<Locale>().notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    noun: text('noun').notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.key, t.text] })],
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
