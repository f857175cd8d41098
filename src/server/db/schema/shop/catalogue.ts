import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ProductAttribute, ProductSku } from '../../../../contract/values/goods/product.ts';
import type {
  GoodsClass,
  PriceMode,
  ProductPlatform,
} from '../../../../contract/values/goods/product-kinds.ts';
import type { Locale } from '../../../../contract/values/shop/locales.ts';

/** A text in several languages, by locale. `en` and `zh-CN` are required. */
export type LocalisedText = Record<string, string> & { en: string; 'zh-CN': string };

/**
 * A wording in Chinese and English. Translations to other languages are found by the English one.
 */
export type Wording = { zh: string; en: string };

/**
 * Further names of a thing, by locale: `names` mean exactly this thing, `wide` a class to which it belongs,
 * `near` another thing that it can replace, `uses` what, where, when and for whom it is used.
 */
export type OtherNames = Partial<
  Record<Locale, { names?: string[]; wide?: string[]; near?: string[]; uses?: string[] }>
>;

export const WORD_ROLES = ['noun', 'adjective', 'material', 'feature', 'use'] as const;
export type WordRole = (typeof WORD_ROLES)[number];

/**
 * The words from which titles and descriptions are composed. English features and uses start with a
 * preposition.
 */
export type ProductWords = Record<WordRole, Wording>;

