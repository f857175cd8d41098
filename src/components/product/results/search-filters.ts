import {
  MIN_ORDER_FILTER,
  namesIn,
  type SearchFilter,
  searchFilter,
} from '../../../contract/values/search-filters.ts';

export const orderFilter = (pieces: number): SearchFilter => `minOrder:${pieces}`;
export const attributeFilter = (id: string): SearchFilter => `attribute:${id}`;

/** The contract's limit. */
const LONGEST_LIST = 400;

/**
 * Filters of an address, in the order of choice. Invalid ones and those beyond the limit are left
 * out.
 */
export function readFilters(lists: readonly string[]): readonly SearchFilter[] {
  return lists
    .flatMap(namesIn)
    .flatMap((name) => searchFilter(name) ?? [])
    .reduce(withFilter, []);
}

/** The names in an address by which no catalogue here can filter: the page says so. */
export const unknownFilters = (lists: readonly string[]): string[] =>
  lists.flatMap(namesIn).filter((name) => searchFilter(name) === undefined);

/**
 * The filters and one more; only one minimum order applies. The same list if the limit is reached.
 */
export function withFilter(
  filters: readonly SearchFilter[],
  added: SearchFilter,
): readonly SearchFilter[] {
  if (filters.includes(added)) return filters;
  const others = MIN_ORDER_FILTER.test(added)
    ? filters.filter((one) => !MIN_ORDER_FILTER.test(one))
    : filters;
  const more = [...others, added];
  return more.join(',').length <= LONGEST_LIST ? more : filters;
}

export function withoutFilter(
  filters: readonly SearchFilter[],
  removed: SearchFilter,
): readonly SearchFilter[] {
  return filters.filter((one) => one !== removed);
}

/** The minimum order's filter, in pieces. */
export function chosenOrder(filters: readonly SearchFilter[]): number | undefined {
  const filter = filters.find((one) => MIN_ORDER_FILTER.test(one));
  return filter && Number(filter.slice('minOrder:'.length));
}

/** Ids of the active attribute values. */
export function chosenValues(filters: readonly SearchFilter[]): string[] {
  return filters.flatMap((one) =>
    one.startsWith('attribute:') ? one.slice('attribute:'.length) : [],
  );
}
