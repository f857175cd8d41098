import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Payment } from '../../../contract/calls/payments.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { PayableType } from '../../../contract/values/orders/order-statuses.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { inList } from '../base/atomically.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { viewRate } from '../rates/exchange-rates.ts';

export type PaymentRow = Omit<typeof payments.$inferSelect, 'purchaseOrderId' | 'transitOrderId'>;

/** The condition for the caller's payments at this tenant, combined with further conditions. */
export function ownPayments({ tenantId, userId }: OwnerScope, ...conditions: (SQL | undefined)[]) {
  return and(eq(payments.tenantId, tenantId), eq(payments.userId, userId), ...conditions);
}

/** The caller's payments with these numbers, ordered by id; unknown numbers are ignored. */
export function paymentsNamed(
  scope: OwnerScope,
  paymentNos: readonly string[],
): Promise<PaymentRow[]> {
  return scope.db
    .select()
    .from(payments)
    .where(ownPayments(scope, inList(payments.paymentNo, paymentNos)))
    .orderBy(asc(payments.id));
}

/**
 * The caller's payments with these numbers, which must all be open. Throws `NOT_FOUND` and `PAYMENT_CLOSED`, both with
 * the `paymentNo`.
 */
export async function openPaymentsNamed(
  scope: OwnerScope,
  paymentNos: readonly string[],
): Promise<PaymentRow[]> {
  const listed = await paymentsNamed(scope, paymentNos);
  const missing = paymentNos.find((no) => !listed.some(({ paymentNo }) => paymentNo === no));
  if (missing) throw new Failure('NOT_FOUND', { paymentNo: missing });
  const closed = listed.find((payment) => !isPayable(payment, scope.now));
  if (closed) throw new Failure('PAYMENT_CLOSED', { paymentNo: closed.paymentNo });
  return listed;
}

/** The payments of these orders or parcels, which are all of one type, oldest first. */
export function paymentsOf(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  orderType: PayableType,
  orderIds: readonly string[],
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.orderType, orderType),
        inList(payments.orderId, orderIds),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** Whether a payment is paid and not fully refunded. Paying such a payment again returns the first result. */
export function isSettled({ status }: PaymentRow): boolean {
  return status === 'PAID' || status === 'PARTIALLY_REFUNDED';
}

/** Whether a payment can be paid at `now`, in milliseconds since the epoch. */
export function isPayable({ status, expiresAt }: PaymentRow, now: number): boolean {
  return status === 'UNPAID' && (expiresAt === null || expiresAt > now);
}

/** A payment in the contract's format. */
export function viewPayment(row: PaymentRow): Payment {
  const { id, paymentNo, type, orderType, orderId, orderNo, note, status } = row;
  return {
    id,
    paymentNo,
    type,
    orderType,
    orderId,
    orderNo,
    note,
    amount: fromFen(row.amountFen),
    refunded: fromFen(row.refundedFen),
    status,
    createdAt: iso(row.createdAt),
    expiresAt: isoOrNone(row.expiresAt),
    paidAt: isoOrNone(row.paidAt),
    rate: rateOf(row),
  };
}

/** The payment's own rate; undefined if the order's rate applies. */
function rateOf({ currency, rate, rateSource, rateFetchedAt }: PaymentRow): Payment['rate'] {
  if (currency === null || rate === null || rateSource === null || rateFetchedAt === null) {
    return undefined;
  }
  return viewRate({ currency, rate, rateSource, rateFetchedAt });
}

/** Payments with their total, a decimal string of CNY. */
export type PaymentsTotal = { payments: Payment[]; total: string };

/** Payments and their total in the contract's format. */
export function viewPaymentsTotal(rows: readonly PaymentRow[]): PaymentsTotal {
  return { payments: rows.map(viewPayment), total: fromFen(totalFen(rows)) };
}

/** The sum of payments in fen. */
export function totalFen(rows: readonly PaymentRow[]): number {
  return rows.reduce((sum, { amountFen }) => sum + amountFen, 0);
}
