import * as v from 'valibot';
import { ifAbsent } from '../../foreign.ts';
import { currency, rate } from './money.ts';

/**
 * The exchange rate that is stored with an order: `rate` units of `currency` for 1 CNY. If another
 * backend leaves it out, amounts are shown in CNY only.
 */
export const rateSnapshot = ifAbsent(
  v.object({
    baseCurrency: v.literal('CNY'),
    currency,
    rate,
    source: v.string(),
    fetchedAt: v.string(),
  }),
  { baseCurrency: 'CNY', currency: 'CNY', rate: '1', source: '', fetchedAt: '' },
);
