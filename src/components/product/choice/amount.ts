import { convertCny } from '../../../i18n/format.ts';

/** Pieces times the price of one, both exact: a decimal string of CNY. */
export function amountOf(price: string, pieces: number): string {
  return convertCny(price, String(pieces), 'CNY');
}
