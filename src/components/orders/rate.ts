import type { PurchaseOrderSummary } from '../../contract/orders.ts';
import type { Exchange } from './converted-sum.ts';

/** The rate that an order keeps, in the form that amounts are shown with. */
export function exchangeOf({ rate, currency }: PurchaseOrderSummary['rate']): Exchange {
  return { cnyExchangeRate: rate, currency };
}
