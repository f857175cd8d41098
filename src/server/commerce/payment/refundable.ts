import { and, isNull, ne } from 'drizzle-orm';
import type { OrderType } from '../../../contract/values/orders/order-statuses.ts';
import { payments } from '../../db/schema/money/payments.ts';
import type { PaymentRow } from './payments.ts';

/**
 * The facts about a paid order that a refund needs: a row of `purchase_orders` or `transit_orders`, with
 * its type.
 */
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

/** Whether a payment is for the storage of a parcel, or for services. These are not refunded with the order's goods. */
export const isExtra = ({ parcelId, type }: PaymentRow): boolean =>
  parcelId !== null || type === 'VALUE_ADDED_SERVICE';

/** The condition for the payments that are not extra (`isExtra`). */
export const isNoExtra = () =>
  and(isNull(payments.parcelId), ne(payments.type, 'VALUE_ADDED_SERVICE'));

/** The payments of an order without storage and services. */
export function withoutExtras(orderPayments: readonly PaymentRow[]): PaymentRow[] {
  return orderPayments.filter((payment) => !isExtra(payment));
}

/** How much of an order's payments was paid and is not refunded, in fen. */
export function refundableFen(orderPayments: readonly PaymentRow[]): number {
  return orderPayments.reduce((sum, payment) => sum + unrefundedFen(payment), 0);
}
