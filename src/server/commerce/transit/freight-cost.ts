import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { toFen } from '../../../contract/values/money.ts';
import { newId } from '../../crypto/random.ts';
import { freightCosts } from '../../db/schema/freight-costs.ts';
import { atomically, type Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { transferStatements } from '../ledger/ledger.ts';
import type { TransitOrderRow } from './move-transit.ts';
import { tenantTransit } from './records.ts';

type CostRow = typeof freightCosts.$inferSelect;
type TenantScope = Pick<Scope, 'db' | 'tenantId'>;

/** What the carrier charged for a shipment, as it was entered last; undefined before that. */
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
 * Says what the carrier charged for a shipment (by id or number): all of it, as a decimal string of CNY. What differs from what
 * was booked is booked. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` before the hand-over, `NOTHING_TO_DO` for the amount that is
 * booked, and `CONFLICT` if somebody else was first.
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

/**
 * Books the charge of an invoice for a shipment. The first one takes the place of what somebody entered before; further ones are
 * added. Throws `CONFLICT` if this invoice has charged it already, or somebody else was first.
 */
export async function bookInvoiceCharge(
  scope: Scope,
  order: TransitOrderRow,
  { invoiceId, fen, note }: { invoiceId: string; fen: number; note: string },
): Promise<void> {
  const [last, isInvoiced] = await Promise.all([
    freightCostOf(scope, order.id),
    hasInvoice(scope, order),
  ]);
  const totalFen = isInvoiced ? (last?.totalFen ?? 0) + fen : fen;
  const conflict = () => new Failure('CONFLICT');
  await atomically(scope, costStatements(scope, order, last, { totalFen, note, invoiceId }), {
    FREIGHT_COST_NUMBER: conflict,
    FREIGHT_COST_INVOICE: conflict,
  });
}

async function hasInvoice({ db, tenantId }: TenantScope, { id }: TransitOrderRow) {
  const rows = await db
    .select({ id: freightCosts.id })
    .from(freightCosts)
    .where(
      and(
        eq(freightCosts.tenantId, tenantId),
        eq(freightCosts.transitOrderId, id),
        isNotNull(freightCosts.invoiceId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * The statements that book what a shipment cost in all: the difference from `last`. They fail with `FREIGHT_COST_NUMBER` if
 * somebody else has entered it meanwhile.
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
