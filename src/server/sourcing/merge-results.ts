import { base64url } from 'jose';
import * as v from 'valibot';
import type { SearchQuery, SearchResult, SearchSort } from '../../contract/calls/catalogue.ts';
import type { ProductPlatform } from '../../contract/values/enums.ts';
import { toFen } from '../../contract/values/money.ts';
import type { ProductCard } from '../../contract/values/product.ts';
import { SOURCE_IDS, type SourceId } from './source.ts';

/** What one source answered to its share of a question; undefined where it did not. */
export type Answered = {
  id: SourceId;
  platforms: readonly ProductPlatform[];
  result: SearchResult | undefined;
};

/**
 * Where each source of a merged search goes on: at a cursor of its own, else at the page. Sources
 * that are not named have no more; `ended` is how many hits they had.
 */
export type MergedCursor = {
  pageNo: number;
  ended: number;
  next: Partial<Record<SourceId, string>>;
};

const MOST_CURSOR = 256;
const MARK = 'm.';

const mergedCursor = v.object({
  pageNo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  ended: v.pipe(v.number(), v.integer(), v.minValue(0)),
  next: v.record(v.picklist(SOURCE_IDS), v.string()),
});

/** The cursor of a merged search; undefined for a text that is none. */
export function readCursor(text: string | undefined): MergedCursor | undefined {
  if (!text?.startsWith(MARK)) return undefined;
  try {
    const written = new TextDecoder().decode(base64url.decode(text.slice(MARK.length)));
    const read = v.safeParse(mergedCursor, JSON.parse(written));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Where the next page starts; undefined where no source has more, or too much would have to be written down. */
function cursorAfter(pageNo: number, ended: number, answers: readonly Answered[]) {
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
  const text = MARK + base64url.encode(JSON.stringify(cursor));
  return text.length <= MOST_CURSOR ? text : undefined;
}

/** How many hits of a page each source is asked for: as many, as far as each can; the first takes what is left. */
export function sharesOf(pageSize: number, most: readonly number[]): number[] {
  const even = Math.max(Math.floor(pageSize / Math.max(most.length, 1)), 1);
  const shares = most.map((limit) => Math.min(even, limit));
  const left = pageSize - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, at) => {
    const limit = most[at] ?? share;
    return at === 0 && left > 0 ? Math.min(share + left, limit) : share;
  });
}

/**
 * One page of several sources' answers: by rank, one of each in turn, or in the order that was asked
 * for where hits show it. Who did not answer is named, and nobody misses more than its hits. `ended`
 * is how many hits those had who are not asked any more.
 */
export function mergeResults(
  query: Pick<SearchQuery, 'pageNo' | 'pageSize' | 'sort'>,
  answers: readonly Answered[],
  ended = 0,
): SearchResult {
  const results = answers.flatMap(({ result }) => result ?? []);
  const { pageNo, pageSize, sort } = query;
  const nextPage = cursorAfter(pageNo, ended, answers);
  const correctedTo = results.find((result) => result.correctedTo !== undefined)?.correctedTo;
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
    unavailable: answers.flatMap(({ platforms, result }) =>
      result ? result.unavailable : platforms,
    ),
  };
}

/** Pages have numbers where those of every source with hits have. */
function pagesOf(results: readonly SearchResult[]): number {
  const pages = results.filter(({ total }) => total > 0).map(({ totalPage }) => totalPage);
  return pages.includes(0) ? 0 : Math.max(0, ...pages);
}

/** What a hit is sorted by, the least first; undefined where a hit does not show it. */
const SORTED_BY: Partial<Record<SearchSort, (card: ProductCard) => number>> = {
  'price-asc': ({ price }) => toFen(price),
  'price-desc': ({ price }) => -toFen(price),
  sold: ({ soldCount }) => -soldCount,
};

function merged(lists: readonly (readonly ProductCard[])[], sort: SearchSort): ProductCard[] {
  const rankOf = SORTED_BY[sort];
  const ranked = lists.flatMap((cards, list) => cards.map((card, rank) => ({ card, rank, list })));
  return ranked
    .sort((a, b) => {
      const order = rankOf ? rankOf(a.card) - rankOf(b.card) : 0;
      return order || a.rank - b.rank || a.list - b.list;
    })
    .map(({ card }) => card);
}

type Facets = SearchResult['facets'];

/** Counts of the same choice add up. Only one source knows attributes; prices and orders are of one scale. */
function mergeFacets(results: readonly SearchResult[]): Facets {
  const all = results.map(({ facets }) => facets);
  const of = <T>(pick: (facets: Facets) => readonly T[], key: (one: T) => string) => [
    ...Map.groupBy(all.flatMap(pick), key).values(),
  ];
  const sum = (list: readonly { count: number }[]) =>
    list.reduce((total, { count }) => total + count, 0);
  const summed = <T extends { count: number }>(groups: readonly (readonly T[])[]): T[] =>
    groups.flatMap((group) => (group[0] ? [{ ...group[0], count: sum(group) }] : []));
  return {
    channels: summed(
      of(
        ({ channels }) => channels,
        ({ id }) => id,
      ),
    ),
    categories: summed(
      of(
        ({ categories }) => categories,
        ({ id }) => id,
      ),
    ),
    attributes: all.flatMap(({ attributes }) => attributes),
    prices: summed(
      of(
        ({ prices }) => prices,
        ({ from, to }) => `${from}-${to}`,
      ),
    ),
    services: summed(
      of(
        ({ services }) => services,
        ({ id }) => id,
      ),
    ),
    minOrders: summed(
      of(
        ({ minOrders }) => minOrders,
        ({ pieces }) => String(pieces),
      ),
    ),
  };
}
