import { convertCny } from '../../i18n/format.ts';

export type Exchange = { cnyExchangeRate: string; currency: string };

/**
 * What several amounts of CNY are together in another currency: each line is rounded, the total is
 * the sum of the lines, so that what stands under each other adds up. A decimal string.
 */
export function convertedSum(amounts: readonly string[], exchange: Exchange): string {
  const { cnyExchangeRate, currency } = exchange;
  const lines = amounts.map((amount) => convertCny(amount, cnyExchangeRate, currency));
  const digits = lines[0]?.split('.')[1]?.length ?? 0;
  const units = lines.reduce((sum, line) => sum + BigInt(line.replace('.', '')), 0n);
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const sign = units < 0n ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
