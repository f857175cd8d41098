import { convertCny } from '../../i18n/format.ts';

export type Exchange = { cnyExchangeRate: string; currency: string };

/** What an order costs, in the parts that are converted one by one. */
export type OrderParts = { goods: string; domesticFreight: string; serviceFee: string };

/** Adds decimal strings that have the same number of digits. Exact. */
export function sumDecimals(amounts: readonly string[]): string {
  const digits = amounts[0]?.split('.')[1]?.length ?? 0;
  const units = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const sign = units < 0n ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * What several amounts of CNY are together in another currency: each is rounded, the total is the
 * sum of them, so that what stands under each other adds up. A decimal string.
 */
export function convertedSum(
  amounts: readonly string[],
  { cnyExchangeRate, currency }: Exchange,
): string {
  return sumDecimals(amounts.map((amount) => convertCny(amount, cnyExchangeRate, currency)));
}

/** The total of orders in another currency: the same on every page, because it is always the sum of the same parts. */
export function convertedTotal(orders: readonly OrderParts[], exchange: Exchange): string {
  const parts = orders.flatMap((order) => [order.goods, order.domesticFreight, order.serviceFee]);
  return convertedSum(parts.length > 0 ? parts : ['0.00'], exchange);
}
