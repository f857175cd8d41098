import { asc, desc, eq, isNull } from 'drizzle-orm';
import type { Payment } from '../../../contract/calls/payments.ts';
import { Failure } from '../../../contract/errors.ts';
import type { OrderType } from '../../../contract/values/orders/order-statuses.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { inList } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import {
  isPayable,
  isSettled,
  ownPayments,
  type PaymentRow,
  type PaymentsTotal,
  paymentsNamed,
  viewPayment,
  viewPaymentsTotal,
} from '../payment/payments.ts';
import { withoutExtras } from '../payment/refundable.ts';
import { findOrder } from '../purchase/find-orders.ts';
import { findTransit } from '../transit/records.ts';
import { verifyPayPassword } from '../wallet/pay-password.ts';
import { closeOverdue } from './close-overdue.ts';
import { settlePayments } from './settle-payments.ts';

/**
 * Pays a payment from the balance. Paying it again returns the first result. Throws `NOT_FOUND`,
 * `PAYMENT_CLOSED`, `INSUFFICIENT_BALANCE`, and as `verifyPayPassword`.
 */
export async function payPayment(
  scope: OwnerScope,
  id: string,
  payPassword: string,
): Promise<Payment> {
  await closeOverdue(scope);
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

/** Pays the open freight bill of a transit order, by id or number. Throws as `payOpenPayment`. */
export async function payTransitOrder(
  scope: OwnerScope,
  idOrNo: string,
  payPassword: string,
): Promise<Payment> {
  const { id: orderId } = await findTransit(scope, idOrNo);
  return payOpenPayment(scope, { orderType: 'TRANSIT_ORDER', orderId }, payPassword);
}

/** A payment that the caller has paid, by its id. Throws `NOT_FOUND`. */
export async function getPaid(scope: OwnerScope, [id = '']: readonly string[]): Promise<Payment> {
  const [payment] = await paidPayments(scope, [id]);
  if (!payment) throw new Failure('NOT_FOUND');
  return viewPayment(payment);
}

/** Payments that the caller has paid in one call, by their ids, with their total. */
export async function getPaidTotal(
  scope: OwnerScope,
  ids: readonly string[],
): Promise<PaymentsTotal> {
  return viewPaymentsTotal(await paidPayments(scope, ids));
}

function paidPayments(scope: OwnerScope, ids: readonly string[]): Promise<PaymentRow[]> {
  return scope.db
    .select()
    .from(payments)
    .where(ownPayments(scope, inList(payments.id, ids)))
    .orderBy(asc(payments.id));
}

/**
 * Pays the open payment of one of the shopper's orders. If none is open, returns the last one that
 * was paid. Throws as `payPayment`.
 */
async function payOpenPayment(
  scope: OwnerScope,
  { orderType, orderId }: { orderType: OrderType; orderId: string },
  payPassword: string,
): Promise<Payment> {
  const orderPayments = await scope.db
    .select()
    .from(payments)
    .where(
      ownPayments(
        scope,
        eq(payments.orderType, orderType),
        eq(payments.orderId, orderId),
        // The storage of the order's parcels has payments of its own.
        isNull(payments.parcelId),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id));
  // Services that were ordered with the goods have a payment of their own.
  const ofGoods = withoutExtras(orderPayments);
  const payment =
    ofGoods.find(({ status }) => status === 'UNPAID') ?? ofGoods.find(isSettled) ?? ofGoods[0];
  if (!payment) throw new Failure('NOT_FOUND');
  return payOne(scope, payment, payPassword);
}

/** Pays several payments in one transaction, all or none; failures name the `paymentNo`. Throws as `payPayment`. */
export async function batchPay(
  scope: OwnerScope,
  paymentNos: readonly string[],
  payPassword: string,
): Promise<PaymentsTotal> {
  await closeOverdue(scope);
  const listed = await paymentsNamed(scope, paymentNos);
  const missing = paymentNos.find((no) => !listed.some(({ paymentNo }) => paymentNo === no));
  if (missing) throw new Failure('NOT_FOUND', { paymentNo: missing });
  return viewPaymentsTotal(await pay(scope, listed, payPassword));
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

/**
 * Pays payments. If one of them can't be paid, it throws before it checks the password, so that no
 * attempt is counted.
 */
async function pay(
  scope: OwnerScope,
  toPay: readonly PaymentRow[],
  payPassword: string,
): Promise<PaymentRow[]> {
  const closed = toPay.find((payment) => !isPayable(payment, scope.now) && !isSettled(payment));
  if (closed) throw new Failure('PAYMENT_CLOSED', { paymentNo: closed.paymentNo });
  await verifyPayPassword(scope, payPassword);
  return settlePayments(scope, toPay);
}
