import * as v from 'valibot';

/** The exchange rate that is stored with an order: `rate` units of `currency` for 1 CNY. */
export const rateSnapshot = v.object({
  baseCurrency: v.literal('CNY'),
  currency: v.string(),
  rate: v.string(),
  source: v.string(),
  fetchedAt: v.string(),
});
