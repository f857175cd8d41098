import type { EndpointName, Input, Output } from '../../../contract/endpoints.ts';
import { PILES, PROBLEM_PILES } from '../../../contract/values/desk/piles.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { rowAnchor } from '../../../site/list-address.ts';
import { queryOf, readOrderSearch } from '../orders/order-search.ts';
import { bySellers } from '../orders/sellers.ts';
import type { DeskTenantView, Neighbours } from '../view.ts';
import { workPath } from '../work/work-path.ts';
import { pageOf, parcelQuery, shipmentQuery, ticketQuery } from './list-queries.ts';
import { listPath, type OpenedFrom, openedFrom, type WalkedList, withFrom } from './opened-from.ts';

/** Reads a list; undefined if it can't be read. */
export type ReadList = <N extends EndpointName>(
  name: N,
  input: Input<N>,
) => Promise<Output<N> | undefined>;

/** A page of a list: its objects with their paths, and the cursor of the page after it. */
type Walked = { rows: readonly WalkedRow[]; next: string | undefined };
type WalkedRow = { id: string; path: string };

type Walk = (
  view: DeskTenantView,
  fields: URLSearchParams,
  read: ReadList,
) => Promise<Walked | undefined>;

const walked = <Row extends { id: string }>(
  page: { records: readonly Row[]; next?: string | undefined } | undefined,
  pathOf: (row: Row) => string | undefined,
): Walked | undefined =>
  page && {
    rows: page.records.flatMap((row) => {
      const path = pathOf(row);
      return path ? [{ id: row.id, path }] : [];
    }),
    next: page.next,
  };

/** Reads each list with the same query as its page. */
const WALKS: Record<WalkedList, Walk> = {
  orders: async ({ tenant }, fields, read) => {
    const search = readOrderSearch(fields);
    const page = await read('listOpsOrders', { query: queryOf(search) });
    const records = page && search.bySeller ? [...bySellers(page.records).values()].flat() : [];
    const shown = page && search.bySeller ? { ...page, records } : page;
    return walked(shown, ({ orderNo }) => deskPath(tenant.id, 'orders', orderNo));
  },
  warehouse: async ({ tenant }, fields, read) =>
    walked(await read('listOpsParcels', { query: parcelQuery(fields) }), ({ parcelNo }) =>
      deskPath(tenant.id, 'warehouse', 'parcels', parcelNo),
    ),
  shipments: async ({ tenant }, fields, read) =>
    walked(await read('listOpsTransits', { query: shipmentQuery(fields) }), ({ orderNo }) =>
      deskPath(tenant.id, 'shipments', orderNo),
    ),
  tickets: async ({ tenant }, fields, read) =>
    walked(await read('listTickets', { query: ticketQuery(fields) }), ({ id }) =>
      deskPath(tenant.id, 'tickets', id),
    ),
  work: async (view, fields, read) => {
    const pile = PILES.find((one) => one === fields.get('pile')) ?? PILES[0];
    const page = await read('listWork', { query: { pile, ...pageOf(fields) } });
    return walked(page, (row) => workPath(view, row));
  },
  problems: async (view, fields, read) => {
    const pile = PROBLEM_PILES.find((one) => one === fields.get('pile')) ?? '';
    const page = await read('listProblems', { query: { pile, ...pageOf(fields) } });
    return walked(page, (row) => workPath(view, row));
  },
};

/**
 * The paths before and after the path of an object on a page. After an object that has left the page, `next` is the
 * first path of the page.
 */
export function beside(
  paths: readonly string[],
  path: string,
): { previous: string | undefined; next: string | undefined } {
  const index = paths.indexOf(path);
  return { previous: index > 0 ? paths[index - 1] : undefined, next: paths[index + 1] };
}

/**
 * The view of an object's page with the neighbours of the object in the list from which it was opened. The first
 * object of a page has none before it: cursors only lead forward.
 */
export async function withNeighbours<View extends DeskTenantView>(
  view: View,
  path: string,
  read: ReadList,
): Promise<View & { neighbours: Neighbours | undefined }> {
  const from = openedFrom(view);
  return { ...view, neighbours: from && (await neighboursOf(view, from, path, read)) };
}

async function neighboursOf(
  view: DeskTenantView,
  from: OpenedFrom,
  path: string,
  read: ReadList,
): Promise<Neighbours> {
  const walk = WALKS[from.list];
  const list = listPath(view, from);
  const page = await walk(view, from.fields, read);
  if (!page) return { list, previous: undefined, next: undefined };
  const paths = page.rows.map((row) => row.path);
  const { previous, next } = beside(paths, path);
  const link = (to: string | undefined, at = from) => to && withFrom(to, at);
  // The link back leads to the row of the object, or to the top of the list if the object has left the page.
  const row = page.rows.find((one) => one.path === path);
  const back = row ? `${list}#${rowAnchor(row.id)}` : list;
  const found = { list: back, previous: link(previous), next: link(next) };
  if (next || !page.next) return found;
  const fields = new URLSearchParams(from.fields);
  fields.set('cursor', page.next);
  const following = await walk(view, fields, read);
  return { ...found, next: link(following?.rows[0]?.path, { list: from.list, fields }) };
}
