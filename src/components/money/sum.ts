import { convertCny } from '../../i18n/format.ts';
import type { Exchange } from './rate.ts';

/** The parts of an order's price, each converted by itself. */
export type OrderParts = { goods: string; domesticFreight: string; serviceFee: string };

/** Adds decimal strings that have the same number of digits. Exact. */
export function sumDecimals(amounts: readonly string[]): string {
  const digits = amounts[0]?.split('.')[1]?.length ?? 0;
  const units = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const sign = units < 0n ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The exact price of a number of pieces: a decimal string of CNY. */
export function amountOf(price: string, pieces: number): string {
  return convertCny(price, String(pieces), 'CNY');
}

/**
 * The sum of amounts of CNY in another currency, a decimal string. Each amount is converted and
 * rounded first, so that the sum equals that of the converted amounts on the page.
 */
export function convertedSum(
  amounts: readonly string[],
  { cnyExchangeRate, currency }: Exchange,
): string {
  return sumDecimals(amounts.map((amount) => convertCny(amount, cnyExchangeRate, currency)));
}

/** The total of orders in another currency. Every page computes it from the same parts and shows the same. */
export function convertedTotal(orders: readonly OrderParts[], exchange: Exchange): string {
  const parts = orders.flatMap((order) => [order.goods, order.domesticFreight, order.serviceFee]);
  return convertedSum(parts.length > 0 ? parts : ['0.00'], exchange);
}
