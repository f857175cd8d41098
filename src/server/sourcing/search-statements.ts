import { type SQL, sql } from 'drizzle-orm';
import type { SearchSort } from '../../contract/catalogue.ts';
import type { Locale, ProductPlatform } from '../../contract/enums.ts';
import { matchExpression } from '../db/search-text.ts';
import { textIn } from './phrases.ts';
import type { CardRow } from './present.ts';

/** What is searched: every part narrows. Prices in fen. */
export type Narrowing = {
  keyword: string;
  /** How the keyword's words combine. */
  words: 'AND' | 'OR';
  platforms: readonly ProductPlatform[];
  categoryId?: string | undefined;
  shopId?: string | undefined;
  /** Only these products, best first. */
  productIds?: readonly string[] | undefined;
  minFen?: number | undefined;
  maxFen?: number | undefined;
  inStock: boolean;
  freeShipping: boolean;
  shipIn48Hours: boolean;
};

/** The whole catalogue, to be narrowed. */
export const EVERYTHING = {
  keyword: '',
  words: 'AND',
  inStock: false,
  freeShipping: false,
  shipIn48Hours: false,
} as const satisfies Partial<Narrowing>;

export type Page = { sort: SearchSort; limit: number; offset: number; locale: Locale };

/**
 * The most products that one search weighs, per marketplace where it browses: what lies beyond is
 * not counted or reached, so that a search costs the same in a catalogue of any size. Of words that
 * more products have, the newest ones count.
 */
export const MOST_HITS = 5_000;

/** One row a hit: the cards of a page. */
export function pageStatement(narrowing: Narrowing, { sort, limit, offset, locale }: Page): SQL {
  return sql`
    with hits(hit, score) as (${hits(narrowing, sort, Math.min(offset + limit, MOST_HITS))})
    select p.id as "id", p.platform as "platform", p.url as "url", p.title_zh as "titleZh",
      p.title_en as "titleEn", ${textIn(sql`p.titles`, locale)} as "titleTrans", p.image as "image", p.price_mode as "priceMode",
      p.price_fen as "priceFen", p.min_order_quantity as "minOrderQuantity",
      p.sold_count as "soldCount", s.name as "shopName", s.name_en as "shopNameEn"
    from hits cross join products p on p.rowid = hits.hit cross join shops s on s.id = p.shop_id
    order by ${sql.raw(ORDER_OF_PAGE[sort])}, p.id limit ${limit} offset ${offset}`;
}
export type PageRow = CardRow;

export function countStatement(narrowing: Narrowing): SQL {
  return sql`with hits(hit, score) as (${hits(narrowing, 'sold')}) select count(*) as "total" from hits`;
}

/** How many hits each marketplace has in each category. */
export function cellsStatement(narrowing: Narrowing): SQL {
  return sql`
    with hits(hit, score) as (${hits(narrowing, 'sold')})
    select p.platform as "platform", p.category_id as "categoryId", count(*) as "count"
    from hits cross join products p on p.rowid = hits.hit
    group by p.platform, p.category_id`;
}
export type CellRow = { platform: ProductPlatform; categoryId: string; count: number };

const ORDER_OF_PAGE: Record<SearchSort, string> = {
  relevance: 'round(hits.score, 1), p.sold_count desc',
  sold: 'p.sold_count desc',
  'price-asc': 'p.price_fen',
  'price-desc': 'p.price_fen desc',
  newest: 'p.created_at desc',
};

const ORDER_OF_INDEX: Record<SearchSort, string> = {
  ...ORDER_OF_PAGE,
  relevance: ORDER_OF_PAGE.sold,
};

/** Row and score (lower is better) of the products that fit; browsing reads only the first of each part. */
function hits(narrowing: Narrowing, sort: SearchSort, most = MOST_HITS): SQL {
  if (narrowing.keyword !== '') return hitsOfWords(narrowing);
  if (narrowing.productIds) {
    return sql`select p.rowid, k.key from json_each(${JSON.stringify(narrowing.productIds)}) k
      cross join products p on p.id = k.value where ${filters(narrowing)}`;
  }
  return hitsOfIndex(narrowing, sort, most);
}

/** The index of words knows marketplaces, categories and shops too. */
function hitsOfWords(narrowing: Narrowing): SQL {
  const { keyword, words, platforms, categoryId, shopId, productIds } = narrowing;
  const scope = {
    platforms,
    ...(categoryId !== undefined && { categories: [categoryId] }),
    ...(shopId !== undefined && { shops: [shopId] }),
  };
  const match = matchExpression(keyword, scope, words);
  const only = productIds
    ? sql` and p.id in (select value from json_each(${JSON.stringify(productIds)}))`
    : sql``;
  return sql`select p.rowid, w.score from (
      select id, bm25(products_fts, 0, 10, 1, 1, 0) as score from products_fts
      where products_fts match ${match} order by rowid desc limit ${MOST_HITS}
    ) w cross join products p on p.id = w.id where ${filters(narrowing)}${only}`;
}

/** Without words, an index in the order of the sort is read from its start, once for each of its parts. */
function hitsOfIndex(narrowing: Narrowing, sort: SearchSort, most: number): SQL {
  const { shopId, categoryId, platforms } = narrowing;
  const parts = (ids: readonly string[]) => sql`json_each(${JSON.stringify(ids)})`;
  const [from, column] =
    shopId !== undefined
      ? [parts([shopId]), 'shop_id']
      : categoryId !== undefined
        ? [
            sql`(select category_id as value from category_ancestors where ancestor_id = ${categoryId})`,
            'category_id',
          ]
        : [parts(platforms), 'platform'];
  const within =
    shopId !== undefined && categoryId !== undefined
      ? sql` and p.category_id in (select category_id from category_ancestors where ancestor_id = ${categoryId})`
      : sql``;
  return sql`select o.rowid, 0 from ${from} k cross join products o on o.rowid in (
      select p.rowid from products p
      where p.${sql.raw(column)} = k.value and ${filters(narrowing)}${within}
      order by ${sql.raw(ORDER_OF_INDEX[sort])} limit ${most}
    )`;
}

/** What no index narrows by. */
function filters(narrowing: Narrowing): SQL {
  const { platforms, minFen, maxFen, inStock, freeShipping, shipIn48Hours } = narrowing;
  const wanted = [
    // The sign keeps the planner from seeking by it: the row is at hand already.
    sql`+p.platform in (select value from json_each(${JSON.stringify(platforms)}))`,
    inStock ? sql`p.status = 'ON_SALE'` : sql`p.status <> 'REMOVED'`,
    minFen === undefined ? undefined : sql`+p.price_fen >= ${minFen}`,
    maxFen === undefined ? undefined : sql`+p.price_fen <= ${maxFen}`,
    freeShipping ? sql`p.free_shipping` : undefined,
    shipIn48Hours ? sql`p.dispatch_within <= 48` : undefined,
  ];
  return sql.join(
    wanted.filter((part) => part !== undefined),
    sql` and `,
  );
}
