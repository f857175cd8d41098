import { cache } from 'react';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { convertCny, formatCny, formatCurrency } from '../../i18n/format.ts';
import { learnPattern, type MoneyPattern, showAmount } from '../../i18n/money-pattern.ts';
import type { View } from '../view.ts';
import { type Exchange, exchangeOf } from './rate.ts';

/** Both currencies in which amounts are shown, and the rate between them. */
export type MoneyFormat = { exchange: Exchange; cny: MoneyPattern; other: MoneyPattern };

export function currencyPattern(
  locale: Locale,
  currency: string,
  homeCountry: string,
): MoneyPattern {
  const hasDecimals = convertCny('1.00', '1', currency).includes('.');
  return learnPattern(
    (decimal) => formatCurrency(locale, decimal, currency, homeCountry),
    hasDecimals,
  );
}

/** An amount of CNY, a decimal string. */
export const showCny = ({ cny }: MoneyFormat, amount: string): string => showAmount(cny, amount);

/**
 * An amount of CNY in the other currency: `≈ ₭43,200`. Empty if the other currency is CNY, too. Pass
 * `converted` if the converted amount is known already.
 */
export function showConverted(
  { exchange, other }: MoneyFormat,
  amount: string,
  converted = convertCny(amount, exchange.cnyExchangeRate, exchange.currency),
): string {
  return exchange.currency === 'CNY' ? '' : `≈ ${showAmount(other, converted)}`;
}

/**
 * A range of amounts of CNY and, unless the other currency is CNY, too, the same range in that currency: `¥5.00 –
 * ¥6.00`, `≈ $1.07 – $1.29`.
 */
export function showRange(money: MoneyFormat, amounts: readonly string[]) {
  const { exchange, other } = money;
  const converted = amounts.map((amount) =>
    showAmount(other, convertCny(amount, exchange.cnyExchangeRate, exchange.currency)),
  );
  return {
    main: amounts.map((amount) => showCny(money, amount)).join(' – '),
    secondary: exchange.currency === 'CNY' ? '' : `≈ ${converted.join(' – ')}`,
  };
}

/**
 * The format of amounts at a rate: today's for a quote, the stored one for an order. `homeCountry` is the
 * shop's.
 */
export function moneyFormat(locale: Locale, exchange: Exchange, homeCountry: string): MoneyFormat {
  const { cnyExchangeRate, currency } = exchange;
  return {
    exchange: { cnyExchangeRate, currency },
    cny: learnPattern((decimal) => formatCny(locale, decimal), true),
    other: currencyPattern(locale, currency, homeCountry),
  };
}

/** Cached for each request, so that the payload contains the format only once. */
const cachedMoneyFormat = cache(moneyFormat);

/** The format of an order's amounts: at the rate stored on it. */
export function moneyOfOrder(
  { locale, tenant }: Pick<View, 'locale' | 'tenant'>,
  order: { rate: { rate: string; currency: string } },
): MoneyFormat {
  return moneyFormat(locale, exchangeOf(order.rate), tenant.homeCountry);
}

/** The format of amounts at today's rate. */
export function moneyToday({ locale, tenant }: Pick<View, 'locale' | 'tenant'>): MoneyFormat {
  return cachedMoneyFormat(locale, tenant.exchangeInfo, tenant.homeCountry);
}
