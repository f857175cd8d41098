import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Payment } from '../../../contract/calls/payments.ts';
import { Failure } from '../../../contract/errors.ts';
import type { OrderType, PaymentStatus } from '../../../contract/values/enums.ts';
import { fromFen } from '../../../contract/values/money.ts';
import { payments } from '../../db/schema/orders.ts';
import { inList } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { expireOwnOrders, findOrder } from '../purchase/find-orders.ts';
import { expireOwnTransits } from '../transit/records.ts';
import { verifyPayPassword } from './pay-password.ts';
import { type PaymentRow, viewPayment } from './payment-view.ts';
import { isPayable, isSettled, settle } from './settle-payments.ts';

type Paid = { payments: Payment[]; total: string };

/** Open payments answered at once: far more than a shopper has, and an end. */
const MOST_UNPAID = 1000;

const ownPayments = ({ tenantId, userId }: OwnerScope, ...more: (SQL | undefined)[]) =>
  and(eq(payments.tenantId, tenantId), eq(payments.userId, userId), ...more);

/**
 * Pays from the balance; paying what is paid answers as the first time did. Throws `NOT_FOUND`,
 * `PAYMENT_CLOSED`, `INSUFFICIENT_BALANCE`, and as `verifyPayPassword`.
 */
export async function payPayment(
  scope: OwnerScope,
  id: string,
  payPassword: string,
): Promise<Payment> {
  await expireOwn(scope);
  const [payment] = await scope.db
    .select()
    .from(payments)
    .where(ownPayments(scope, eq(payments.id, id)));
  if (!payment) throw new Failure('NOT_FOUND');
  return payOne(scope, payment, payPassword);
}

/** Pays the open payment of a purchase order, by id or number. Throws as `payOpenPayment`. */
export async function payOrder(
  scope: OwnerScope,
  idOrNo: string,
  payPassword: string,
): Promise<Payment> {
  const { id: orderId } = await findOrder(scope, idOrNo);
  return payOpenPayment(scope, { orderType: 'PURCHASE_ORDER', orderId }, payPassword);
}

/**
 * Pays the open payment of one of the shopper's orders, which the caller has found; else answers
 * its last paid one. Throws as `payPayment`.
 */
export async function payOpenPayment(
  scope: OwnerScope,
  { orderType, orderId }: { orderType: OrderType; orderId: string },
  payPassword: string,
): Promise<Payment> {
  const raised = await scope.db
    .select()
    .from(payments)
    .where(
      ownPayments(
        scope,
        eq(payments.orderType, orderType),
        eq(payments.orderId, orderId),
        // The storage of an order's parcels is paid by itself.
        isNull(payments.parcelId),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id));
  const payment =
    raised.find(({ status }) => status === 'UNPAID') ?? raised.find(isSettled) ?? raised[0];
  if (!payment) throw new Failure('NOT_FOUND');
  return payOne(scope, payment, payPassword);
}

/** Pays several payments in one transaction, all or none; failures name the `paymentNo`. Throws as `payPayment`. */
export async function batchPay(
  scope: OwnerScope,
  paymentNos: readonly string[],
  payPassword: string,
): Promise<Paid> {
  await expireOwn(scope);
  const wanted = await scope.db
    .select()
    .from(payments)
    .where(ownPayments(scope, inList(payments.paymentNo, paymentNos)))
    .orderBy(asc(payments.id));
  const missing = paymentNos.find((no) => !wanted.some(({ paymentNo }) => paymentNo === no));
  if (missing) throw new Failure('NOT_FOUND', { paymentNo: missing });
  return viewPaid(await pay(scope, wanted, payPassword));
}

/** Open payments, the oldest first: of all orders or those of a type, of one order, or those named. */
export async function listUnpaid(
  scope: OwnerScope,
  query: { orderType?: OrderType; orderNo?: string; paymentNos?: readonly string[] },
): Promise<Paid> {
  await expireOwn(scope);
  const { orderType, orderNo, paymentNos } = query;
  const open: PaymentStatus[] = ['UNPAID'];
  const rows = await scope.db
    .select()
    .from(payments)
    .where(
      ownPayments(
        scope,
        inArray(payments.status, open),
        or(isNull(payments.expiresAt), gt(payments.expiresAt, scope.now)),
        orderType && eq(payments.orderType, orderType),
        orderNo ? eq(payments.orderNo, orderNo) : undefined,
        paymentNos && inList(payments.paymentNo, paymentNos),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(MOST_UNPAID);
  return viewPaid(rows);
}

/** Closes the shopper's orders of both kinds whose time to pay is over, so that none counts as open. */
async function expireOwn(scope: OwnerScope): Promise<void> {
  await Promise.all([expireOwnOrders(scope), expireOwnTransits(scope)]);
}

async function payOne(
  scope: OwnerScope,
  payment: PaymentRow,
  payPassword: string,
): Promise<Payment> {
  const [paid] = await pay(scope, [payment], payPassword);
  if (!paid) throw new Failure('NOT_FOUND');
  return viewPayment(paid);
}

/** What can't be paid is told before the password is asked, so that no attempt is spent on it. */
async function pay(
  scope: OwnerScope,
  wanted: readonly PaymentRow[],
  payPassword: string,
): Promise<PaymentRow[]> {
  const closed = wanted.find((payment) => !isPayable(payment, scope.now) && !isSettled(payment));
  if (closed) throw new Failure('PAYMENT_CLOSED', { paymentNo: closed.paymentNo });
  await verifyPayPassword(scope, payPassword);
  return settle(scope, wanted);
}

function viewPaid(rows: readonly PaymentRow[]): Paid {
  const totalFen = rows.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return { payments: rows.map(viewPayment), total: fromFen(totalFen) };
}
