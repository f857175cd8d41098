import * as v from 'valibot';
import { elementAt, elementsAt, parseXml } from '../../xml/xml.ts';
import { askSource } from '../ask.ts';
import { quotient } from '../decimal.ts';
import { type RateSource, RateSourceFailure, type SourceAnswer } from '../source.ts';

const rate = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,10})?$/));
const quotes = v.object({
  time: v.pipe(v.string(), v.isoDate()),
  rates: v.pipe(
    v.array(v.object({ currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), rate })),
    v.maxLength(200),
  ),
});

/**
 * The euro's reference rates of the European Central Bank (`eurofxref-daily.xml`), about 30 currencies on each
 * working day at 16:00 CET. They are for 1 EUR, so what 1 CNY is worth goes through the euro.
 */
export const ecb: RateSource = {
  name: 'ecb',
  async read({ ecb: url, timeoutMs }) {
    return ecbRates(await askSource(url, timeoutMs));
  },
};

/** The rates in the ECB's file, for 1 CNY. Throws `RateSourceFailure`. */
export function ecbRates(xml: string): SourceAnswer {
  const { time, rates } = quotesIn(xml);
  const yuan = rates.find(({ currency }) => currency === 'CNY')?.rate;
  if (!yuan) throw new RateSourceFailure('UNREADABLE', 'it has no rate of CNY');
  const others = rates
    .filter(({ currency }) => currency !== 'CNY' && currency !== 'EUR')
    .map(({ currency, rate: perEuro }) => ({ currency, rate: quotient(perEuro, yuan) }))
    .filter((one) => one.rate !== '0');
  return {
    rates: [{ currency: 'EUR', rate: quotient('1', yuan) }, ...others],
    quotedAt: Date.parse(`${time}T15:00:00Z`),
  };
}

/** The day, and the rates for 1 EUR: elements `Cube` in the `Cube` of the day. */
function quotesIn(xml: string) {
  try {
    const day = elementAt(parseXml(xml), 'Cube', 'Cube');
    const rates = elementsAt(day, 'Cube').map(({ attributes }) => attributes);
    return v.parse(quotes, { time: day?.attributes.time, rates });
  } catch (error) {
    throw new RateSourceFailure('UNREADABLE', String(error).slice(0, 200));
  }
}
