import type { CallRight } from '../../ops/people/call-rights.ts';
import type { Right } from '../people/rights.ts';

/** The lists of the desk that have columns to choose, saved views, exports or bulk acts. */
export const LISTS = [
  'ORDERS',
  'PARCELS',
  'SHIPMENTS',
  'SHOPPERS',
  'TICKETS',
  'AUDIT',
  'WORK',
  'BANK_LINES',
  'LEDGER',
  'OWN_PRODUCTS',
] as const;
export type List = (typeof LISTS)[number];

/** The right to see each list. A pile of work also needs the right to see its objects. */
export const LIST_RIGHTS: Record<List, CallRight> = {
  ORDERS: 'orders.see',
  PARCELS: 'parcels.see',
  SHIPMENTS: 'shipments.see',
  SHOPPERS: 'shoppers.see',
  TICKETS: 'tickets.see',
  AUDIT: 'audit.see',
  WORK: 'any',
  BANK_LINES: 'money.see',
  LEDGER: 'money.see',
  OWN_PRODUCTS: 'shop.see',
};

/** The fields of the address of each list at the desk, besides its columns and its page. */
export const LIST_FIELDS: Record<List, readonly string[]> = {
  ORDERS: [
    'status',
    'number',
    'platform',
    'shopId',
    'shopperId',
    'dateStart',
    'dateEnd',
    'sort',
    'group',
  ],
  PARCELS: ['list', 'trackingNo'],
  SHIPMENTS: ['pile', 'number', 'country', 'carrier', 'shopperId', 'dateStart'],
  SHOPPERS: ['q', 'state'],
  TICKETS: ['state', 'assignee', 'kind'],
  AUDIT: ['chain', 'actorId', 'call', 'subject', 'subjectId'],
  WORK: ['pile'],
  BANK_LINES: ['accountId', 'state', 'fileId'],
  LEDGER: ['kind', 'type', 'shopperId', 'reference', 'channelId', 'dateStart', 'dateEnd'],
  OWN_PRODUCTS: ['state', 'q', 'sort', 'stock'],
};

/** The columns of each list, in their order. The first one names the row and is always shown. */
export const LIST_COLUMNS = {
  ORDERS: ['order', 'goods', 'seller', 'total', 'age'],
  PARCELS: ['parcel', 'status', 'carrier', 'goods', 'shopper', 'shelf', 'weight', 'since', 'ends'],
  SHIPMENTS: ['orderNo', 'status', 'since', 'shopper', 'to', 'by', 'packed', 'weight', 'tracking'],
  SHOPPERS: ['name', 'email', 'phone', 'state', 'since'],
  TICKETS: ['text', 'kind', 'since', 'shopper', 'subject', 'assignee'],
  AUDIT: ['at', 'actor', 'call', 'subject', 'details'],
  WORK: ['number', 'status', 'since', 'age', 'next', 'claim', 'acts'],
  BANK_LINES: ['day', 'payer', 'text', 'amount', 'left', 'state', 'account', 'reference'],
  LEDGER: ['line', 'at', 'account', 'type', 'subject', 'paid', 'amount', 'balance'],
  OWN_PRODUCTS: ['product', 'code', 'price', 'variants', 'available', 'sold', 'changed'],
} as const satisfies Record<List, readonly string[]>;
export type ColumnOf<L extends List> = (typeof LIST_COLUMNS)[L][number];

/** The lists that can be exported, each with the right to do so. */
export const EXPORT_RIGHTS = {
  ORDERS: 'orders.export',
  PARCELS: 'parcels.export',
  SHIPMENTS: 'shipments.export',
  SHOPPERS: 'shoppers.export',
  AUDIT: 'audit.export',
  BANK_LINES: 'money.export',
  LEDGER: 'money.export',
} as const satisfies Partial<Record<List, Right>>;
export type ExportedList = keyof typeof EXPORT_RIGHTS;
export const EXPORTED_LISTS = Object.keys(EXPORT_RIGHTS) as ExportedList[];

/** `SPREADSHEET` is safe to open in a spreadsheet; `PLAIN` is RFC 4180, with every cell as it is stored. */
export const EXPORT_FORMATS = ['SPREADSHEET', 'PLAIN'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Exports up to so many rows are answered at once. */
export const EXPORTED_AT_ONCE = 1000;
/** How long the file of an export is kept. */
export const EXPORT_DAYS = 7;

/**
 * The columns that a text such as `total,goods` chooses, in its order. All columns if it names no existing one. The
 * first column of the list is always the first one.
 */
export function chosenColumns<L extends List>(list: L, text: string): ColumnOf<L>[] {
  const all: readonly ColumnOf<L>[] = LIST_COLUMNS[list];
  const named = [...new Set(text.split(','))].flatMap(
    (name) => all.find((column) => column === name) ?? [],
  );
  if (named.length === 0) return [...all];
  return [...all.slice(0, 1), ...named.filter((column) => column !== all[0])];
}
