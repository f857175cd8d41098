import * as v from 'valibot';
import { alsoWritten, type Fields, ifAbsent } from '../../foreign.ts';

/** Converts a number, or a decimal string with more or fewer than two decimals, to the form of `cny`. */
export function asCny(value: unknown): unknown {
  const isDecimal = typeof value === 'string' && /^-?\d{1,12}(\.\d+)?$/.test(value);
  const amount = isDecimal ? Number(value) : value;
  return typeof amount === 'number' ? amount.toFixed(2) : value;
}

/**
 * An amount of CNY as a decimal string with two decimals, such as `"12.34"`. All amounts in the API
 * are written so.
 */
export const cny = alsoWritten(v.pipe(v.string(), v.regex(/^-?\d{1,12}\.\d{2}$/)), asCny);

/** An amount of CNY that is 0.00 if another backend leaves it out, such as a fee. */
export const amountOrZero = ifAbsent(cny, '0.00');

/** Converts a number, also one with an exponent, to a decimal string with at most 10 decimals. */
function asDecimal(value: unknown): unknown {
  if (typeof value === 'string' && !/^\d+(\.\d+)?e[+-]?\d+$/i.test(value)) return value;
  const amount = Number(value);
  return Number.isFinite(amount) ? amount.toFixed(10).replace(/\.?0+$/, '') : value;
}

/** An amount of any currency, as a decimal string. */
export const decimal = alsoWritten(
  v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,10})?$/)),
  asDecimal,
);

/** An exchange rate: a positive decimal string, with up to 10 decimals. */
export const rate = alsoWritten(
  v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,12}(\.\d{1,10})?$/)),
  asDecimal,
);

/** The code of a currency, ISO 4217. */
export const currency = alsoWritten(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), (value) =>
  typeof value === 'string' ? value.trim().toUpperCase() : value,
);

/**
 * Converts a decimal string of yuan (`"12.3"`, `"-0.05"`) to integer fen. Throws `RangeError` for
 * anything else.
 */
export function toFen(decimal: string): number {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!match) throw new RangeError(`not an amount of money: ${decimal}`);
  const fen = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] && fen > 0 ? -fen : fen;
}

/**
 * Converts integer fen to a decimal string of yuan with two decimals. Throws `RangeError` for a
 * non-integer.
 */
export function fromFen(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not an integer of fen: ${fen}`);
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What an order costs, in CNY: `goods + domesticFreight + serviceFee = total`. */
export const costs = {
  goods: ifAbsent(cny, ({ total }) => total as string | undefined),
  domesticFreight: amountOrZero,
  serviceFee: amountOrZero,
  total: cny,
};

/** The amount of an item, from its price in CNY and its quantity. */
export function priceTimesQuantity({ price, quantity }: Fields): string | undefined {
  if (typeof price !== 'string' || typeof quantity !== 'number') return undefined;
  return fromFen(toFen(price) * Math.round(quantity));
}

/**
 * The paid amount, if another backend leaves it out: `amount`, unless the payment is in another
 * currency.
 */
export function amountInCny({ amount, payCurrency = 'CNY' }: Fields): string | undefined {
  return payCurrency === 'CNY' ? (amount as string | undefined) : undefined;
}
