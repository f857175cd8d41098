import * as v from 'valibot';

/** The rate at which an order's totals were frozen. */
export const rateSnapshot = v.object({
  baseCurrency: v.literal('CNY'),
  currency: v.string(),
  rate: v.string(),
  source: v.string(),
  fetchedAt: v.string(),
});
