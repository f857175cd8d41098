import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { alsoWritten, essential, type Fields, ifAbsent } from '../foreign.ts';
import { documentNo, id, otherId, payableTypeField, payPassword } from '../values/fields.ts';
import { amountOrZero, cny, fromFen, toFen } from '../values/money/money.ts';
import { PAYMENT_STATUSES, PAYMENT_TYPES } from '../values/money/money-kinds.ts';
import { rateSnapshot } from '../values/money/rate.ts';
import { PAYABLE_TYPES } from '../values/orders/order-statuses.ts';

/** A payment of an order, or of the storage of a parcel that belongs to none. */
export const payment = v.object({
  id,
  paymentNo: essential(v.string()),
  type: ifAbsent(v.picklist(PAYMENT_TYPES), 'PURCHASE'),
  orderType: payableTypeField,
  /** Id and number of the order, or of the parcel. */
  orderId: otherId,
  orderNo: v.string(),
  /** The agent's reason for a supplement. */
  note: v.string(),
  amount: cny,
  refunded: amountOrZero,
  status: v.picklist(PAYMENT_STATUSES),
  createdAt: v.string(),
  expiresAt: v.optional(v.string()),
  paidAt: v.optional(v.string()),
  /**
   * Its own exchange rate, if it was opened later than the order was placed; else the order's rate
   * applies.
   */
  rate: v.optional(rateSnapshot),
});
export type Payment = v.InferOutput<typeof payment>;

const sumOfPayments = ({ payments }: Fields) =>
  fromFen(((payments ?? []) as Payment[]).reduce((sum, { amount }) => sum + toFen(amount), 0));

/** Payments and their sum. Other backends may answer with the payments alone. */
const paymentList = alsoWritten(
  v.object({ payments: essential(v.array(payment)), total: ifAbsent(cny, sumOfPayments) }),
  (answer) => (Array.isArray(answer) ? { payments: answer } : answer),
);

/** The errors of every payment from the balance. */
export const payErrors = [
  'NOT_FOUND',
  'PAYMENT_CLOSED',
  'INSUFFICIENT_BALANCE',
  'ACCOUNT_BLOCKED',
  'BALANCE_OWED',
  'PAY_PASSWORD_NOT_SET',
  'WRONG_PAY_PASSWORD',
  'PAY_PASSWORD_LOCKED',
  'PAY_PASSWORD_UNREADABLE',
] as const;

export const paymentEndpoints = {
  payPayment: {
    method: 'POST',
    path: '/front/payments/{id}/pay',
    auth: 'user',
    group: 'payments',
    summary: 'Pay a payment from the balance; paying it again returns the first result',
    params: v.object({ id }),
    body: v.object({ payPassword }),
    output: payment,
    errors: payErrors,
    idempotent: true,
  },
  batchPay: {
    method: 'POST',
    path: '/front/payments/batch-pay',
    auth: 'user',
    group: 'payments',
    summary: 'Pay several payments, all or none',
    body: v.object({
      paymentNos: v.pipe(v.array(documentNo), v.minLength(1), v.maxLength(50)),
      payPassword,
    }),
    output: paymentList,
    errors: payErrors,
    idempotent: true,
  },
  listUnpaid: {
    method: 'GET',
    path: '/front/payments/unpaid',
    auth: 'user',
    group: 'payments',
    summary: 'Open payments: all, or those of a type, of an order or with given numbers',
    query: v.object({
      orderType: v.optional(v.picklist(PAYABLE_TYPES)),
      orderNo: v.optional(documentNo),
      paymentNos: v.optional(v.pipe(v.array(documentNo), v.maxLength(50))),
    }),
    output: paymentList,
  },
} as const satisfies Record<string, Endpoint>;
