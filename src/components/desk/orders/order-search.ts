import { listDisplay, type PageSize } from '../../../contract/values/desk/list-display.ts';
import {
  PRODUCT_PLATFORMS,
  type ProductPlatform,
} from '../../../contract/values/goods/product-kinds.ts';
import {
  PURCHASE_ORDER_STATUSES,
  type PurchaseOrderStatus,
} from '../../../contract/values/orders/order-statuses.ts';

/** The search in the URL of the list of orders. */
export type OrderSearch = {
  /** The chosen tab or status; undefined for all orders. */
  status: PurchaseOrderStatus | undefined;
  platform: ProductPlatform | undefined;
  shopId: string | undefined;
  shopperId: string | undefined;
  dateStart: string;
  dateEnd: string;
  number: string;
  /** The sort that the URL names; undefined if it is unknown. */
  sort: 'newest' | 'waiting' | undefined;
  cursor: string | undefined;
  pageSize: PageSize;
  bySeller: boolean;
};

const SORTS = ['waiting', 'newest'] as const;

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);
const day = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** Reads the URL of the list. Without a status it shows the first pile, unless a filter is set. */
export function readOrderSearch(fields: URLSearchParams): OrderSearch {
  const platform = oneOf(PRODUCT_PLATFORMS, fields.get('platform'));
  const search = {
    platform,
    shopId: (platform && fields.get('shopId')) || undefined,
    shopperId: fields.get('shopperId') ?? undefined,
    dateStart: day(fields.get('dateStart')),
    dateEnd: day(fields.get('dateEnd')),
    number: fields.get('number')?.trim() ?? '',
    sort: oneOf(SORTS, fields.get('sort')),
    cursor: fields.get('cursor') ?? undefined,
    pageSize: listDisplay(fields).pageSize,
    bySeller: fields.get('group') === 'seller',
  };
  const status = oneOf(PURCHASE_ORDER_STATUSES, fields.get('status'));
  const isLookedFor = Boolean(search.number || search.shopId || search.shopperId);
  const first = isLookedFor || fields.has('status') ? undefined : 'PAID';
  return { ...search, status: search.number ? undefined : (status ?? first) };
}

/** Whether anything but the tab is chosen. */
export const isFiltered = (search: OrderSearch): boolean =>
  Boolean(
    search.platform || search.shopperId || search.dateStart || search.dateEnd || search.number,
  );

/**
 * Whether the list can be sorted by how long the orders have waited. The index for that serves a status without other
 * filters.
 */
export const isSortable = (search: OrderSearch): boolean =>
  search.status !== undefined && !search.shopId && !isFiltered(search);

/**
 * The query of the call. Orders of a tab are sorted by how long they have waited, unless the URL names
 * another sort.
 */
export function queryOf(search: OrderSearch) {
  const { status, platform, shopId, shopperId, dateStart, dateEnd, number, cursor, pageSize } =
    search;
  if (number) return { number };
  return {
    ...(status && { status }),
    ...(platform && { platform }),
    ...(shopId && { shopId }),
    ...(shopperId && { shopperId }),
    dateStart,
    dateEnd,
    ...(cursor && { cursor }),
    pageSize,
    sort: isSortable(search) ? (search.sort ?? ('waiting' as const)) : ('newest' as const),
  };
}
