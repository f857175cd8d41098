import type { PurchaseOrderSummary } from '../../contract/calls/orders.ts';
import type { View } from '../view.ts';
import type { Exchange } from './converted-sum.ts';
import { type MoneyFormat, moneyFormat } from './money-format.ts';

/** The rate that an order keeps, in the form that amounts are shown with. */
export function exchangeOf({ rate, currency }: PurchaseOrderSummary['rate']): Exchange {
  return { cnyExchangeRate: rate, currency };
}

/** How amounts of an order are shown: at the rate that it keeps. */
export function moneyOfOrder({ locale }: View, order: PurchaseOrderSummary): MoneyFormat {
  return moneyFormat(locale, exchangeOf(order.rate));
}

/** How amounts are shown at today's rate. */
export function moneyToday({ locale, tenant }: Pick<View, 'locale' | 'tenant'>): MoneyFormat {
  return moneyFormat(locale, tenant.exchangeInfo);
}
