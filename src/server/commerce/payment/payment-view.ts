import type { Payment } from '../../../contract/calls/payments.ts';
import { fromFen } from '../../../contract/values/money.ts';
import type { payments } from '../../db/schema/orders.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import { viewRate } from '../rates/exchange-rates.ts';

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
    rate: ownRate(row),
  };
}

function ownRate({ currency, rate, rateSource, rateFetchedAt }: PaymentRow): Payment['rate'] {
  if (currency === null || rate === null || rateSource === null || rateFetchedAt === null) {
    return undefined;
  }
  return viewRate({ currency, rate, rateSource, rateFetchedAt });
}
