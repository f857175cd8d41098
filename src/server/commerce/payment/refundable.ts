import type { OrderType } from '../../../contract/values/order-statuses.ts';
import type { PaymentRow } from './payments.ts';

/** What a refund needs to know of the order that was paid: a row of `purchase_orders` or `transit_orders`, with its type. */
export type RefundableOrder = {
  id: string;
  tenantId: string;
  userId: string;
  orderNo: string;
  orderType: OrderType;
  /** The order's status, which the refund's event in its history repeats. */
  status: string;
  currency: string;
  rate: string;
  rateSource: string;
  rateFetchedAt: number;
} & (
  | { orderType: 'PURCHASE_ORDER'; serviceFeeFen: number }
  | { orderType: 'TRANSIT_ORDER'; serviceFeeFen?: undefined }
);

/** How much of a payment was paid and is not refunded, in fen. */
export function unrefundedFen({ status, amountFen, refundedFen }: PaymentRow): number {
  return status === 'PAID' || status === 'PARTIALLY_REFUNDED' ? amountFen - refundedFen : 0;
}

/** The payments of an order without the storage of its parcels, which is not refunded with the order. */
export function withoutStorage(orderPayments: readonly PaymentRow[]): PaymentRow[] {
  return orderPayments.filter(({ parcelId }) => parcelId === null);
}

/** How much of an order's payments was paid and is not refunded, in fen. */
export function refundableFen(payments: readonly PaymentRow[]): number {
  return payments.reduce((sum, payment) => sum + unrefundedFen(payment), 0);
}
