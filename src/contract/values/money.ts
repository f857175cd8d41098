import * as v from 'valibot';

/**
 * An amount of CNY as a decimal string with two decimals, such as `"12.34"`. All amounts in the API
 * are written so.
 */
export const cny = v.pipe(v.string(), v.regex(/^-?\d{1,12}\.\d{2}$/));

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
