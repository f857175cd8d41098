import { TRANSIT_TABS, type TransitTab } from '../../contract/calls/transit.ts';
import { type ListSearch, listHref, readListSearch } from '../list/list-search.ts';

/** Search and filter of the list of shipments. */
export type TransitSearch = ListSearch<TransitTab>;

export const readTransitSearch = (query: URLSearchParams): TransitSearch =>
  readListSearch<TransitTab>(query, TRANSIT_TABS);

export const transitsHref = (search: TransitSearch): string => listHref('/my/transit', search);
