import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import {
  MAX_PASTED_ROWS,
  type PastedColumn,
  type PastedRow,
  type PasteProblem,
} from '../../../contract/ops/orders/pasting.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { commit, inList, type Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { orderFacts } from './apply-progress.ts';
import { costStatement } from './correct-order.ts';
import { boughtStatements } from './fulfil.ts';
import { opsActions } from './ops-order.ts';
import { piecesLeft } from './order-progress.ts';
import type { OrderRow } from './order-view.ts';
import { pastedTable } from './pasted-rows.ts';
import { purchaseOrderStates } from './purchase-order-states.ts';
import { shipmentStatements } from './shipments.ts';

/** The text of a table, and the meaning of its columns if they have no headings. */
export type PasteInput = { text: string; columns?: readonly PastedColumn['column'][] };
type Pasted = { columns: PastedColumn[]; rows: PastedRow[]; bad: number; total: number };
type ReadRow = { row: PastedRow; order: OrderRow | undefined };
type Read = { columns: PastedColumn[]; rows: ReadRow[]; total: number };

/** Reads a pasted table, and reports the mistakes of each row. Changes nothing. */
export async function checkOrderPaste(scope: Scope, input: PasteInput): Promise<Pasted> {
  return viewRead(await readPaste(scope, input));
}

/**
 * Applies a pasted table, all rows in one transaction: marks orders as bought, with number and cost, and
 * records the parcel of those with a tracking number, with all items that are still to be sent. Orders of
 * own stock without a tracking number are taken from the shelf, as by `markBought`. For orders that were
 * bought before, corrects number and cost. Throws `PASTE_REFUSED` if a row has a mistake, `PASTE_TOO_LONG`
 * for more than `MAX_PASTED_ROWS`, and `CONFLICT` if a concurrent call changed one of the orders.
 */
export async function pasteOrders(scope: Scope, input: PasteInput): Promise<Pasted> {
  const read = await readPaste(scope, input);
  const pasted = viewRead(read);
  const { rows, bad, total } = pasted;
  if (total > MAX_PASTED_ROWS) {
    throw new Failure('PASTE_TOO_LONG', { rows: total, max: MAX_PASTED_ROWS });
  }
  if (bad > 0 || rows.length === 0) {
    const wrong = rows.filter(({ problems }) => problems.length > 0);
    const fields = wrong.map(({ line }) => ({ field: `rows.${line}`, code: 'invalid' as const }));
    throw new Failure('PASTE_REFUSED', { rows: bad, line: wrong[0]?.line ?? 1 }, fields);
  }
  const statements: Statement[] = [];
  for (const { row, order } of read.rows) {
    if (order) statements.push(...(await rowStatements(scope, order, row)));
  }
  if (await commit(scope, statements)) throw new Failure('CONFLICT');
  return pasted;
}

const viewRead = ({ columns, rows, total }: Read): Pasted => ({
  columns,
  rows: rows.map(({ row }) => row),
  bad: rows.filter(({ row }) => row.problems.length > 0).length,
  total,
});

async function readPaste(scope: Scope, { text, columns }: PasteInput): Promise<Read> {
  const table = pastedTable(text, columns);
  const rows = table.rows.slice(0, MAX_PASTED_ROWS);
  const numbers = rows.map(({ orderNo }) => orderNo);
  const orders = await scope.db
    .select()
    .from(purchaseOrders)
    .where(
      and(eq(purchaseOrders.tenantId, scope.tenantId), inList(purchaseOrders.orderNo, numbers)),
    );
  const byNumber = new Map(orders.map((order) => [order.orderNo, order]));
  const checked = rows.map(async (row, index) => {
    const order = byNumber.get(row.orderNo);
    const isTwice = numbers.indexOf(row.orderNo) < index;
    const problems = [...row.problems, ...(await problemsOf(scope, row, { order, isTwice }))];
    return { row: { ...row, problems }, order };
  });
  return { columns: table.columns, rows: await Promise.all(checked), total: table.rows.length };
}

/** The mistakes of a row, apart from those in its texts. */
async function problemsOf(
  scope: Scope,
  row: PastedRow,
  { order, isTwice }: { order: OrderRow | undefined; isTwice: boolean },
): Promise<PasteProblem[]> {
  if (row.problems.includes('ORDER_NO')) return [];
  if (!order) return ['UNKNOWN_ORDER'];
  const actions = opsActions(order, { hasPiecesLeft: true, isBlocked: false });
  if (!actions.includes('bought') && !actions.includes('correctCost')) return ['STATUS'];
  const isSent = row.trackingNo !== '' && (await cannotShip(scope, order, row.trackingNo));
  return [
    ...(isTwice ? (['TWICE'] as const) : []),
    ...(isSent ? (['ALREADY_SHIPPED'] as const) : []),
  ];
}

/** Whether all pieces of an order are in parcels, or one of these has the tracking number already. */
async function cannotShip(scope: Scope, order: OrderRow, trackingNo: string): Promise<boolean> {
  const facts = await orderFacts(scope, order.id, []);
  const isKnown = facts.parcels.some((parcel) => parcel.domesticTrackingNo === trackingNo);
  return isKnown || [...piecesLeft(facts).values()].every((pieces) => pieces === 0);
}

async function rowStatements(
  scope: Scope,
  order: OrderRow,
  { upstreamOrderNo, cost: typed, carrier, trackingNo }: PastedRow,
): Promise<Statement[]> {
  const cost = typed === '' ? undefined : typed;
  const bought = { upstreamOrderNo, cost };
  const sent =
    trackingNo === '' ? undefined : { domesticCarrier: carrier, domesticTrackingNo: trackingNo };
  if (purchaseOrderStates.next(order.status, 'BOUGHT')) {
    return boughtStatements(scope, order, bought, sent);
  }
  const corrected = [costStatement(scope, order, bought)];
  return sent ? shipmentStatements(scope, order, [sent], corrected) : corrected;
}
