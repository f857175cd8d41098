import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { isOpenRefund, REFUND_TABS, type Refund } from '../../../contract/calls/refunds.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { RefundReason, RefundStatus } from '../../../contract/values/money/refund-statuses.ts';
import type { OrderType } from '../../../contract/values/orders/order-statuses.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { UPLOADS_PATH } from '../../storage/upload-token.ts';
import { inList, type Statement } from '../base/atomically.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import { eventStatement } from '../base/history.ts';
import type { Acting, Scope } from '../base/scope.ts';
import { isNoExtra, type RefundableOrder } from '../payment/refundable.ts';
import { viewRate } from '../rates/exchange-rates.ts';
import { refundStatusStatements } from './order-refund-status.ts';
import { refundStates } from './refund-states.ts';

export type RefundRow = Omit<typeof refunds.$inferSelect, 'purchaseOrderId' | 'transitOrderId'>;

/** The object of a refund, and its amount. */
export type RefundTerms = {
  amountFen: number;
  reason: RefundReason;
  note?: string;
  /** The affected lines of a purchase order, or parcels of a transit order. */
  itemIds?: string[];
  /** The keys of the shopper's uploaded photos. */
  photos?: string[];
  /** The returned parcel, if the refund is for one. */
  parcelId?: string;
};

/** The refunds of these orders, which are all of one type, oldest first. */
export function refundsOf(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  orderType: OrderType,
  orderIds: readonly string[],
): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.tenantId, tenantId),
        eq(refunds.orderType, orderType),
        inList(refunds.orderId, orderIds),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** A refund of any of the tenant's shoppers, by id or number. Throws `NOT_FOUND`. */
export async function tenantRefund({ db, tenantId }: Scope, idOrNo: string): Promise<RefundRow> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.tenantId, tenantId), or(eq(refunds.id, idOrNo), eq(refunds.refundNo, idOrNo))),
    );
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** The sum of an order's open refunds, in fen. */
export function promisedFen(refunds: readonly RefundRow[]): number {
  return refunds.filter(isOpenRefund).reduce((sum, { amountFen }) => sum + amountFen, 0);
}

/** A refund of an order with the order's own rate, not yet stored. */
export function newRefund(
  { now }: Acting,
  order: RefundableOrder,
  status: RefundStatus,
  terms: RefundTerms,
): RefundRow {
  return {
    id: newId(now),
    tenantId: order.tenantId,
    userId: order.userId,
    refundNo: newNumber('R', now),
    orderType: order.orderType,
    orderId: order.id,
    orderNo: order.orderNo,
    parcelId: terms.parcelId ?? null,
    status,
    reason: terms.reason,
    amountFen: terms.amountFen,
    requestedFen: status === 'REQUESTED' ? terms.amountFen : null,
    note: terms.note ?? '',
    itemIds: terms.itemIds ?? [],
    photos: terms.photos ?? [],
    answer: '',
    answeredAt: null,
    // Goods only go back once that was agreed.
    agreedAt: status === 'RETURNING' ? now : null,
    payBy: null,
    currency: order.currency,
    rate: order.rate,
    rateSource: order.rateSource,
    rateFetchedAt: order.rateFetchedAt,
    createdAt: now,
    version: 0,
    doneAt: null,
  };
}

/** The events of a refund in the history of its order. */
type OrderEvent =
  | 'CANCEL_REQUESTED'
  | 'REFUND_REQUESTED'
  | 'REFUND_AGREED'
  | 'REFUND_REJECTED'
  | 'REFUND_CANCELLED';

/** The statement that writes an event of a refund into the history of its order; the order keeps its status. */
export function orderEvent(
  acting: Acting,
  { id, tenantId, orderType, status }: RefundableOrder,
  event: OrderEvent,
  details: Record<string, string>,
): Statement {
  return eventStatement(acting, {
    tenantId,
    subject: orderType,
    subjectId: id,
    event,
    from: status,
    to: status,
    details,
  });
}

/**
 * Opens a refund that an operator decides (`REQUESTED`), or that waits until the seller has the goods
 * back (`RETURNING`). Writes its history and the order's `refundStatus`. If the batch fails with the
 * guard `REFUND_OPEN`, the order has another undecided request; with `REFUND_STATUS`, less than the
 * amount can still be refunded.
 */
export function openRefundStatements(
  scope: Acting,
  order: RefundableOrder,
  terms: RefundTerms & { status: 'REQUESTED' | 'RETURNING'; event?: OrderEvent },
): { refund: RefundRow; statements: Statement[] } {
  const { db } = scope;
  const { status } = terms;
  const refund = newRefund(scope, order, status, terms);
  const details = { amount: fromFen(terms.amountFen), reason: terms.reason };
  return {
    refund,
    statements: [
      db.insert(refunds).values({
        ...refund,
        status: sql`case when ${isRefundable(scope, refund)} then ${status} end`,
      }),
      eventStatement(scope, {
        tenantId: refund.tenantId,
        subject: 'REFUND',
        subjectId: refund.id,
        event: 'REQUESTED',
        to: status,
        details,
      }),
      orderEvent(scope, order, terms.event ?? 'REFUND_REQUESTED', details),
      ...refundStatusStatements(db, order),
    ],
  };
}

/** The condition that the amount of a refund can still be refunded besides the other open refunds. */
export function isRefundable(
  { db }: Acting,
  { id, tenantId, orderType, orderId, amountFen }: RefundRow,
): SQL {
  const paid = db
    .select({ fen: sql`coalesce(sum(${payments.amountFen} - ${payments.refundedFen}), 0)` })
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.orderType, orderType),
        eq(payments.orderId, orderId),
        isNoExtra(),
        inArray(payments.status, ['PAID', 'PARTIALLY_REFUNDED']),
      ),
    );
  const openRefunds = db
    .select({ fen: sql`coalesce(sum(${refunds.amountFen}), 0)` })
    .from(refunds)
    .where(
      and(
        eq(refunds.tenantId, tenantId),
        eq(refunds.orderType, orderType),
        eq(refunds.orderId, orderId),
        inArray(refunds.status, [...REFUND_TABS.open]),
        ne(refunds.id, id),
      ),
    );
  return sql`(${paid}) - (${openRefunds}) >= ${amountFen}`;
}

/** A refund in the contract's format. */
export function viewRefund(row: RefundRow): Refund {
  const { id, refundNo, orderType, orderId, orderNo, status, reason, note, answer } = row;
  return {
    id,
    refundNo,
    orderType,
    orderId,
    orderNo,
    parcelId: row.parcelId ?? undefined,
    status,
    reason,
    amount: fromFen(row.amountFen),
    requestedAmount: row.requestedFen === null ? undefined : fromFen(row.requestedFen),
    rate: viewRate(row),
    note,
    itemIds: row.itemIds,
    photos: row.photos.map((key) => `${UPLOADS_PATH}/${key}`),
    answer,
    answeredAt: isoOrNone(row.answeredAt),
    agreedAt: isoOrNone(row.agreedAt),
    payBy: row.payBy ?? undefined,
    createdAt: iso(row.createdAt),
    doneAt: isoOrNone(row.doneAt),
    actions: refundStates.next(status, 'CANCELLED') ? ['cancel'] : [],
  };
}
