import type { PurchaseOrderSummary } from '../../contract/orders.ts';
import type { Payment } from '../../contract/payments.ts';
import { convertCny } from '../../i18n/format.ts';
import { convertedTotal, type Exchange } from '../orders/converted-sum.ts';
import { exchangeOf } from '../orders/rate.ts';

/** A payment with its order, as far as it is known, and what it is in the tenant's currency. */
export type Due = {
  payment: Payment;
  order: PurchaseOrderSummary | undefined;
  exchange: Exchange;
  converted: string;
};

/**
 * Puts payments beside their orders. The first payment of an order is its total and keeps its
 * frozen rate; anything else is converted at today's.
 */
export function duesOf(
  payments: readonly Payment[],
  orders: readonly PurchaseOrderSummary[],
  today: Exchange,
): Due[] {
  return payments.map((payment) => {
    const order = orders.find(({ orderNo }) => orderNo === payment.orderNo);
    const frozen = order && exchangeOf(order.rate);
    if (frozen && payment.type === 'PURCHASE' && frozen.currency === today.currency) {
      return { payment, order, exchange: frozen, converted: convertedTotal([order], frozen) };
    }
    const converted = convertCny(payment.amount, today.cnyExchangeRate, today.currency);
    return { payment, order, exchange: today, converted };
  });
}
