import * as v from 'valibot';
import { type SearchResult, searchQuery } from '../../../contract/calls/catalogue.ts';
import { toFen } from '../../../contract/values/money.ts';
import type { ProductPlatform } from '../../../contract/values/product-kinds.ts';
import type { SearchFilter, SearchSort } from '../../../contract/values/search-filters.ts';
import { readFilters } from './search-filters.ts';

/** The state of the results page, as in its address. Undefined means no such filter. */
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
  /** First of the shown pages: "load more" keeps it, a page number sets it. */
  from: number;
  /** Cursors of the shown pages, for a source without page numbers. */
  cursors: readonly string[];
};

/** Most pages that are shown at once. */
export const MOST_PAGES_AT_ONCE = 5;
const LAST_PAGE = 10_000;

const { entries } = searchQuery;
type Field = keyof typeof entries;

/** A query field if the contract accepts its value, else undefined. */
function field<F extends Field>(
  params: URLSearchParams,
  name: F,
  text: string | null | undefined = params.get(name),
) {
  if (!text) return undefined;
  const result = v.safeParse(entries[name] as v.GenericSchema<unknown, unknown>, text);
  return result.success ? (result.output as v.InferOutput<(typeof entries)[F]>) : undefined;
}

/** A price; many languages write a decimal comma. */
const price = (params: URLSearchParams, name: 'priceStart' | 'priceEnd') =>
  field(params, name, params.get(name)?.replace(',', '.'));

function pageIn(params: URLSearchParams, name: string): number | undefined {
  const page = Number(params.get(name));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : undefined;
}

/** Reads the state from an address. Invalid values are left out, so there is always a page. */
export function readSearch(params: URLSearchParams): SearchState {
  const pageNo = pageIn(params, 'pageNo') ?? 1;
  const first = pageIn(params, 'from') ?? pageNo;
  const from = Math.min(Math.max(first, pageNo - MOST_PAGES_AT_ONCE + 1), pageNo);
  return {
    keyword: field(params, 'keyword') ?? '',
    channel: field(params, 'channel'),
    sort: field(params, 'sort') ?? 'relevance',
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

/** Two prices, the lower first. */
function priceRange(priceStart: string | undefined, priceEnd: string | undefined) {
  const reversed =
    priceStart !== undefined && priceEnd !== undefined && toFen(priceStart) > toFen(priceEnd);
  return reversed ? { priceStart: priceEnd, priceEnd: priceStart } : { priceStart, priceEnd };
}

/** The query of a state, without default values. */
export function searchFields(state: SearchState): [string, string][] {
  const { sort, filters, pageNo, from, cursors, ...rest } = state;
  const fields: Record<string, string | undefined> = {
    ...rest,
    sort: sort === 'relevance' ? undefined : sort,
    filters: filters.join(','),
    pageNo: pageNo === 1 ? undefined : String(pageNo),
    from: from === pageNo ? undefined : String(from),
  };
  const filled = Object.entries(fields).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return [...filled, ...cursors.map((cursor): [string, string] => ['nextPage', cursor])];
}

/** The state with changes; it starts at the first page unless `pageNo` is among them. */
export function withChanges(state: SearchState, changes: Partial<SearchState>): SearchState {
  const pageNo = changes.pageNo ?? 1;
  return { ...state, cursors: [], ...changes, pageNo, from: changes.from ?? pageNo };
}

type SearchHref = '/product-search' | `/product-search?${string}`;

/** Address of the results with some changes to the state. */
export function searchHref(state: SearchState, changes: Partial<SearchState> = {}): SearchHref {
  const query = new URLSearchParams(searchFields(withChanges(state, changes)));
  if (query.size === 0) return '/product-search';
  // These two characters need no encoding in a query, so filters stay readable.
  return `/product-search?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}

/** Address of the current state. */
export function currentHref(state: SearchState): string {
  return searchHref(state, state);
}

/** The queries of the API for a state, page by page. */
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
 * Address with the next page: added to the shown ones, or instead of them at the limit. By page
 * number if the source has them, else by cursor. Undefined at the last page.
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

/** Whether filters narrow the list; such pages are not indexed. */
export function isFiltered(state: SearchState): boolean {
  const { filters, priceStart, priceEnd, snId, imageUrl, cursors } = state;
  const narrowing = [priceStart, priceEnd, snId, imageUrl, ...cursors];
  return filters.length > 0 || narrowing.some(Boolean);
}

/** Only the words or picture of a search and its sorting: all marketplaces, no filters. */
export function queryOnly({ keyword, imageUrl, sort }: SearchState): SearchState {
  return { keyword, imageUrl, sort, filters: [], pageNo: 1, from: 1, cursors: [] };
}

/** Address of a search for the same words or picture at the same marketplace, without filters. */
export function clearedHref(state: SearchState): SearchHref {
  return searchHref(queryOnly(state), { channel: state.channel });
}
