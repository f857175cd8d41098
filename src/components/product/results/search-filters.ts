import {
  MIN_ORDER_FILTER,
  namesIn,
  type SearchFilter,
  searchFilter,
} from '../../../contract/values/goods/search-filters.ts';

export const minOrderFilter = (pieces: number): SearchFilter => `minOrder:${pieces}`;
export const attributeFilter = (id: string): SearchFilter => `attribute:${id}`;

/** The contract's limit for the comma-separated list of filters, in characters. */
const MAX_LIST_LENGTH = 400;

/**
 * Reads the filters of a URL, in the order in which they were chosen. Leaves out invalid ones and
 * those beyond the limit.
 */
export function readFilters(lists: readonly string[]): readonly SearchFilter[] {
  return lists
    .flatMap(namesIn)
    .flatMap((name) => searchFilter(name) ?? [])
    .reduce(withFilter, []);
}

/** The names in a URL that are no known filters; the page lists them. */
export const unknownFilters = (lists: readonly string[]): string[] =>
  lists.flatMap(namesIn).filter((name) => searchFilter(name) === undefined);

/**
 * The filters with one added. A minimum order replaces the former one. Returns the same list if the
 * filter is in it or would exceed the limit.
 */
export function withFilter(
  filters: readonly SearchFilter[],
  added: SearchFilter,
): readonly SearchFilter[] {
  if (filters.includes(added)) return filters;
  const others = MIN_ORDER_FILTER.test(added)
    ? filters.filter((filter) => !MIN_ORDER_FILTER.test(filter))
    : filters;
  const longer = [...others, added];
  return longer.join(',').length <= MAX_LIST_LENGTH ? longer : filters;
}

export function withoutFilter(
  filters: readonly SearchFilter[],
  removed: SearchFilter,
): readonly SearchFilter[] {
  return filters.filter((filter) => filter !== removed);
}

/** The chosen minimum order in pieces; undefined without one. */
export function chosenMinOrder(filters: readonly SearchFilter[]): number | undefined {
  const minOrder = filters.find((filter) => MIN_ORDER_FILTER.test(filter));
  return minOrder && Number(minOrder.slice('minOrder:'.length));
}

/** Ids of the active attribute values. */
export function chosenValues(filters: readonly SearchFilter[]): string[] {
  return filters.flatMap((filter) =>
    filter.startsWith('attribute:') ? filter.slice('attribute:'.length) : [],
  );
}
