import * as v from 'valibot';
import {
  MAX_KEYWORD_LENGTH,
  type SearchResult,
  searchQuery,
} from '../../../contract/calls/catalogue.ts';
import type { ProductPlatform } from '../../../contract/values/goods/product-kinds.ts';
import type { SearchFilter, SearchSort } from '../../../contract/values/goods/search-filters.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { readFilters } from './search-filters.ts';

/** The state of the results page, as in its URL. Undefined means no such filter. */
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
  /** Whether the words are searched for as typed, without corrections. */
  asTyped?: boolean | undefined;
  pageNo: number;
  /** Number of the first shown page. "Load more" keeps it; a link to a page sets it to that page. */
  from: number;
  /** Cursors of the shown pages, for a source without page numbers. */
  cursors: readonly string[];
};

/** The most pages that are shown at once. */
export const MAX_PAGES_AT_ONCE = 5;
/** The highest page number that the contract accepts. */
const MAX_PAGE_NO = 10_000;

const { entries } = searchQuery;
type Field = keyof typeof entries;

/** The value of a query field; undefined if it is empty or the contract refuses it. */
function field<F extends Field>(
  params: URLSearchParams,
  name: F,
  text: string | null | undefined = params.get(name),
) {
  if (!text) return undefined;
  const result = v.safeParse(entries[name] as v.GenericSchema<unknown, unknown>, text);
  return result.success ? (result.output as v.InferOutput<(typeof entries)[F]>) : undefined;
}

/** A price. A decimal comma is accepted, because many languages write one. */
const price = (params: URLSearchParams, name: 'priceStart' | 'priceEnd') =>
  field(params, name, params.get(name)?.replace(',', '.'));

/** The keyword. Only the beginning of a long one counts: without it everything would be found. */
function keywordIn(params: URLSearchParams): string {
  const text = params.get('keyword')?.trim().slice(0, MAX_KEYWORD_LENGTH);
  return field(params, 'keyword', text?.toWellFormed()) ?? '';
}

function pageIn(params: URLSearchParams, name: string): number | undefined {
  const page = Number(params.get(name));
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE_NO ? page : undefined;
}

/** Reads the state from a URL's query. Leaves out invalid values, so there is always a page. */
export function readSearch(params: URLSearchParams): SearchState {
  const pageNo = pageIn(params, 'pageNo') ?? 1;
  const requestedFrom = pageIn(params, 'from') ?? pageNo;
  const from = Math.min(Math.max(requestedFrom, pageNo - MAX_PAGES_AT_ONCE + 1), pageNo);
  const shownPages = pageNo - from + 1;
  return {
    keyword: keywordIn(params),
    channel: field(params, 'channel'),
    sort: field(params, 'sort') ?? 'relevance',
    filters: readFilters(params.getAll('filters')),
    ...priceRange(price(params, 'priceStart'), price(params, 'priceEnd')),
    categoryId: field(params, 'categoryId'),
    shopId: field(params, 'shopId'),
    productCollectionId: field(params, 'productCollectionId'),
    snId: field(params, 'snId'),
    imageUrl: field(params, 'imageUrl'),
    ...(params.get('asTyped') === 'true' && { asTyped: true }),
    pageNo,
    from,
    cursors: params
      .getAll('nextPage')
      .filter((cursor) => cursor !== '' && v.is(entries.nextPage, cursor))
      .slice(-shownPages),
  };
}

/** Start and end of the price range. They are exchanged if the start is higher than the end. */
function priceRange(priceStart: string | undefined, priceEnd: string | undefined) {
  const isReversed =
    priceStart !== undefined && priceEnd !== undefined && toFen(priceStart) > toFen(priceEnd);
  return isReversed ? { priceStart: priceEnd, priceEnd: priceStart } : { priceStart, priceEnd };
}

/** The query fields of a state, without default values. */
export function searchFields(state: SearchState): [string, string][] {
  const { sort, filters, pageNo, from, cursors, asTyped, ...rest } = state;
  const fields: Record<string, string | undefined> = {
    ...rest,
    sort: sort === 'relevance' ? undefined : sort,
    filters: filters.join(','),
    asTyped: asTyped ? 'true' : undefined,
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

/** URL of the results with some changes to the state. */
export function searchHref(state: SearchState, changes: Partial<SearchState> = {}): SearchHref {
  const query = new URLSearchParams(searchFields(withChanges(state, changes)));
  if (query.size === 0) return '/product-search';
  // These two characters need no encoding in a query, so filters stay readable.
  return `/product-search?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}

/** URL of the current state. */
export function currentHref(state: SearchState): string {
  return searchHref(state, state);
}

/** The queries of the API for a state, one for each shown page. */
export function searchQueries(state: SearchState, pageSize: number) {
  const { from, pageNo, filters, cursors, ...query } = state;
  const shownPages = pageNo - from + 1;
  // The very first page of a search has no cursor, so there may be one cursor less than pages.
  const pagesWithoutCursor = shownPages - cursors.length;
  return Array.from({ length: shownPages }, (_, index) => ({
    ...query,
    filters: filters.join(','),
    pageNo: from + index,
    nextPage: cursors[index - pagesWithoutCursor],
    pageSize,
  }));
}

/**
 * URL that shows the next page too or, if as many pages as allowed are shown, the next page alone.
 * The page is requested by number if the source numbers its pages, otherwise by cursor. Undefined
 * on the last page.
 */
export function nextHref(
  state: SearchState,
  last: Pick<SearchResult, 'nextPage' | 'totalPage'>,
): string | undefined {
  const { from, cursors } = state;
  const isNumbered = cursors.length === 0 && last.totalPage > 0;
  const nextPage = isNumbered ? undefined : last.nextPage;
  const isLast = isNumbered ? state.pageNo >= last.totalPage : nextPage === undefined;
  if (isLast) return undefined;
  const pageNo = state.pageNo + 1;
  const isFull = pageNo - from >= MAX_PAGES_AT_ONCE;
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

/** A state with only the keyword or picture and the sorting of another one: all marketplaces, no filters. */
export function queryOnly({ keyword, imageUrl, sort }: SearchState): SearchState {
  return { keyword, imageUrl, sort, filters: [], pageNo: 1, from: 1, cursors: [] };
}

/** URL of a search for the same keyword or picture at the same marketplace, without filters. */
export function clearedHref(state: SearchState): SearchHref {
  return searchHref(queryOnly(state), { channel: state.channel });
}
