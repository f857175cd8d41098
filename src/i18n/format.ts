import type { Locale } from '../contract/values/shop/locales.ts';
import { currencyDigits } from './currency-digits.ts';
import { type DateStyles, formatUtc } from './date-format.ts';
import { CNY_SIGNS } from './languages.ts';
import { formatTag } from './locale.ts';
import { numberFormat } from './number-format.ts';
import { toLocal, type Zone } from './time-zone.ts';

/** Unicode's invisible right-to-left mark and left-to-right mark. */
const RLM = '\u200f';
const LRM = '\u200e';

/** The code that is shown for a currency: GHS for GHC, Rs for NPR (docs/specification.md section 2). */
export function displayCurrency(code: string): string {
  return { GHC: 'GHS', NPR: 'Rs' }[code] ?? code;
}

/** A number with the locale's separators. */
export function formatNumber(locale: Locale, value: number): string {
  return numberFormat(locale, {}).format(value);
}

/** A share (0.025) as percent (2.5%), with at most two decimals. */
export function formatPercent(locale: Locale, share: number): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}

/** A decimal string as an integer of its smallest units, and its number of decimals. */
function parseDecimal(text: string): { units: bigint; decimals: number } {
  const [whole = '0', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), decimals: fraction.length };
}

/** Changes the number of decimals of an amount. Rounds half away from zero. */
function withDecimals(units: bigint, from: number, to: number): bigint {
  if (from <= to) return units * 10n ** BigInt(to - from);
  const divisor = 10n ** BigInt(from - to);
  const half = divisor / 2n;
  return (units < 0n ? units - half : units + half) / divisor;
}

/**
 * Multiplies a decimal string of CNY by a decimal rate, exactly, and rounds to the currency's digits:
 * half away from zero.
 */
export function convertCny(decimal: string, rate: string, currency: string): string {
  const amount = parseDecimal(decimal);
  const factor = parseDecimal(rate);
  const digits = currencyDigits(currency);
  const product = amount.units * factor.units;
  const rounded = withDecimals(product, amount.decimals + factor.decimals, digits);
  const text = String(rounded < 0n ? -rounded : rounded).padStart(digits + 1, '0');
  const sign = rounded < 0n ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Signs that several currencies have. */
const SHARED_SIGNS = ['$', '¥', '￥', '£', 'kr'];

/** The sign in an amount. */
const signIn = (text: string): string => text.replaceAll(/[\d.,\s\u200e\u200f]/g, '');

/**
 * The country whose currency a reader understands such a sign as: the shop's country, if its main
 * language is the reader's; otherwise the country for which the language's formats are made.
 */
function countryOfReader(locale: Locale, homeCountry: string): string | undefined {
  const readerLocale = new Intl.Locale(formatTag(locale));
  const home = new Intl.Locale(`und-${homeCountry}`).maximize();
  return home.language === readerLocale.language
    ? homeCountry.toUpperCase()
    : readerLocale.maximize().region;
}

/** The sign of CNY in a language: `¥`, but `CN¥` where that is read as the sign of the yen. */
export const cnySign = (locale: Locale): string => CNY_SIGNS[locale] ?? '¥';

type FormatAmount = (decimal: string) => string;

/** Formats positive amounts, with a sign that the reader can't take for another currency's (decision 057). */
function positiveFormat(locale: Locale, currency: string, homeCountry: string): FormatAmount {
  const digits = currencyDigits(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const shown = displayCurrency(currency);
  if (shown !== currency) {
    const { format } = numberFormat(locale, options);
    return (decimal) => `${shown} ${format(decimal)}`;
  }
  const withSign = (currencyDisplay: 'narrowSymbol' | 'symbol' | 'code', sign?: string) =>
    numberFormat(locale, { style: 'currency', currency, currencyDisplay, ...options }, sign).format;
  if (currency === 'CNY') return withSign('narrowSymbol', cnySign(locale));
  const short = withSign('narrowSymbol');
  // The code of a currency begins with that of its country.
  const isOwn = () => currency.slice(0, 2) === countryOfReader(locale, homeCountry);
  if (!SHARED_SIGNS.includes(signIn(short(SAMPLE_AMOUNT))) || isOwn()) return short;
  const long = withSign('symbol');
  // CLDR has no other sign for a dollar in the language of its country.
  return long(SAMPLE_AMOUNT) === short(SAMPLE_AMOUNT) ? withSign('code') : long;
}

/** An amount by which signs are compared. */
const SAMPLE_AMOUNT = '1';

/** The formats by language, currency and country. There are only a few of each, so the map stays small. */
const positiveFormats = new Map<string, FormatAmount>();

/**
 * An amount of any currency from a decimal string. `homeCountry` is the shop's country: readers in
 * that country's language get `$` for its dollar, other readers `AU$`.
 */
export function formatCurrency(
  locale: Locale,
  decimal: string,
  currency: string,
  homeCountry: string,
): string {
  const sign = decimal.startsWith('-') ? '−' : '';
  const key = `${locale} ${currency} ${homeCountry}`;
  const format = positiveFormats.get(key) ?? positiveFormat(locale, currency, homeCountry);
  positiveFormats.set(key, format);
  const text = format(decimal.replace('-', ''));
  // In a right-to-left language Intl begins the amount with an RLM and ends it with the symbol. Without
  // an LRM after it, `AU$` would be shown as `$AU`.
  return `${sign}${text}${text.startsWith(RLM) ? LRM : ''}`;
}

/** CNY from a decimal string: `¥1,234.50`, `1 234,50 ¥`. Its sign does not depend on the shop. */
export const formatCny = (locale: Locale, decimal: string): string =>
  formatCurrency(locale, decimal, 'CNY', 'cn');

/** An amount of CNY, converted to the tenant's currency and formatted: `₭43,200`. */
export function formatConverted(
  locale: Locale,
  decimal: string,
  exchange: { cnyExchangeRate: string; currency: string },
  homeCountry: string,
): string {
  const amount = convertCny(decimal, exchange.cnyExchangeRate, exchange.currency);
  return formatCurrency(locale, amount, exchange.currency, homeCountry);
}

/** Formats an ISO time in the shop's time zone. Empty if the time is empty or invalid. */
export function formatDateTime(
  locale: Locale,
  iso: string,
  zone: Zone,
  styles: DateStyles = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : formatUtc(locale, new Date(toLocal(zone, at)), styles);
}

/** Formats a day, `YYYY-MM-DD`: `29 Nov 2026`. */
export const formatDay = (locale: Locale, day: string): string =>
  formatUtc(locale, new Date(day), { dateStyle: 'medium' });

/** Grams as kilograms: `0.35 kg`. */
export function formatWeight(locale: Locale, grams: number): string {
  return numberFormat(locale, {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: grams < 1000 ? 3 : 2,
  }).format(grams / 1000);
}

/** The unit of weights, as the language writes it: what is left of 1 kg without its digit. */
export const weightUnit = (locale: Locale): string =>
  formatWeight(locale, 1000).replace('1', '').trim();
