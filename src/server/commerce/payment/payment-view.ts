import { fromFen } from '../../../contract/money.ts';
import type { Payment } from '../../../contract/payments.ts';
import type { payments } from '../../db/schema/orders.ts';
import { iso, isoOrNone } from '../moment.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** A payment as the contract writes it. */
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
  };
}
