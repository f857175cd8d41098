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
  /** Text before the first digit, such as the currency symbol. */
  before: string;
  /** Text after the last digit. */
  after: string;
  /** The separator of groups of three digits. */
  group: string;
  /** The decimal separator; empty for a currency without decimals. */
  decimal: string;
  /** The least number of digits, without decimals, that are grouped: 5 if a language writes 1234. */
  groupedFrom: number;
};

/** Both currencies in which amounts are shown, and the rate between them. */
export type MoneyFormat = { exchange: Exchange; cny: MoneyPattern; other: MoneyPattern };

const WHOLE_DIGITS = '1234567';
const DIGITS = /\p{Nd}/gu;

/** Derives the pattern from a formatted sample. `format` formats decimal strings. */
export function learnPattern(
  format: (decimal: string) => string,
  hasDecimals: boolean,
): MoneyPattern {
  const decimals = hasDecimals ? '.89' : '';
  const sample = format(`${WHOLE_DIGITS}${decimals}`);
  const digitIndices = [...sample.matchAll(DIGITS)].map(({ index }) => index);
  /** The text between the digit with this number, from 0, and the next one. */
  const textAfterDigit = (number: number): string =>
    sample.slice((digitIndices[number] ?? 0) + 1, digitIndices[number + 1] ?? 0);
  const [firstDigit] = digitIndices;
  const lastDigit = digitIndices.at(-1) ?? 0;
  const group = textAfterDigit(0);
  const fourDigits = format(`1234${decimals}`).slice(firstDigit);
  return {
    before: sample.slice(0, firstDigit),
    after: sample.slice(lastDigit + 1),
    group,
    decimal: hasDecimals ? textAfterDigit(WHOLE_DIGITS.length - 1) : '',
    groupedFrom: group && fourDigits.slice(1).startsWith(group) ? 4 : 5,
  };
}

/** Formats a decimal string by a pattern. */
export function showAmount(pattern: MoneyPattern, decimal: string): string {
  const { before, after, group, groupedFrom } = pattern;
  const isNegative = decimal.startsWith('-');
  const [whole = '', fraction] = decimal.replace('-', '').split('.');
  const grouped = whole.length >= groupedFrom ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  const text = fraction === undefined ? grouped : `${grouped}${pattern.decimal}${fraction}`;
  return `${isNegative ? '−' : ''}${before}${text}${after}`;
}

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

/** Amounts of CNY and, if the other currency is another, the same in it: `¥5.00 – ¥6.00`, `≈ $1.07 – $1.29`. */
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
