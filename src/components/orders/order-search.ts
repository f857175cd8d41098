import { PURCHASE_ORDER_TABS, type PurchaseOrderTab } from '../../contract/calls/orders.ts';
import { type ListSearch, listHref, readListSearch } from '../list/list-search.ts';

/** What the list of orders is asked for. */
export type OrderSearch = ListSearch<PurchaseOrderTab>;

export const readOrderSearch = (query: URLSearchParams): OrderSearch =>
  readListSearch<PurchaseOrderTab>(query, PURCHASE_ORDER_TABS);

export const ordersHref = (search: OrderSearch): string => listHref('/my/purchase', search);
