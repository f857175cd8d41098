import * as v from 'valibot';
import {
  SEARCH_SORTS,
  type SearchResult,
  type SearchSort,
  searchQuery,
} from '../../../contract/calls/catalogue.ts';
import type { ProductPlatform } from '../../../contract/values/enums.ts';
import { toFen } from '../../../contract/values/money.ts';
import { readFilters, type SearchFilter } from './search-filters.ts';

/** What the results page shows, as its address says it. Absent means: not narrowed by it. */
export type SearchState = {
  keyword: string;
  channel?: ProductPlatform | undefined;
  sort: SearchSort;
  filters: readonly SearchFilter[];
  priceStart?: string | undefined;
  priceEnd?: string | undefined;
  categoryId?: string | undefined;
  shopId?: string | undefined;
  productCollectionId?: string | undefined;
  snId?: string | undefined;
  imageUrl?: string | undefined;
  pageNo: number;
  /** First of the pages shown at once: "load more" adds to it, a page number starts anew. */
  from: number;
  /** Where the last of the pages shown begin, in a source that has no page numbers. */
  cursors: readonly string[];
};

/** So many pages at most stand under each other. */
export const MOST_PAGES_AT_ONCE = 5;
const LAST_PAGE = 10_000;

const { entries } = searchQuery;
type Field = keyof typeof entries;

/** A field of the address that the contract accepts; anything else counts as absent. */
function field<F extends Field>(
  params: URLSearchParams,
  name: F,
  text: string | null | undefined = params.get(name),
) {
  if (!text) return undefined;
  const result = v.safeParse(entries[name] as v.GenericSchema<unknown, unknown>, text);
  return result.success ? (result.output as v.InferOutput<(typeof entries)[F]>) : undefined;
}

/** A price; many languages write a comma before its fen. */
const price = (params: URLSearchParams, name: 'priceStart' | 'priceEnd') =>
  field(params, name, params.get(name)?.replace(',', '.'));

function pageIn(params: URLSearchParams, name: string): number | undefined {
  const page = Number(params.get(name));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : undefined;
}

/** Reads the address of the results page. What is wrong in it is left out, so a page always comes. */
export function readSearch(params: URLSearchParams): SearchState {
  const pageNo = pageIn(params, 'pageNo') ?? 1;
  const first = pageIn(params, 'from') ?? pageNo;
  const from = Math.min(Math.max(first, pageNo - MOST_PAGES_AT_ONCE + 1), pageNo);
  return {
    keyword: field(params, 'keyword') ?? '',
    channel: field(params, 'channel'),
    sort: SEARCH_SORTS.find((sort) => sort === params.get('sort')) ?? 'relevance',
    filters: readFilters(params.getAll('filters')),
    ...priceRange(price(params, 'priceStart'), price(params, 'priceEnd')),
    categoryId: field(params, 'categoryId'),
    shopId: field(params, 'shopId'),
    productCollectionId: field(params, 'productCollectionId'),
    snId: field(params, 'snId'),
    imageUrl: field(params, 'imageUrl'),
    pageNo,
    from,
    cursors: params
      .getAll('nextPage')
      .filter((cursor) => cursor !== '' && v.is(entries.nextPage, cursor))
      .slice(from - pageNo - 1),
  };
}

/** Two prices in the order that makes sense, whichever was typed first. */
function priceRange(priceStart: string | undefined, priceEnd: string | undefined) {
  const turned =
    priceStart !== undefined && priceEnd !== undefined && toFen(priceStart) > toFen(priceEnd);
  return turned ? { priceStart: priceEnd, priceEnd: priceStart } : { priceStart, priceEnd };
}

/** The address's query fields of a state, without those that say nothing. */
export function searchFields(state: SearchState): [string, string][] {
  const { sort, filters, pageNo, from, cursors, ...rest } = state;
  const fields: Record<string, string | undefined> = {
    ...rest,
    sort: sort === 'relevance' ? undefined : sort,
    filters: filters.join(','),
    pageNo: pageNo === 1 ? undefined : String(pageNo),
    from: from === pageNo ? undefined : String(from),
  };
  const said = Object.entries(fields).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return [...said, ...cursors.map((cursor): [string, string] => ['nextPage', cursor])];
}

/** The state with something changed; it begins at its first page unless that is what changes. */
export function changed(state: SearchState, changes: Partial<SearchState>): SearchState {
  const pageNo = changes.pageNo ?? 1;
  return { ...state, cursors: [], ...changes, pageNo, from: changes.from ?? pageNo };
}

type SearchHref = '/product-search' | `/product-search?${string}`;

/** Address of the results with something changed. */
export function searchHref(state: SearchState, changes: Partial<SearchState> = {}): SearchHref {
  const query = new URLSearchParams(searchFields(changed(state, changes)));
  if (query.size === 0) return '/product-search';
  // Filters stay readable: these two have no meaning of their own in a query.
  return `/product-search?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}

/** Address of what is shown now. */
export function sameHref(state: SearchState): string {
  return searchHref(state, state);
}

/** What the state asks of the API, page by page. */
export function searchQueries(state: SearchState, pageSize: number) {
  const { from, pageNo, filters, cursors, ...query } = state;
  const count = pageNo - from + 1;
  return Array.from({ length: count }, (_, index) => ({
    ...query,
    filters: filters.join(','),
    pageNo: from + index,
    nextPage: cursors[index - count + cursors.length],
    pageSize,
  }));
}

/**
 * Address with the next page: under those that are shown, or, where enough are, instead of them. By
 * its number where pages have one, else by where the page before ended. Undefined where this is the
 * last.
 */
export function nextHref(
  state: SearchState,
  last: Pick<SearchResult, 'nextPage' | 'totalPage'>,
): string | undefined {
  const { from, cursors } = state;
  const isNumbered = cursors.length === 0 && last.totalPage > 0;
  const nextPage = isNumbered ? undefined : last.nextPage;
  if (isNumbered ? state.pageNo >= last.totalPage : nextPage === undefined) return undefined;
  const pageNo = state.pageNo + 1;
  const isFull = pageNo - from >= MOST_PAGES_AT_ONCE;
  const href = searchHref(state, {
    pageNo,
    from: isFull ? pageNo : from,
    cursors: nextPage === undefined ? [] : [...(isFull ? [] : cursors), nextPage],
  });
  return `${href}#page-${pageNo}`;
}

/** Whether it is one of the countless narrower lists of the same goods. */
export function isFiltered(state: SearchState): boolean {
  const { filters, priceStart, priceEnd, snId, imageUrl, cursors } = state;
  const narrowing = [priceStart, priceEnd, snId, imageUrl, ...cursors];
  return filters.length > 0 || narrowing.some(Boolean);
}

/** The same words or picture in everything there is. */
export function widened({ keyword, imageUrl, sort }: SearchState): SearchState {
  return { keyword, imageUrl, sort, filters: [], pageNo: 1, from: 1, cursors: [] };
}

/** Address of the same words or picture at the same marketplace, narrowed by nothing else. */
export function clearedHref(state: SearchState): SearchHref {
  return searchHref(widened(state), { channel: state.channel });
}
