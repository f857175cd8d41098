import type { PurchaseOrderSummary } from '../../contract/calls/orders.ts';
import type { Payment } from '../../contract/calls/payments.ts';
import type { TransitOrderSummary } from '../../contract/calls/transit.ts';
import { convertCny } from '../../i18n/format.ts';
import { orderPage } from '../../site/order-page.ts';
import { type Exchange, exchangeOf } from '../money/rate.ts';
import { convertedTotal } from '../money/sum.ts';

/** The orders that payments belong to, of both kinds. */
export type DueOrders = {
  purchases: readonly PurchaseOrderSummary[];
  transits: readonly TransitOrderSummary[];
};

/** A payment with its order, if known, and its amount in the tenant's currency. */
export type Due = {
  payment: Payment;
  purchase: PurchaseOrderSummary | undefined;
  transit: TransitOrderSummary | undefined;
  exchange: Exchange;
  converted: string;
};

/**
 * Joins payments with their orders. Each amount is converted at the stored rate of the payment or,
 * without one, of its order; at today's rate if the stored one is for another currency than today's.
 */
export function duesOf(
  payments: readonly Payment[],
  { purchases, transits }: DueOrders,
  today: Exchange,
): Due[] {
  return payments.map((payment) => {
    const { type, orderNo, amount } = payment;
    const purchase = purchases.find((order) => order.orderNo === orderNo);
    const transit = transits.find((order) => order.orderNo === orderNo);
    const rate = payment.rate ?? orderRate(type, purchase, transit);
    const stored = rate ? exchangeOf(rate) : undefined;
    const exchange = stored?.currency === today.currency ? stored : today;
    const converted =
      type === 'PURCHASE' && purchase && exchange === stored
        ? convertedTotal([purchase], exchange)
        : convertCny(amount, exchange.cnyExchangeRate, exchange.currency);
    return { payment, purchase, transit, exchange, converted };
  });
}

/** The rate of the order that a payment is for. A supplement has no rate of its order. */
function orderRate(
  type: Payment['type'],
  purchase: PurchaseOrderSummary | undefined,
  transit: TransitOrderSummary | undefined,
) {
  if (type === 'PURCHASE') return purchase?.rate;
  return type === 'TRANSIT' ? transit?.rate : undefined;
}

/** Due payments by order, in their original order. */
export function groupsOf(dues: readonly Due[]): [Due, ...Due[]][] {
  const groups = new Map<string, [Due, ...Due[]]>();
  for (const due of dues) {
    const group = groups.get(due.payment.orderNo);
    if (group) group.push(due);
    else groups.set(due.payment.orderNo, [due]);
  }
  return [...groups.values()];
}

/** The page of the order or parcel that a payment is for. */
export const orderHref = ({ orderType, orderNo }: Pick<Payment, 'orderType' | 'orderNo'>): string =>
  orderPage(orderNo, orderType);

/** The page after a payment, with the payments, orders and parcels in its query. */
export function doneHref(payments: readonly Payment[]): string {
  const numbers = (orderType: Payment['orderType']) =>
    [...new Set(payments.filter((p) => p.orderType === orderType).map((p) => p.orderNo))].join();
  const query = new URLSearchParams({ nos: payments.map(({ paymentNo }) => paymentNo).join() });
  const purchases = numbers('PURCHASE_ORDER');
  const transits = numbers('TRANSIT_ORDER');
  const parcels = numbers('PURCHASE_PARCEL');
  if (purchases) query.set('orders', purchases);
  if (transits) query.set('transits', transits);
  if (parcels) query.set('parcels', parcels);
  return `/payment/done?${query}`.replaceAll('%2C', ',');
}
