import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { OrderType, PaymentStatus } from '../../../contract/enums.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/money.ts';
import type { Payment } from '../../../contract/payments.ts';
import { payments } from '../../db/schema/orders.ts';
import { inList } from '../atomically.ts';
import { expireOwnOrders, findOrder } from '../purchase/find-orders.ts';
import type { OwnerScope } from '../scope.ts';
import { verifyPayPassword } from './pay-password.ts';
import { type PaymentRow, viewPayment } from './payment-view.ts';
import { isSettled, settle } from './settle-payments.ts';

type Paid = { payments: Payment[]; total: string };

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
  await expireOwnOrders(scope);
  const [payment] = await scope.db
    .select()
    .from(payments)
    .where(ownPayments(scope, eq(payments.id, id)));
  if (!payment) throw new Failure('NOT_FOUND');
  return payOne(scope, payment, payPassword);
}

/** Pays the open payment of an order, by id or number; else answers its last paid one. Throws as `payPayment`. */
export async function payOrder(
  scope: OwnerScope,
  idOrNo: string,
  payPassword: string,
): Promise<Payment> {
  const order = await findOrder(scope, idOrNo);
  const raised = await scope.db
    .select()
    .from(payments)
    .where(
      ownPayments(scope, eq(payments.orderType, 'PURCHASE_ORDER'), eq(payments.orderId, order.id)),
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
  await expireOwnOrders(scope);
  const wanted = await scope.db
    .select()
    .from(payments)
    .where(ownPayments(scope, inList(payments.paymentNo, paymentNos)))
    .orderBy(asc(payments.id));
  const missing = paymentNos.find((no) => !wanted.some(({ paymentNo }) => paymentNo === no));
  if (missing) throw new Failure('NOT_FOUND', { paymentNo: missing });
  return viewPaid(await pay(scope, wanted, payPassword));
}

/** Open payments, the oldest first: of all orders of a type, of one order, or those named. */
export async function listUnpaid(
  scope: OwnerScope,
  query: { orderType?: OrderType; orderNo?: string; paymentNos?: readonly string[] },
): Promise<Paid> {
  await expireOwnOrders(scope);
  const { orderType, orderNo, paymentNos } = query;
  const open: PaymentStatus[] = ['UNPAID'];
  const rows = await scope.db
    .select()
    .from(payments)
    .where(
      ownPayments(
        scope,
        inArray(payments.status, open),
        orderType && eq(payments.orderType, orderType),
        orderNo ? eq(payments.orderNo, orderNo) : undefined,
        paymentNos && inList(payments.paymentNo, paymentNos),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return viewPaid(rows);
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
  const closed = wanted.find((payment) => payment.status !== 'UNPAID' && !isSettled(payment));
  if (closed) throw new Failure('PAYMENT_CLOSED', { paymentNo: closed.paymentNo });
  await verifyPayPassword(scope, payPassword);
  return settle(scope, wanted);
}

function viewPaid(rows: readonly PaymentRow[]): Paid {
  const totalFen = rows.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return { payments: rows.map(viewPayment), total: fromFen(totalFen) };
}
