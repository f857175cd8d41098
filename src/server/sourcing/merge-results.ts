import { base64url } from 'jose';
import * as v from 'valibot';
import type { SearchQuery, SearchResult } from '../../contract/calls/catalogue.ts';
import type { ProductCard } from '../../contract/values/goods/product.ts';
import type { ProductPlatform } from '../../contract/values/goods/product-kinds.ts';
import type { SearchSort } from '../../contract/values/goods/search-filters.ts';
import { toFen } from '../../contract/values/money/money.ts';
import { SOURCE_IDS, type SourceId } from './source.ts';

/** The result of one source for its part of a search; undefined if the source failed. */
export type SourceAnswer = {
  id: SourceId;
  platforms: readonly ProductPlatform[];
  result: SearchResult | undefined;
};

/**
 * The position in a merged search. `next` has each source's own cursor, or an empty text for a source
 * with page numbers. Sources missing in `next` are exhausted or failed. `ended` is the sum of the totals
 * of exhausted sources.
 */
export type MergedCursor = {
  pageNo: number;
  ended: number;
  next: Partial<Record<SourceId, string>>;
};

const MAX_CURSOR_LENGTH = 256;
const PREFIX = 'm.';

const mergedCursor = v.object({
  pageNo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  ended: v.pipe(v.number(), v.integer(), v.minValue(0)),
  next: v.record(v.picklist(SOURCE_IDS), v.string()),
});

/** Parses the cursor of a merged search; undefined if the text is not such a cursor. */
export function readCursor(text: string | undefined): MergedCursor | undefined {
  if (!text?.startsWith(PREFIX)) return undefined;
  try {
    const json = new TextDecoder().decode(base64url.decode(text.slice(PREFIX.length)));
    const read = v.safeParse(mergedCursor, JSON.parse(json));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The cursor of the next page; undefined if all sources are exhausted, or the cursor would be longer than the
 * contract's `nextPage` may be.
 */
function cursorAfter(pageNo: number, ended: number, answers: readonly SourceAnswer[]) {
  const next: MergedCursor['next'] = {};
  let endedNow = ended;
  for (const { id, result } of answers) {
    if (!result) continue;
    const { nextPage, isMore, totalPage, total } = result;
    if (nextPage !== undefined) next[id] = nextPage;
    else if (isMore || totalPage > pageNo) next[id] = '';
    else endedNow += total;
  }
  if (Object.keys(next).length === 0) return undefined;
  const cursor: MergedCursor = { pageNo: pageNo + 1, ended: endedNow, next };
  const text = PREFIX + base64url.encode(JSON.stringify(cursor));
  return text.length <= MAX_CURSOR_LENGTH ? text : undefined;
}

/**
 * Divides a page among sources: an equal share for each, but at most the source's limit. The first
 * source also takes the remainder, up to its limit.
 */
export function sharesOf(pageSize: number, limits: readonly number[]): number[] {
  const equalShare = Math.max(Math.floor(pageSize / Math.max(limits.length, 1)), 1);
  const shares = limits.map((limit) => Math.min(equalShare, limit));
  const [first = 0, ...others] = shares;
  const remainder = pageSize - shares.reduce((sum, share) => sum + share, 0);
  if (remainder <= 0 || limits[0] === undefined) return shares;
  return [Math.min(first + remainder, limits[0]), ...others];
}

/**
 * Merges the answers of several sources to one page. Hits are sorted as requested if cards have the
 * field to sort by; otherwise they alternate between the sources. Platforms of failed sources are listed
 * in `unavailable`. `ended` is the sum of totals of sources that were exhausted on earlier pages.
 */
export function mergeResults(
  query: Pick<SearchQuery, 'pageNo' | 'pageSize' | 'sort'>,
  answers: readonly SourceAnswer[],
  ended = 0,
): SearchResult {
  const results = answers.flatMap(({ result }) => result ?? []);
  const { pageNo, pageSize, sort } = query;
  const nextPage = cursorAfter(pageNo, ended, answers);
  const correctedTo = results.find((result) => result.correctedTo !== undefined)?.correctedTo;
  const readAs = results.find((result) => result.readAs !== undefined)?.readAs;
  const withHits = results.filter(({ total }) => total > 0);
  const nearest = results.find((result) => result.nearest !== undefined)?.nearest;
  const isNearOnly = withHits.length > 0 && withHits.every(({ fits }) => fits === false);
  return {
    total: results.reduce((sum, { total }) => sum + total, ended),
    pageNo,
    pageSize,
    totalPage: pagesOf(results),
    records: merged(
      results.map(({ records }) => records),
      sort,
    ),
    ...(nextPage !== undefined && { nextPage }),
    isMore: results.some(({ isMore }) => isMore),
    facets: mergeFacets(results),
    ...(correctedTo !== undefined && { correctedTo }),
    ...(readAs !== undefined && { readAs }),
    ...(isNearOnly && { fits: false }),
    ...((isNearOnly || withHits.length === 0) && nearest && { nearest }),
    unavailable: answers.flatMap(({ platforms, result }) =>
      result ? result.unavailable : platforms,
    ),
  };
}

/** The number of pages; 0 if any source with hits has no page numbers. */
function pagesOf(results: readonly SearchResult[]): number {
  const pages = results.filter(({ total }) => total > 0).map(({ totalPage }) => totalPage);
  return pages.includes(0) ? 0 : Math.max(0, ...pages);
}

/**
 * The values by which cards are sorted, in ascending order. Absent for a sort that cards have no field
 * for.
 */
export const SORT_VALUES: Partial<Record<SearchSort, (card: ProductCard) => number>> = {
  'price-asc': ({ price }) => toFen(price),
  'price-desc': ({ price }) => -toFen(price),
  sold: ({ soldCount }) => -soldCount,
};

function merged(lists: readonly (readonly ProductCard[])[], sort: SearchSort): ProductCard[] {
  const sortValue = SORT_VALUES[sort];
  const hits = lists.flatMap((cards, list) => cards.map((card, rank) => ({ card, rank, list })));
  return hits
    .sort((a, b) => {
      const order = sortValue ? sortValue(a.card) - sortValue(b.card) : 0;
      return order || a.rank - b.rank || a.list - b.list;
    })
    .map(({ card }) => card);
}

type Facets = SearchResult['facets'];

/**
 * Adds up the counts of equal choices. Attributes are not merged, because only one source has them.
 */
function mergeFacets(results: readonly SearchResult[]): Facets {
  const all = results.map(({ facets }) => facets);
  const sum = (list: readonly { count: number }[]) =>
    list.reduce((total, { count }) => total + count, 0);
  /** The choices of a facet; those with the same key are one, with the sum of their counts. */
  const summed = <T extends { count: number }>(
    pick: (facets: Facets) => readonly T[],
    key: (choice: T) => string,
  ): T[] =>
    [...Map.groupBy(all.flatMap(pick), key).values()].flatMap((group) =>
      group[0] ? [{ ...group[0], count: sum(group) }] : [],
    );
  return {
    channels: summed(
      ({ channels }) => channels,
      ({ id }) => id,
    ),
    categories: summed(
      ({ categories }) => categories,
      ({ id }) => id,
    ),
    attributes: all.flatMap(({ attributes }) => attributes),
    prices: summed(
      ({ prices }) => prices,
      ({ from, to }) => `${from}-${to}`,
    ),
    services: summed(
      ({ services }) => services,
      ({ id }) => id,
    ),
    minOrders: summed(
      ({ minOrders }) => minOrders,
      ({ pieces }) => String(pieces),
    ),
  };
}
