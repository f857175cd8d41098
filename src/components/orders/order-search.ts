import { PURCHASE_ORDER_TABS, type PurchaseOrderTab } from '../../contract/calls/orders.ts';
import { type ListSearch, listHref, readListSearch } from '../list/list-search.ts';

/** Search and filter of the list of orders. */
export type OrderSearch = ListSearch<PurchaseOrderTab>;

export const readOrderSearch = (query: URLSearchParams): OrderSearch =>
  readListSearch<PurchaseOrderTab>(query, PURCHASE_ORDER_TABS);

export const ordersHref = (search: OrderSearch): string => listHref('/my/purchase', search);
