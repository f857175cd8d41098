import {
  PARCEL_SORTS,
  PARCEL_TABS,
  type ParcelSort,
  type ParcelTab,
} from '../../contract/calls/parcels.ts';
import { pageNoOf } from '../list/page-no.ts';

/** Tab, sorting, search and page of the list of parcels, as in its URL. */
export type ParcelSearch = {
  tab: ParcelTab;
  sort: ParcelSort;
  keyword: string;
  pageNo: number;
};

const oneOf = <T extends string>(values: readonly T[], text: string | null, fallback: T): T =>
  values.find((value) => value === text) ?? fallback;

/**
 * Reads the state of the list from a URL's query; invalid values are ignored. The search is `q`,
 * because `keyword` belongs to the product search.
 */
export function readParcelSearch(query: URLSearchParams): ParcelSearch {
  return {
    tab: oneOf(Object.keys(PARCEL_TABS) as ParcelTab[], query.get('tab'), 'stored'),
    sort: oneOf(PARCEL_SORTS, query.get('sort'), 'newest'),
    keyword: (query.get('q') ?? '').trim().slice(0, 80),
    pageNo: pageNoOf(query),
  };
}

/** The URL of the list, without default values. */
export function parcelsHref(
  { tab, sort, keyword, pageNo }: ParcelSearch,
  otherFields: Record<string, string> = {},
): string {
  const query = new URLSearchParams();
  if (tab !== 'stored') query.set('tab', tab);
  if (sort !== 'newest') query.set('sort', sort);
  if (keyword) query.set('q', keyword);
  if (pageNo > 1) query.set('pageNo', String(pageNo));
  for (const [name, value] of Object.entries(otherFields)) query.set(name, value);
  return query.size > 0 ? `/my/in-stock-items?${query}` : '/my/in-stock-items';
}
