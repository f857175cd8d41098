import { and, desc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type {
  CarrierInvoice,
  CarrierInvoiceDetail,
} from '../../../contract/ops/carrier-invoices.ts';
import type { InvoiceRowState } from '../../../contract/values/carrier-invoices.ts';
import type { ListPage } from '../../../contract/values/list.ts';
import { fromFen } from '../../../contract/values/money.ts';
import { newId } from '../../crypto/random.ts';
import { carrierInvoices, freightCosts, type InvoiceLine } from '../../db/schema/freight-costs.ts';
import { atomically, commit, increased, onlyFrom } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import { afterCursor, cappedCount, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import { bookInvoiceCharge, freightCostOf, wasHandedOver } from '../transit/freight-cost.ts';
import type { TransitOrderRow } from '../transit/move-transit.ts';
import { shipmentsNumbered } from './list.ts';
import { readInvoice } from './read-invoice.ts';

type InvoiceRow = typeof carrierInvoices.$inferSelect;

/**
 * Adds an invoice of a carrier, to be looked at; nothing is booked. Throws `VALIDATION_FAILED` at `text` for a table without rows
 * or with too many, and `CONFLICT` at `invoiceNo` if the carrier's invoice is there already.
 */
export async function addCarrierInvoice(
  scope: Scope,
  { carrier, invoiceNo, text }: { carrier: string; invoiceNo: string; text: string },
): Promise<CarrierInvoiceDetail> {
  const { db, now, tenantId, staffId = '' } = scope;
  const read = readInvoice(text);
  if (!read) throw new Failure('VALIDATION_FAILED', {}, [{ field: 'text', code: 'invalid' }]);
  const id = newId(now);
  const row = { id, tenantId, carrier, invoiceNo, state: 'NEW' as const, ...read };
  await atomically(
    scope,
    [db.insert(carrierInvoices).values({ ...row, addedBy: staffId, addedAt: now })],
    {
      CARRIER_INVOICE_KNOWN: () =>
        new Failure('CONFLICT', {}, [{ field: 'invoiceNo', code: 'invalid' }]),
    },
  );
  return getCarrierInvoice(scope, id);
}

/** An invoice with the shipment of each row, and what taking it would book. Throws `NOT_FOUND`. */
export async function getCarrierInvoice(scope: Scope, id: string): Promise<CarrierInvoiceDetail> {
  const row = await invoiceRow(scope, id);
  const names = await staffNames(scope, [row.addedBy]);
  const booked = await bookedOrders(scope, id);
  const rows = await Promise.all(
    row.lines.map(async (line) => {
      const { state, order } = await shipmentOf(scope, line, booked);
      const before = order && (await freightCostOf(scope, order.id));
      return {
        row: line.row,
        number: line.number,
        amount: fromFen(line.fen),
        state,
        ...(order && { orderNo: order.orderNo, carrier: order.carrier }),
        ...(before && state === 'READY' && { before: fromFen(before.totalFen) }),
      };
    }),
  );
  const mistakes = row.mistakes.map(({ row: at, text }) => ({
    row: at,
    number: text,
    amount: '0.00',
    state: 'UNREADABLE' as const,
  }));
  return {
    ...viewInvoice(row, names),
    rows: [...rows, ...mistakes].toSorted((a, b) => a.row - b.row),
  };
}

/**
 * Books the charges of an invoice, each shipment in a transaction of its own and once for this invoice: a call that was cut off
 * can be repeated. Rows without a shipment are left out. Throws `NOT_FOUND`, and `ILLEGAL_TRANSITION` if it is taken or dropped.
 */
export async function takeCarrierInvoice(scope: Scope, id: string): Promise<CarrierInvoiceDetail> {
  const { db } = scope;
  const row = await invoiceRow(scope, id);
  requireNew(row);
  const booked = await bookedOrders(scope, id);
  const note = `${row.carrier} ${row.invoiceNo}`;
  // Two numbers may be those of one shipment: its own and that of a box.
  const charges = new Map<string, { order: TransitOrderRow; fen: number }>();
  for (const line of row.lines) {
    const { state, order } = await shipmentOf(scope, line, booked);
    if (state !== 'READY' || !order) continue;
    charges.set(order.id, { order, fen: (charges.get(order.id)?.fen ?? 0) + line.fen });
  }
  for (const { order, fen } of charges.values()) {
    await bookInvoiceCharge(scope, order, { invoiceId: id, fen, note });
  }
  await atomically(
    scope,
    [
      db
        .update(carrierInvoices)
        .set({
          state: onlyFrom(carrierInvoices.state, ['NEW'], 'TAKEN'),
          version: increased(carrierInvoices.version),
        })
        .where(and(eq(carrierInvoices.tenantId, row.tenantId), eq(carrierInvoices.id, id))),
    ],
    { CARRIER_INVOICE_STATE: () => illegalTransition(row.state, 'TAKEN') },
  );
  return getCarrierInvoice(scope, id);
}

/** Drops an invoice of which nothing is booked. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function dropCarrierInvoice(scope: Scope, id: string): Promise<CarrierInvoiceDetail> {
  const { db } = scope;
  const row = await invoiceRow(scope, id);
  requireNew(row);
  if ((await bookedOrders(scope, id)).size > 0) throw illegalTransition(row.state, 'DROPPED');
  const guard = await commit(scope, [
    db
      .update(carrierInvoices)
      .set({
        state: onlyFrom(carrierInvoices.state, ['NEW'], 'DROPPED'),
        version: increased(carrierInvoices.version),
      })
      .where(and(eq(carrierInvoices.tenantId, row.tenantId), eq(carrierInvoices.id, id))),
  ]);
  if (guard) throw illegalTransition(row.state, 'DROPPED');
  return getCarrierInvoice(scope, id);
}

/** The invoices, newest first. */
export async function listCarrierInvoices(
  scope: Scope,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<ListPage<CarrierInvoice>> {
  const { db, tenantId } = scope;
  const keyset = { column: carrierInvoices.addedAt, id: carrierInvoices.id, descending: true };
  const isListed = eq(carrierInvoices.tenantId, tenantId);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(carrierInvoices)
      .where(and(isListed, afterCursor(keyset, cursor)))
      .orderBy(...orderOf(keyset))
      .limit(pageSize + 1),
    cappedCount(scope, carrierInvoices, isListed),
  ]);
  const page = pageOfRows(rows, pageSize, ({ addedAt, id }) => [addedAt, id]);
  const names = await staffNames(
    scope,
    page.rows.map(({ addedBy }) => addedBy),
  );
  return {
    records: page.rows.map((row) => viewInvoice(row, names)),
    total,
    ...(page.next ? { next: page.next } : {}),
  };
}

const requireNew = ({ state }: InvoiceRow): void => {
  if (state !== 'NEW') throw illegalTransition(state, 'TAKEN');
};

async function invoiceRow({ db, tenantId }: Scope, id: string): Promise<InvoiceRow> {
  const [row] = await db
    .select()
    .from(carrierInvoices)
    .where(and(eq(carrierInvoices.tenantId, tenantId), eq(carrierInvoices.id, id)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** The ids of the shipments that an invoice has charged. */
async function bookedOrders({ db, tenantId }: Scope, id: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: freightCosts.transitOrderId })
    .from(freightCosts)
    .where(and(eq(freightCosts.tenantId, tenantId), eq(freightCosts.invoiceId, id)))
    .orderBy(desc(freightCosts.transitOrderId));
  return new Set(rows.map((row) => row.id));
}

/** The shipment of a row: by its own number, the carrier's, or that of a box. */
async function shipmentOf(
  scope: Scope,
  { number }: InvoiceLine,
  booked: ReadonlySet<string>,
): Promise<{ state: InvoiceRowState; order?: TransitOrderRow }> {
  const [order, ...others] = await shipmentsNumbered(scope, number);
  if (!order) return { state: 'UNKNOWN' };
  if (others.length > 0) return { state: 'SEVERAL' };
  if (booked.has(order.id)) return { state: 'BOOKED', order };
  return { state: wasHandedOver(order) ? 'READY' : 'NOT_HANDED_OVER', order };
}

const viewInvoice = (row: InvoiceRow, names: ReadonlyMap<string, string>): CarrierInvoice => ({
  id: row.id,
  version: row.version,
  carrier: row.carrier,
  invoiceNo: row.invoiceNo,
  state: row.state,
  lines: row.lines.length + row.mistakes.length,
  total: fromFen(row.lines.reduce((sum, { fen }) => sum + fen, 0)),
  addedBy: names.get(row.addedBy) ?? '',
  addedAt: iso(row.addedAt),
});
