/** The decimals of a stored rate. */
const DECIMALS = 10;
const ONE = 10n ** BigInt(DECIMALS);

/** A decimal string with at most ten decimals, as an integer of its last decimal. */
function unitsOf(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
}

/** The other way round, without zeros at the end. */
function decimalOf(units: bigint): string {
  const digits = String(units).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`.replace(/\.?0+$/, '');
}

/** A quotient of positive integers, rounded half up. */
const rounded = (a: bigint, b: bigint): bigint => (2n * a + b) / (2n * b);

/** A positive number as a decimal string, rounded to ten decimals. */
export const decimalOfNumber = (value: number): string =>
  decimalOf(unitsOf(value.toFixed(DECIMALS)));

/** `a` divided by `b`: positive decimal strings, rounded to ten decimals. */
export const quotient = (a: string, b: string): string =>
  decimalOf(rounded(unitsOf(a) * ONE, unitsOf(b)));

/** A rate with a margin in basis points added: decimal strings, rounded to ten decimals. */
export const withMargin = (rate: string, marginBp: number): string =>
  decimalOf(rounded(unitsOf(rate) * BigInt(10_000 + marginBp), 10_000n));

/** By how many percent `after` differs from `before`, with two decimals: `-3.25`. */
export function changeInPercent(before: string, after: string): number {
  const [from, to] = [unitsOf(before), unitsOf(after)];
  return Number(((to - from) * 10_000n) / from) / 100;
}
