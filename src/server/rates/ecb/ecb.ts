import * as v from 'valibot';
import { askSource } from '../ask.ts';
import { quotient } from '../decimal.ts';
import { type RateSource, RateSourceFailure, type SourceAnswer } from '../source.ts';

const rate = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,10})?$/));
const document = v.object({
  Envelope: v.object({
    Cube: v.object({
      Cube: v.object({
        time: v.pipe(v.string(), v.isoDate()),
        Cube: v.pipe(
          v.array(v.object({ currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), rate })),
          v.maxLength(200),
        ),
      }),
    }),
  }),
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
export async function ecbRates(xml: string): Promise<SourceAnswer> {
  // The reader knows no entities but refuses none either, and a file of the ECB has no document type.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new RateSourceFailure('UNREADABLE', 'a document type');
  // Loaded when it is used, because few deployments do.
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    parseAttributeValue: false,
    processEntities: false,
    isArray: (_, path) => path === 'Envelope.Cube.Cube.Cube',
  });
  const { time, Cube: cubes } = parsed(() => v.parse(document, parser.parse(xml))).Envelope.Cube
    .Cube;
  const yuan = cubes.find(({ currency }) => currency === 'CNY')?.rate;
  if (!yuan) throw new RateSourceFailure('UNREADABLE', 'it has no rate of CNY');
  const others = cubes
    .filter(({ currency }) => currency !== 'CNY' && currency !== 'EUR')
    .map(({ currency, rate: perEuro }) => ({ currency, rate: quotient(perEuro, yuan) }))
    .filter((one) => one.rate !== '0');
  return {
    rates: [{ currency: 'EUR', rate: quotient('1', yuan) }, ...others],
    quotedAt: Date.parse(`${time}T15:00:00Z`),
  };
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new RateSourceFailure('UNREADABLE', String(error).slice(0, 200));
  }
}