export const categories = sqliteTable(
  'categories',
  {
    id: text('id').primaryKey(),
    parentId: text('parent_id'),
    level: integer('level').notNull(),
    position: integer('position').notNull(),
    names: text('names', { mode: 'json' }).$type<LocalisedText>().notNull(),
    otherNames: text('other_names', { mode: 'json' }).$type<OtherNames>().notNull().default({}),
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

/**
 * A description as words, from which each language composes sentences. Notes are listed below it.
 */
export type ComposedDescription = { words: ProductWords; notes: Wording[] };

/** The data of a detail page beyond the searchable columns. Money in fen. */
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
  /** Words to compose, or the seller's sanitised HTML by locale. */
  description: ComposedDescription | LocalisedText;
};

export const products = sqliteTable(
  'products',
  {
    id: text('id').primaryKey(),
    platform: text('platform').$type<ProductPlatform>().notNull(),
    /** The id at the marketplace, a string of digits. */
    itemId: text('item_id').notNull(),
    /** The canonical URL. Carts and links name a product by it. */
    url: text('url').notNull().unique(),
    shopId: text('shop_id').notNull(),
    categoryId: text('category_id').notNull(),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    image: text('image').notNull(),
    priceMode: text('price_mode').$type<PriceMode>().notNull(),
    /** The price of a piece at the least quantity that can be bought, in fen; of the cheapest variant. */
    priceFen: integer('price_fen').notNull(),
    minOrderQuantity: integer('min_order_quantity').notNull(),
    soldCount: integer('sold_count').notNull(),
    goodsClass: text('goods_class').$type<GoodsClass>().notNull(),
    status: text('status').$type<'ON_SALE' | 'SOLD_OUT' | 'REMOVED'>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** The titles in languages other than English and Chinese. */
    titles: text('titles', { mode: 'json' })
      .$type<Partial<Record<Locale, string>>>()
      .notNull()
      .default({}),
    /** Must be the last column: it is long, and would slow down reading any column after it. */
    detail: text('detail', { mode: 'json' }).$type<ProductDetail>().notNull(),
  },
  (t) => [index('products_platform_created').on(t.platform, t.createdAt)],
);

/** Bits of `productFacts.services`. */
export const SERVICE_BITS = { freeShipping: 1, shipIn48Hours: 2, inStock: 4 } as const;

/**
 * The columns that searches filter and sort by, one narrow row per searchable product. Its words are in
 * `products_fts` under the same `place`. Written only by `writeProducts`. See
 * docs/decisions/023-search.md.
 */
export const productFacts = sqliteTable(
  'product_facts',
  {
    /**
     * The rowid here and in `products_fts`. Low for well-sold products of good shops, highest if
     * sold out.
     */
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
    /** A hash of the title, equal for products with equal titles. */
    titleHash: integer('alike').notNull(),
    /**
     * Increases with each written batch, so that later pages of a search can leave out newer
     * products.
     */
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

/** The attribute values that searches can filter by. */
export const attributeValues = sqliteTable('attribute_values', {
  /** `attribute.value`, both short. */
  id: text('id').primaryKey(),
  name: text('name', { mode: 'json' }).$type<Wording>().notNull(),
  value: text('value', { mode: 'json' }).$type<Wording>().notNull(),
});

/** The search vocabulary: folded words, not stemmed, and how often they occur. */
export const searchWords = sqliteTable('search_words', {
  word: text('word').primaryKey(),
  count: integer('count').notNull(),
  /** The languages that have the word: the sum of 2 to the power of the position of each in `LOCALES`. */
  languages: integer('languages').notNull().default(0),
  /** In how many of these languages the word is a part of a name, not only of a text. */
  namedIn: integer('named_in').notNull().default(0),
  /**
   * The English attribute value that the word translates. The index has attributes in English and
   * Chinese only.
   */
  meaning: text('meaning'),
  /** The Chinese attribute value of the same meaning. */
  meaningZh: text('meaning_zh'),
});

/**
 * Keys for spelling correction: the start of a word with up to two letters deleted
 * (`word-keys.ts`).
 */
export const searchWordKeys = sqliteTable(
  'search_word_keys',
  { key: text('key').notNull(), word: text('word').notNull() },
  (t) => [primaryKey({ columns: [t.key, t.word] })],
);

/** The nouns of products, by the English wording, weighted by sales. */
export const searchNouns = sqliteTable('search_nouns', {
  noun: text('noun').primaryKey(),
  weight: integer('weight').notNull(),
  /** The Chinese wording; empty if unknown. */
  zh: text('zh').notNull().default(''),
  /** The nouns of the same kind of thing. */
  kin: text('kin', { mode: 'json' }).$type<string[]>().notNull().default([]),
});

/**
 * The language of a name; or Chinese names as they are spelt (`pinyin`), or names without the accents that their
 * language needs (`plain`).
 */
export type NameLanguage = Locale | 'pinyin' | 'plain';

/**
 * The names that shoppers use for nouns and categories: each name under its keys (`nameKeys`), with its
 * target (`nounTarget`, `categoryTarget`) and how well it fits (`NAME_FITS`). Names of a purpose have
 * `purposeTarget`; rows of the locale `purpose` have this target as their key, and name the nouns that are
 * usual for it.
 */
export const searchNames = sqliteTable(
  'search_names',
  {
    key: text('key').notNull(),
    target: text('target').notNull(),
    locale: text('locale').$type<NameLanguage | 'purpose'>().notNull(),
    fit: integer('fit').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.target, t.locale] })],
);

/** The nouns and category names in each language, by each text that may be typed for them. */
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

/**
 * Each category with all its ancestors and itself, so that a filter by any level is an index seek.
 */
export const categoryAncestors = sqliteTable(
  'category_ancestors',
  { ancestorId: text('ancestor_id').notNull(), categoryId: text('category_id').notNull() },
  (t) => [primaryKey({ columns: [t.ancestorId, t.categoryId] })],
);

/** The translations of the catalogue's words to languages other than English and Chinese. */
export const phrases = sqliteTable('phrases', {
  /** The English wording. */
  source: text('source').primaryKey(),
  texts: text('texts', { mode: 'json' }).$type<Partial<Record<Locale, string>>>().notNull(),
  /** The other nouns of the same kind of thing, as `Ballpoint` of `Gel Pen`. */
  kin: text('kin', { mode: 'json' }).$type<string[]>().notNull().default([]),
  /** Further names of a noun. */
  otherNames: text('other_names', { mode: 'json' }).$type<OtherNames>().notNull().default({}),
});
