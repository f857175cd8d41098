import type { OrderType } from '../../../contract/enums.ts';
import type { PaymentRow } from '../payment/payment-view.ts';

/** What a refund needs to know of the order that was paid: a row of `purchase_orders` or `transit_orders`, with its type. */
export type RefundableOrder = {
  id: string;
  tenantId: string;
  userId: string;
  orderNo: string;
  orderType: OrderType;
  /** As it is once the batch is done: the history tells the refund in it. */
  status: string;
  currency: string;
  rate: string;
  rateSource: string;
  rateFetchedAt: number;
} & (
  | { orderType: 'PURCHASE_ORDER'; serviceFeeFen: number }
  | { orderType: 'TRANSIT_ORDER'; serviceFeeFen?: undefined }
);

/** What was paid by a payment and is not paid back, in fen. */
export function leftFen({ status, amountFen, refundedFen }: PaymentRow): number {
  return status === 'PAID' || status === 'PARTIALLY_REFUNDED' ? amountFen - refundedFen : 0;
}

/** What was paid for an order and is not paid back, in fen. */
export function refundableFen(payments: readonly PaymentRow[]): number {
  return payments.reduce((sum, payment) => sum + leftFen(payment), 0);
}
