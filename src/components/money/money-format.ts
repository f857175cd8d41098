import { cache } from 'react';
import type { Locale } from '../../contract/values/locales.ts';
import { convertCny, formatCny, formatCurrency } from '../../i18n/format.ts';
import type { View } from '../view.ts';
import { type Exchange, exchangeOf } from './rate.ts';

/*
 * Browsers support fewer languages than the server: Chromium formats Lao amounts as English ones, so
 * an island that formats by itself would differ from the server's HTML. Therefore the server derives a
 * pattern from a formatted sample, and islands format amounts by that pattern.
 */

/** The pattern of a currency's amounts in a language. */
export type MoneyPattern = {
  before: string;
  after: string;
  group: string;
  decimal: string;
  /** Smallest number of whole digits that are grouped. */
  groupedFrom: number;
};

/** Both currencies in which amounts are shown, and the rate between them. */
export type MoneyFormat = { exchange: Exchange; cny: MoneyPattern; other: MoneyPattern };

const SAMPLE = '1234567';
const DIGITS = /\p{Nd}/gu;

/** Derives the pattern from a formatted sample; `format` formats decimal strings. */
export function learnPattern(format: (decimal: string) => string, fraction: boolean): MoneyPattern {
  const cents = fraction ? '.89' : '';
  const text = format(`${SAMPLE}${cents}`);
  const places = [...text.matchAll(DIGITS)].map(({ index }) => index);
  const between = (first: number): string =>
    text.slice((places[first] ?? 0) + 1, places[first + 1] ?? 0);
  const group = between(0);
  const last = places.at(-1) ?? 0;
  const small = format(`1234${cents}`).slice(places[0]);
  return {
    before: text.slice(0, places[0]),
    after: text.slice(last + 1),
    group,
    decimal: fraction ? between(SAMPLE.length - 1) : '',
    groupedFrom: group && small.slice(1).startsWith(group) ? 4 : 5,
  };
}

/** Formats a decimal string by a pattern. */
export function showAmount(pattern: MoneyPattern, decimal: string): string {
  const { before, after, group, groupedFrom } = pattern;
  const negative = decimal.startsWith('-');
  const [whole = '', fraction] = decimal.replace('-', '').split('.');
  const grouped = whole.length >= groupedFrom ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  const text = fraction === undefined ? grouped : `${grouped}${pattern.decimal}${fraction}`;
  return `${negative ? '−' : ''}${before}${text}${after}`;
}

export function currencyPattern(locale: Locale, currency: string): MoneyPattern {
  const fraction = convertCny('1.00', '1', currency).includes('.');
  return learnPattern((decimal) => formatCurrency(locale, decimal, currency), fraction);
}

/** An amount of CNY, a decimal string. */
export const showCny = ({ cny }: MoneyFormat, amount: string): string => showAmount(cny, amount);

/**
 * An amount of CNY in the other currency: `≈ ₭43,200`. Empty if there is none. `converted` is that
 * amount, if it is known already.
 */
export function showConverted(
  { exchange, other }: MoneyFormat,
  amount: string,
  converted = convertCny(amount, exchange.cnyExchangeRate, exchange.currency),
): string {
  return exchange.currency === 'CNY' ? '' : `≈ ${showAmount(other, converted)}`;
}

/** The format of amounts at a rate: today's for a quote, the stored one for an order. */
export function moneyFormat(locale: Locale, exchange: Exchange): MoneyFormat {
  return {
    exchange,
    cny: learnPattern((decimal) => formatCny(locale, decimal), true),
    other: currencyPattern(locale, exchange.currency),
  };
}

/** Cached for each request, so that the payload contains the object once. */
const formatOfPage = cache(moneyFormat);

/** The format of an order's amounts: at the rate stored on it. */
export function moneyOfOrder(
  { locale }: Pick<View, 'locale'>,
  order: { rate: { rate: string; currency: string } },
): MoneyFormat {
  return moneyFormat(locale, exchangeOf(order.rate));
}

/** The format of amounts at today's rate. */
export function moneyToday({ locale, tenant }: Pick<View, 'locale' | 'tenant'>): MoneyFormat {
  return formatOfPage(locale, tenant.exchangeInfo);
}
