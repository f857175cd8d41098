import * as v from 'valibot';
import { askSource } from '../ask.ts';
import { decimalOfNumber } from '../decimal.ts';
import { type RateSource, RateSourceFailure } from '../source.ts';

/** ISO 4217. */
const CURRENCY = /^[A-Z]{3}$/;

/** The used part of an answer. open.er-api.com has `base_code`, services of the same format have `base`. */
const answer = v.pipe(
  v.object({
    base_code: v.optional(v.literal('CNY')),
    base: v.optional(v.literal('CNY')),
    time_last_update_unix: v.optional(v.pipe(v.number(), v.gtValue(0))),
    rates: v.record(v.string(), v.pipe(v.number(), v.gtValue(0), v.maxValue(1e9))),
  }),
);

/** open.er-api.com, or another service with its format: JSON with what 1 CNY is worth in each currency. */
export const erApi: RateSource = {
  name: 'er-api',
  async read({ erApi: url, timeoutMs }) {
    const text = await askSource(url, timeoutMs);
    const { rates, time_last_update_unix: updated } = answerIn(text);
    return {
      rates: Object.entries(rates)
        .filter(([currency]) => CURRENCY.test(currency) && currency !== 'CNY')
        .map(([currency, rate]) => ({ currency, rate: decimalOfNumber(rate) }))
        .filter(({ rate }) => rate !== '0'),
      quotedAt: updated && updated * 1000,
    };
  },
};

function answerIn(text: string): v.InferOutput<typeof answer> {
  try {
    return v.parse(answer, JSON.parse(text));
  } catch (error) {
    throw new RateSourceFailure('UNREADABLE', String(error).slice(0, 200));
  }
}
