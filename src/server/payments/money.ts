import type { Money } from './provider.ts';
import { ProviderFailure } from './provider-failure.ts';

/** All amounts are compared and shared in ten thousandths, because no currency has more decimals. */
const SCALE_DIGITS = 4;

/** A decimal string in ten thousandths. Throws `RangeError` for anything else. */
export function scaled(amount: string): bigint {
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/.exec(amount) ?? [];
  if (!whole) throw new RangeError(`${JSON.stringify(amount)} is no amount`);
  const value = BigInt(whole + fraction.padEnd(SCALE_DIGITS, '0'));
  return sign ? -value : value;
}

/** Whether two amounts are the same money: `5` and `5.00` are, in one currency. */
export const isSameMoney = (one: Money, other: Money): boolean =>
  one.currency.toUpperCase() === other.currency.toUpperCase() &&
  scaled(one.amount) === scaled(other.amount);

/** An amount as an integer of the currency's smallest unit with `digits` decimals. Throws `DECLINED` if it has more. */
export function toMinor(amount: string, digits: number): number {
  const divisor = 10n ** BigInt(SCALE_DIGITS - digits);
  const value = scaled(amount);
  if (value % divisor !== 0n) {
    throw new ProviderFailure('DECLINED', `${amount} has more than ${digits} decimals`);
  }
  return Number(value / divisor);
}

/** An amount rounded up to a multiple of `step`, with the decimals that it had. */
export function roundedUp(amount: string, step: string): string {
  const [value, size] = [scaled(amount), scaled(step)];
  const rounded = ((value + size - 1n) / size) * size;
  const digits = amount.split('.')[1]?.length ?? 0;
  return fromMinor(Number(rounded / 10n ** BigInt(SCALE_DIGITS - digits)), digits);
}

/** Whether an amount is a multiple of `step`. */
export const isMultiple = (amount: string, step: string): boolean =>
  scaled(amount) % scaled(step) === 0n;

/** The decimal string of an integer of the smallest unit. */
export function fromMinor(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * The share of `totalFen` for `part` of `whole`, rounded half up. If `part` is the sum of all parts so far,
 * the differences between successive results add up to the total.
 */
export function shareFen(totalFen: number, part: bigint, whole: bigint): number {
  if (whole <= 0n) return 0;
  const limited = part > whole ? whole : part;
  return Number((BigInt(totalFen) * limited * 2n + whole) / (whole * 2n));
}
