import type { GenericSchema } from 'valibot';
import { decodeFields } from '../../../contract/decode.ts';
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts';
import { Failure } from '../../../contract/errors.ts';
import type { BankLine } from '../../../contract/ops/money/bank.ts';
import type { LedgerLine } from '../../../contract/ops/money/books.ts';
import type { OpsOrderRow } from '../../../contract/ops/orders/ops-order.ts';
import type { ShopperRow } from '../../../contract/ops/orders/shoppers.ts';
import type { TicketRow } from '../../../contract/ops/orders/tickets.ts';
import type { AuditEntry } from '../../../contract/ops/people/audit.ts';
import type { OwnProductRow } from '../../../contract/ops/shop/own-products.ts';
import type { OpsParcel } from '../../../contract/ops/warehouse/parcels.ts';
import type { ShipmentRow } from '../../../contract/ops/warehouse/shipments.ts';
import { validate } from '../../../contract/validate.ts';
import { MAX_COUNTED } from '../../../contract/values/desk/list.ts';
import type { List } from '../../../contract/values/desk/lists.ts';
import { listLines } from '../../commerce/bank/lines.ts';
import { type LinesQuery, listLedgerLines } from '../../commerce/books/lines.ts';
import { listWork, type WorkRow } from '../../commerce/fulfilment/work-list.ts';
import { listOwnProducts } from '../../commerce/own-stock/records.ts';
import { listOpsOrders } from '../../commerce/purchase/list-ops-orders.ts';
import { listOpsTransits } from '../../commerce/shipping/list.ts';
import { listShoppers } from '../../commerce/shopper/find-shoppers.ts';
import { listOpsParcels } from '../../commerce/stock/list-parcels.ts';
import { type AuditChain, chainScope, listAudit } from '../audit/list.ts';
import { rightsAt } from '../identity.ts';
import { maskAnswer } from '../mask-answer.ts';
import type { StaffScope } from '../staff-scope.ts';
import { listTicketsFor } from '../ticket-reader.ts';

/** The call of each list: a filter is the query of this call. */
export const LIST_CALLS = {
  ORDERS: 'listOpsOrders',
  PARCELS: 'listOpsParcels',
  SHIPMENTS: 'listOpsTransits',
  SHOPPERS: 'listShoppers',
  TICKETS: 'listTickets',
  AUDIT: 'listAudit',
  WORK: 'listWork',
  BANK_LINES: 'listBankLines',
  LEDGER: 'listLedgerLines',
  OWN_PRODUCTS: 'listOwnProducts',
} as const satisfies Record<List, EndpointName>;

export type ListRows = {
  ORDERS: OpsOrderRow;
  PARCELS: OpsParcel;
  SHIPMENTS: ShipmentRow;
  SHOPPERS: ShopperRow;
  TICKETS: TicketRow;
  AUDIT: AuditEntry;
  WORK: WorkRow;
  BANK_LINES: BankLine;
  LEDGER: LedgerLine;
  OWN_PRODUCTS: OwnProductRow;
};

type Page<Row> = { records: Row[]; next?: string | undefined; total: number };
type ByNumber = Parameters<typeof listAudit>[1] & { chain: AuditChain; cursor?: string };

/** The query of each list. */
type Queries = {
  ORDERS: Parameters<typeof listOpsOrders>[1];
  PARCELS: Parameters<typeof listOpsParcels>[1];
  SHIPMENTS: Parameters<typeof listOpsTransits>[1];
  SHOPPERS: Parameters<typeof listShoppers>[1];
  TICKETS: Parameters<typeof listTicketsFor>[1];
  AUDIT: ByNumber;
  WORK: Parameters<typeof listWork>[1];
  BANK_LINES: Parameters<typeof listLines>[1];
  LEDGER: LinesQuery;
  OWN_PRODUCTS: Parameters<typeof listOwnProducts>[1];
};
type Readers = {
  [L in List]: (scope: StaffScope, query: Queries[L]) => Promise<Page<ListRows[L]>>;
};

/** The fields of a page, which a filter of a whole list has not. */
const OF_PAGES = ['cursor', 'pageSize', 'before', 'tenant'];

const mayOf = ({ identity, tenantId }: StaffScope) => {
  const rights = rightsAt(identity, tenantId);
  return { may: rights.has.bind(rights) };
};

const readers: Readers = {
  ORDERS: listOpsOrders,
  PARCELS: listOpsParcels,
  SHIPMENTS: listOpsTransits,
  SHOPPERS: (scope, query) => listShoppers(scope, query, mayOf(scope)),
  TICKETS: listTicketsFor,
  WORK: listWork,
  BANK_LINES: listLines,
  LEDGER: listLedgerLines,
  OWN_PRODUCTS: listOwnProducts,
  AUDIT: async (scope, { chain, cursor, ...query }) => {
    const page = await listAudit(chainScope(scope, chain), {
      ...query,
      ...(cursor ? { before: Number(cursor) } : {}),
    });
    const total = page.before ? MAX_COUNTED + 1 : page.records.length;
    return { records: page.records, next: page.before?.toString(), total };
  },
};

/**
 * A page of a list by a filter, with any page size, and without what the caller may not see. Throws
 * `VALIDATION_FAILED` at `filter` for a filter that the list's call would refuse.
 */
export async function readList<L extends List>(
  scope: StaffScope,
  list: L,
  { filter, cursor, pageSize }: { filter: string; cursor: string; pageSize: number },
): Promise<Page<ListRows[L]>> {
  // `readFilter` has checked the fields by the schema of the list's own call.
  const query = {
    ...readFilter(list, filter),
    pageSize,
    ...(cursor ? { cursor } : {}),
  } as unknown as Queries[L];
  const page = await readers[list](scope, query);
  const { output } = endpoints[LIST_CALLS[list]];
  return maskAnswer(output, page, rightsAt(scope.identity, scope.tenantId)) as typeof page;
}

/** Reads the query in a filter. Throws `VALIDATION_FAILED` at `filter`. */
export function readFilter(list: List, filter: string): Record<string, unknown> {
  const schema = endpoints[LIST_CALLS[list]].query;
  const fields = new URLSearchParams(filter);
  for (const name of OF_PAGES) fields.delete(name);
  const isKnown = [...fields.keys()].every((name) => name in schema.entries);
  const result = validate(schema as GenericSchema, decodeFields(schema, fields));
  if (result.problems || !isKnown) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'filter', code: 'invalid' }]);
  }
  return result.output as Record<string, unknown>;
}
