import * as v from 'valibot';
import { SEARCH_SORTS, type SearchSort, searchQuery } from '../../../contract/catalogue.ts';
import type { ProductPlatform } from '../../../contract/enums.ts';
import { toFen } from '../../../contract/money.ts';

export const SEARCH_FILTERS = ['freeShipping', 'shipIn48Hours', 'inStock'] as const;
export type SearchFilter = (typeof SEARCH_FILTERS)[number];

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
};

/** So many pages at most stand under each other. */
export const MOST_PAGES_AT_ONCE = 5;
const LAST_PAGE = 10_000;

const { entries } = searchQuery;
type Field = keyof typeof entries;

/** A field of the address that the contract accepts; anything else counts as absent. */
function field<F extends Field>(params: URLSearchParams, name: F) {
  const text = params.get(name);
  if (!text) return undefined;
  const result = v.safeParse(entries[name] as v.GenericSchema<unknown, unknown>, text);
  return result.success ? (result.output as v.InferOutput<(typeof entries)[F]>) : undefined;
}

function pageIn(params: URLSearchParams, name: string): number | undefined {
  const page = Number(params.get(name));
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : undefined;
}

/** Reads the address of the results page. What is wrong in it is left out, so a page always comes. */
export function readSearch(params: URLSearchParams): SearchState {
  const named = params.getAll('filters').flatMap((list) => list.split(','));
  const pageNo = pageIn(params, 'pageNo') ?? 1;
  const from = pageIn(params, 'from') ?? pageNo;
  return {
    keyword: field(params, 'keyword') ?? '',
    channel: field(params, 'channel'),
    sort: SEARCH_SORTS.find((sort) => sort === params.get('sort')) ?? 'relevance',
    filters: SEARCH_FILTERS.filter((filter) => named.includes(filter)),
    ...priceRange(field(params, 'priceStart'), field(params, 'priceEnd')),
    categoryId: field(params, 'categoryId'),
    shopId: field(params, 'shopId'),
    productCollectionId: field(params, 'productCollectionId'),
    snId: field(params, 'snId'),
    imageUrl: field(params, 'imageUrl'),
    pageNo,
    from: Math.min(Math.max(from, pageNo - MOST_PAGES_AT_ONCE + 1), pageNo),
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
  const { sort, filters, pageNo, from, ...rest } = state;
  const fields: Record<string, string | undefined> = {
    ...rest,
    sort: sort === 'relevance' ? undefined : sort,
    filters: filters.join(','),
    pageNo: pageNo === 1 ? undefined : String(pageNo),
    from: from === pageNo ? undefined : String(from),
  };
  return Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** Address of the results with something changed; they begin at their first page unless that is what changes. */
export function searchHref(state: SearchState, changes: Partial<SearchState> = {}): string {
  const pageNo = changes.pageNo ?? 1;
  const next = { ...state, ...changes, pageNo, from: changes.from ?? pageNo };
  const query = new URLSearchParams(searchFields(next));
  return query.size > 0 ? `/product-search?${query}` : '/product-search';
}

/** What the state asks of the API, page by page. */
export function searchQueries(state: SearchState, pageSize: number) {
  const { from, pageNo, filters, ...query } = state;
  return Array.from({ length: pageNo - from + 1 }, (_, index) => ({
    ...query,
    filters: filters.join(','),
    pageNo: from + index,
    pageSize,
  }));
}

/** Whether it is one of the countless narrower lists of the same goods. */
export function isFiltered(state: SearchState): boolean {
  const { filters, priceStart, priceEnd, snId, imageUrl } = state;
  return filters.length > 0 || [priceStart, priceEnd, snId, imageUrl].some(Boolean);
}

/** Whether anything but the words narrows the results. */
export function isNarrowed(state: SearchState): boolean {
  const { keyword: _, sort: __, pageNo: ___, from: ____, filters, ...rest } = state;
  return filters.length > 0 || Object.values(rest).some((value) => value !== undefined);
}
