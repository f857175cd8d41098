import { and, asc, desc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { newId } from '../../crypto/random.ts';
import { freightCosts } from '../../db/schema/warehouse/freight-costs.ts';
import { atomically, inList, type Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { transferStatements } from '../ledger/ledger.ts';
import type { TransitOrderRow } from './move-transit.ts';
import { tenantTransit } from './records.ts';

type CostRow = typeof freightCosts.$inferSelect;
type TenantScope = Pick<Scope, 'db' | 'tenantId'>;

/** The last entered charge of the carrier for a shipment; undefined if there is none. */
export async function freightCostOf(
  { db, tenantId }: TenantScope,
  transitOrderId: string,
): Promise<CostRow | undefined> {
  const [row] = await db
    .select()
    .from(freightCosts)
    .where(
      and(eq(freightCosts.tenantId, tenantId), eq(freightCosts.transitOrderId, transitOrderId)),
    )
    .orderBy(desc(freightCosts.number))
    .limit(1);
  return row;
}

/** Whether a carrier has or had the shipment. */
export const wasHandedOver = ({ carrier }: TransitOrderRow): boolean => carrier !== '';

/**
 * Enters the whole charge of the carrier for a shipment (by id or number), a decimal string of CNY. The
 * difference from the booked charge is booked. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` before the
 * hand-over, `NOTHING_TO_DO` for the booked amount, and `CONFLICT` if somebody else was first.
 */
export async function setFreightCost(
  scope: Scope,
  idOrNo: string,
  { cost, note }: { cost: string; note: string },
): Promise<void> {
  const order = await tenantTransit(scope, idOrNo);
  if (!wasHandedOver(order)) throw illegalTransition(order.status, 'HANDED_OVER');
  const last = await freightCostOf(scope, order.id);
  const totalFen = toFen(cost);
  if (last?.totalFen === totalFen) throw new Failure('NOTHING_TO_DO');
  await atomically(scope, costStatements(scope, order, last, { totalFen, note }), {
    FREIGHT_COST_NUMBER: () => new Failure('CONFLICT'),
  });
}

/** The booked cost of a shipment: the last row, and the invoices that have charged it. */
export type BookedCost = { last: CostRow; invoiceIds: ReadonlySet<string> };

/** The booked costs of shipments, by their ids; shipments without a cost are absent. */
export async function bookedCosts(
  { db, tenantId }: TenantScope,
  transitOrderIds: readonly string[],
): Promise<ReadonlyMap<string, BookedCost>> {
  const rows = await db
    .select()
    .from(freightCosts)
    .where(
      and(
        eq(freightCosts.tenantId, tenantId),
        inList(freightCosts.transitOrderId, transitOrderIds),
      ),
    )
    .orderBy(asc(freightCosts.transitOrderId), asc(freightCosts.number));
  const byOrder = new Map<string, BookedCost>();
  for (const last of rows) {
    const before = byOrder.get(last.transitOrderId)?.invoiceIds ?? [];
    const invoiceIds = new Set([...before, ...(last.invoiceId ? [last.invoiceId] : [])]);
    byOrder.set(last.transitOrderId, { last, invoiceIds });
  }
  return byOrder;
}

/**
 * The total cost of a shipment after an invoice's charge, in fen. The first invoice replaces what somebody
 * entered before; further ones are added. A total below 0 can't be booked.
 */
export const totalWithCharge = (booked: BookedCost | undefined, fen: number): number =>
  booked && booked.invoiceIds.size > 0 ? booked.last.totalFen + fen : fen;

/**
 * Books the charge of an invoice for a shipment, in addition to what is `booked` for it. `requireOpen` is a
 * statement of the same batch that fails with `CARRIER_INVOICE_STATE` unless the invoice may be booked;
 * then this throws `ILLEGAL_TRANSITION`. Throws `CONFLICT` if this invoice has charged the shipment
 * already, somebody else was first, or the total would be below 0.
 */
export async function bookInvoiceCharge(
  scope: Scope,
  order: TransitOrderRow,
  {
    invoiceId,
    fen,
    note,
    booked,
    requireOpen,
  }: {
    invoiceId: string;
    fen: number;
    note: string;
    booked: BookedCost | undefined;
    requireOpen: Statement;
  },
): Promise<void> {
  const totalFen = totalWithCharge(booked, fen);
  const conflict = () => new Failure('CONFLICT');
  const costs = costStatements(scope, order, booked?.last, { totalFen, note, invoiceId });
  await atomically(scope, [requireOpen, ...costs], {
    CARRIER_INVOICE_STATE: () => new Failure('ILLEGAL_TRANSITION'),
    FREIGHT_COST_NUMBER: conflict,
    FREIGHT_COST_INVOICE: conflict,
    FREIGHT_COST_TOTAL: conflict,
  });
}

/**
 * The statements that book the total cost of a shipment: the difference from `last`. They fail with
 * `FREIGHT_COST_NUMBER` if somebody else has entered a cost meanwhile.
 */
export function costStatements(
  { db, now, staffId = '' }: Scope,
  order: Pick<TransitOrderRow, 'id' | 'tenantId' | 'orderNo'>,
  last: CostRow | undefined,
  { totalFen, note, invoiceId }: { totalFen: number; note: string; invoiceId?: string },
): Statement[] {
  const { id: transitOrderId, tenantId, orderNo } = order;
  const id = newId(now);
  const amountFen = totalFen - (last?.totalFen ?? 0);
  const row = db.insert(freightCosts).values({
    id,
    tenantId,
    transitOrderId,
    number: (last?.number ?? 0) + 1,
    amountFen,
    totalFen,
    invoiceId: invoiceId ?? null,
    note,
    madeBy: staffId,
    createdAt: now,
  });
  if (amountFen === 0) return [row];
  return [
    row,
    ...transferStatements(db, {
      tenantId,
      key: `freight-cost:${id}`,
      type: 'CARRIER_COST',
      reference: orderNo,
      at: now,
      postings: [
        { userId: '', kind: 'FREIGHT_COST', amountFen: 0 - amountFen },
        { userId: '', kind: 'CARRIER_PAYABLE', amountFen },
      ],
    }),
  ];
}
