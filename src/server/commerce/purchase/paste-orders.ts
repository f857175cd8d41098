import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { PastedRow, PasteProblem } from '../../../contract/ops/buying.ts';
import { purchaseOrders } from '../../db/schema/orders.ts';
import { commit, inList, type Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { orderFacts } from './apply-progress.ts';
import { costStatement } from './correct-order.ts';
import { boughtStatements } from './fulfil.ts';
import { opsActions } from './ops-order.ts';
import { piecesLeft } from './order-progress.ts';
import type { OrderRow } from './order-view.ts';
import { pastedRows } from './pasted-rows.ts';
import { purchaseOrderStates } from './purchase-order-states.ts';
import { shipmentStatements } from './shipments.ts';

type Pasted = { rows: PastedRow[]; bad: number };
type Read = { row: PastedRow; order: OrderRow | undefined };

/** Reads a pasted table, and says what is wrong with each row. Changes nothing. */
export async function checkOrderPaste(scope: Scope, text: string): Promise<Pasted> {
  return viewRows(await readPaste(scope, text));
}

/**
 * Takes a pasted table, all rows in one transaction: marks orders as bought, with number and cost, and records
 * the parcel of those with a tracking number, with all pieces that are still to be sent. Of an order that
 * was bought before, corrects number and cost. Throws `PASTE_REFUSED` if a row has a problem, and
 * `CONFLICT` if a concurrent call changed one of the orders.
 */
export async function pasteOrders(scope: Scope, text: string): Promise<Pasted> {
  const read = await readPaste(scope, text);
  const { rows, bad } = viewRows(read);
  if (bad > 0 || rows.length === 0) {
    const wrong = rows.filter(({ problems }) => problems.length > 0);
    const fields = wrong.map(({ line }) => ({ field: `rows.${line}`, code: 'invalid' as const }));
    throw new Failure('PASTE_REFUSED', { rows: bad, line: wrong[0]?.line ?? 1 }, fields);
  }
  const statements: Statement[] = [];
  for (const { row, order } of read) {
    if (order) statements.push(...(await rowStatements(scope, order, row)));
  }
  if (await commit(scope, statements)) throw new Failure('CONFLICT');
  return { rows, bad };
}

const viewRows = (read: readonly Read[]): Pasted => ({
  rows: read.map(({ row }) => row),
  bad: read.filter(({ row }) => row.problems.length > 0).length,
});

async function readPaste(scope: Scope, text: string): Promise<Read[]> {
  const rows = pastedRows(text);
  const numbers = rows.map(({ orderNo }) => orderNo);
  const orders = await scope.db
    .select()
    .from(purchaseOrders)
    .where(
      and(eq(purchaseOrders.tenantId, scope.tenantId), inList(purchaseOrders.orderNo, numbers)),
    );
  const byNumber = new Map(orders.map((order) => [order.orderNo, order]));
  return Promise.all(
    rows.map(async (row, index) => {
      const order = byNumber.get(row.orderNo);
      const isTwice = numbers.indexOf(row.orderNo) < index;
      const problems = [...row.problems, ...(await problemsOf(scope, row, { order, isTwice }))];
      return { row: { ...row, problems }, order };
    }),
  );
}

/** What is wrong with a row besides its texts. */
async function problemsOf(
  scope: Scope,
  row: PastedRow,
  { order, isTwice }: { order: OrderRow | undefined; isTwice: boolean },
): Promise<PasteProblem[]> {
  if (row.problems.includes('ORDER_NO')) return [];
  if (!order) return ['UNKNOWN_ORDER'];
  const actions = opsActions(order, true);
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
  const to = purchaseOrderStates.next(order.status, 'BOUGHT');
  const before = to
    ? boughtStatements(scope, order, { upstreamOrderNo, cost })
    : [costStatement(scope, order, { upstreamOrderNo, cost })];
  if (trackingNo === '') return before;
  const shipment = { domesticCarrier: carrier, domesticTrackingNo: trackingNo };
  return shipmentStatements(scope, { ...order, status: to ?? order.status }, [shipment], before);
}
