import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type {
  CarrierInvoice,
  CarrierInvoiceDetail,
} from '../../../contract/ops/warehouse/carrier-invoices.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import type {
  CarrierInvoiceState,
  InvoiceRowState,
} from '../../../contract/values/money/carrier-invoices.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { newId } from '../../crypto/random.ts';
import {
  carrierInvoices,
  freightCosts,
  type InvoiceLine,
} from '../../db/schema/warehouse/freight-costs.ts';
import { atomically, commit, increased, onlyFrom, type Statement } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import { afterCursor, cappedCount, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import {
  type BookedCost,
  bookedCosts,
  bookInvoiceCharge,
  totalWithCharge,
  wasHandedOver,
} from '../transit/freight-cost.ts';
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
  const [names, charges] = await Promise.all([
    staffNames(scope, [row.addedBy]),
    chargesOf(scope, row),
  ]);
  const rows = charges.map(({ line, state, order, booked }) => ({
    row: line.row,
    number: line.number,
    amount: fromFen(line.fen),
    state,
    ...(order && { orderNo: order.orderNo, carrier: order.carrier }),
    ...(booked && state === 'READY' && { before: fromFen(booked.last.totalFen) }),
  }));
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
 * Books the charges of an invoice, each shipment in a transaction of its own and once for this invoice, so
 * that an interrupted call can be repeated. Rows that can't be booked are left out. Throws `NOT_FOUND`,
 * `ILLEGAL_TRANSITION` if the invoice is booked or dropped, and `CONFLICT` if somebody else books a cost of
 * one of its shipments.
 */
export async function takeCarrierInvoice(scope: Scope, id: string): Promise<CarrierInvoiceDetail> {
  const row = await invoiceRow(scope, id);
  requireNew(row);
  const note = `${row.carrier} ${row.invoiceNo}`;
  const ready = (await chargesOf(scope, row)).filter(({ state }) => state === 'READY');
  for (const [first, ...others] of Map.groupBy(ready, ({ order }) => order?.id).values()) {
    if (!first?.order) continue;
    const fen = others.reduce((sum, { line }) => sum + line.fen, first.line.fen);
    const requireOpen = moveInvoice(scope, row, 'NEW');
    const { order, booked } = first;
    await bookInvoiceCharge(scope, order, { invoiceId: id, fen, note, booked, requireOpen });
  }
  await atomically(scope, [moveInvoice(scope, row, 'TAKEN')], {
    CARRIER_INVOICE_STATE: () => illegalTransition(row.state, 'TAKEN'),
  });
  return getCarrierInvoice(scope, id);
}

/** Drops an invoice of which nothing is booked. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function dropCarrierInvoice(scope: Scope, id: string): Promise<CarrierInvoiceDetail> {
  const { db, tenantId } = scope;
  const row = await invoiceRow(scope, id);
  requireNew(row);
  const costs = db
    .select({ one: sql`1` })
    .from(freightCosts)
    .where(and(eq(freightCosts.tenantId, tenantId), eq(freightCosts.invoiceId, id)));
  const dropped = moveInvoice(scope, row, 'DROPPED', notExists(costs));
  const guard = await commit(scope, [dropped]);
  if (guard) throw illegalTransition(row.state, 'DROPPED');
  return getCarrierInvoice(scope, id);
}

/**
 * The statement that moves a new invoice, if `condition` holds; else it fails its batch with the guard
 * `CARRIER_INVOICE_STATE`. Moving it to `NEW` only checks that it is still new.
 */
const moveInvoice = (
  { db }: Scope,
  { id, tenantId }: InvoiceRow,
  to: CarrierInvoiceState,
  condition?: SQL,
): Statement =>
  db
    .update(carrierInvoices)
    .set({
      state: onlyFrom(carrierInvoices.state, ['NEW'], to, condition),
      ...(to !== 'NEW' && { version: increased(carrierInvoices.version) }),
    })
    .where(and(eq(carrierInvoices.tenantId, tenantId), eq(carrierInvoices.id, id)));

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

type Charge = {
  line: InvoiceLine;
  state: InvoiceRowState;
  order?: TransitOrderRow | undefined;
  booked?: BookedCost | undefined;
};

/** The rows of an invoice, each with its shipment: by its own number, the carrier's, or that of a box. */
async function chargesOf(scope: Scope, { id, lines }: InvoiceRow): Promise<Charge[]> {
  const found = await shipmentsNumbered(
    scope,
    lines.map(({ number }) => number),
  );
  const ids = new Set([...found.values()].flat().map((order) => order.id));
  const costs = await bookedCosts(scope, [...ids]);
  const charges = lines.map((line): Charge => {
    const [order, ...others] = found.get(line.number) ?? [];
    if (!order) return { line, state: 'UNKNOWN' };
    if (others.length > 0) return { line, state: 'SEVERAL' };
    const booked = costs.get(order.id);
    if (booked?.invoiceIds.has(id)) return { line, state: 'BOOKED', order };
    return { line, state: wasHandedOver(order) ? 'READY' : 'NOT_HANDED_OVER', order, booked };
  });
  // Two numbers may be those of one shipment, its own and that of a box: their charges are booked together.
  const sums = new Map<string | undefined, number>();
  for (const { order, line } of charges) {
    sums.set(order?.id, (sums.get(order?.id) ?? 0) + line.fen);
  }
  return charges.map((charge) => {
    const { state, order, booked } = charge;
    const isBelow = totalWithCharge(booked, sums.get(order?.id) ?? 0) < 0;
    return state === 'READY' && isBelow ? { ...charge, state: 'BELOW_ZERO' } : charge;
  });
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
