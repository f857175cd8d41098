import { listDisplay, type PageSize } from '../../../contract/values/desk/list-display.ts';
import {
  OWN_PRODUCT_SORTS,
  OWN_PRODUCT_STATES,
} from '../../../contract/values/goods/own-products.ts';
import { BANK_LINE_STATES } from '../../../contract/values/money/bank.ts';
import { TICKET_KINDS, TICKET_STATES } from '../../../contract/values/people/ticket-kinds.ts';
import { PARCEL_LISTS } from '../../../contract/values/warehouse/scanning.ts';
import { SHIPMENT_PILES } from '../../../contract/values/warehouse/shipment-kinds.ts';

/*
 * What the addresses of lists say, as queries of their calls: for the lists themselves, and for the pages of
 * objects that were opened from them.
 */

const ASSIGNEES = ['ALL', 'ME', 'NONE'] as const;

/** The page of a list: where it begins, and how many rows it has. */
export function pageOf(fields: URLSearchParams): { cursor?: string; pageSize: PageSize } {
  const cursor = fields.get('cursor');
  return { ...(cursor && { cursor }), pageSize: listDisplay(fields).pageSize };
}

/** The query for the parcels of a list (by default those to check), or for those with a tracking number. */
export function parcelQuery(fields: URLSearchParams) {
  const trackingNo = fields.get('trackingNo')?.trim();
  if (trackingNo) return { trackingNo, list: undefined };
  const list = PARCEL_LISTS.find((one) => one === fields.get('list')) ?? 'TO_CHECK';
  return { list, ...pageOf(fields) };
}

/** The query for the shipments of a pile, by default those to pack. */
export function shipmentQuery(fields: URLSearchParams) {
  const text = (name: string) => fields.get(name) ?? '';
  return {
    pile: SHIPMENT_PILES.find((one) => one === fields.get('pile')) ?? ('TO_PACK' as const),
    number: text('number'),
    country: text('country'),
    carrier: text('carrier'),
    shopperId: text('shopperId'),
    dateStart: text('dateStart'),
    ...pageOf(fields),
  };
}

/** The query for the tickets of a state, by default the open ones. */
export function ticketQuery(fields: URLSearchParams) {
  return {
    state: TICKET_STATES.find((one) => one === fields.get('state')) ?? ('OPEN' as const),
    assignee: ASSIGNEES.find((one) => one === fields.get('assignee')) ?? ('ALL' as const),
    kind: TICKET_KINDS.find((one) => one === fields.get('kind')) ?? ('' as const),
    ...pageOf(fields),
  };
}

/** The query for the own products of a state, by default the published ones. */
export function ownQuery(fields: URLSearchParams) {
  return {
    state: OWN_PRODUCT_STATES.find((one) => one === fields.get('state')) ?? ('PUBLISHED' as const),
    q: fields.get('q')?.trim().slice(0, 80) ?? '',
    sort: OWN_PRODUCT_SORTS.find((one) => one === fields.get('sort')) ?? ('newest' as const),
    stock: fields.get('stock') === 'out' ? ('out' as const) : ('' as const),
    ...pageOf(fields),
  };
}

/** The query for lines of bank statements: of an account, a state and a file, each optional. */
export function bankLineQuery(fields: URLSearchParams) {
  return {
    accountId: fields.get('accountId') ?? '',
    state: BANK_LINE_STATES.find((one) => one === fields.get('state')) ?? ('' as const),
    fileId: fields.get('fileId') ?? '',
    ...pageOf(fields),
  };
}
