import type { Locale } from '../contract/values/locales.ts';
import { offsetMinutes } from './clock.ts';
import { currencyDigits } from './currency-digits.ts';
import { type DateStyles, formatUtc } from './date-format.ts';
import { numberFormat } from './number-format.ts';

/**
 * Direction marks. A right-to-left amount ends in its currency symbol; without a mark after it,
 * `AU$` would be shown as `$AU`.
 */
const RIGHT_TO_LEFT = '\u200f';
const LEFT_TO_RIGHT = '\u200e';

/** The code that is shown for a currency: GHS for GHC, Rs for NPR (docs/specification.md section 2). */
export function displayCurrency(code: string): string {
  return { GHC: 'GHS', NPR: 'Rs' }[code] ?? code;
}

/** A number with the locale's separators. */
export function formatNumber(locale: Locale, value: number): string {
  return numberFormat(locale, {}).format(value);
}

/** CNY from a decimal string: `¥1,234.50`, the same form in every language. */
export function formatCny(locale: Locale, decimal: string): string {
  const digits = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const negative = decimal.startsWith('-');
  const text = digits.format(negative ? decimal.slice(1) : decimal);
  return `${negative ? '−' : ''}¥${text}`;
}

/**
 * Multiplies a decimal string of CNY by a decimal rate, exactly, and rounds to the currency's digits:
 * half away from zero.
 */
export function convertCny(decimal: string, rate: string, currency: string): string {
  const scale = (text: string) => {
    const [whole = '0', fraction = ''] = text.split('.');
    return { units: BigInt(whole + fraction), digits: fraction.length };
  };
  const amount = scale(decimal);
  const factor = scale(rate);
  const digits = currencyDigits(currency);
  const surplus = amount.digits + factor.digits - digits;
  const product = amount.units * factor.units;
  const divisor = 10n ** BigInt(Math.max(surplus, 0));
  const half = divisor / 2n;
  const rounded =
    surplus > 0
      ? product < 0n
        ? -((-product + half) / divisor)
        : (product + half) / divisor
      : product * 10n ** BigInt(-surplus);
  const text = String(rounded < 0n ? -rounded : rounded).padStart(digits + 1, '0');
  const sign = rounded < 0n ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** An amount of any currency from a decimal string. */
export function formatCurrency(locale: Locale, decimal: string, currency: string): string {
  if (currency === 'CNY') return formatCny(locale, decimal);
  const digits = currencyDigits(currency);
  const shown = displayCurrency(currency);
  if (shown !== currency) {
    const plain = numberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return `${shown} ${plain.format(decimal)}`;
  }
  const text = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(decimal);
  return text.startsWith(RIGHT_TO_LEFT) ? text + LEFT_TO_RIGHT : text;
}

/** An amount of CNY, converted to the tenant's currency and formatted: `₭43,200`. */
export function formatConverted(
  locale: Locale,
  decimal: string,
  exchange: { cnyExchangeRate: string; currency: string },
): string {
  const amount = convertCny(decimal, exchange.cnyExchangeRate, exchange.currency);
  return formatCurrency(locale, amount, exchange.currency);
}

/** Formats an ISO time in the tenant's time zone. Empty if it is not known. */
export function formatDateTime(
  locale: Locale,
  iso: string,
  timezoneOffset: number,
  styles: DateStyles = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  const shifted = new Date(new Date(iso).getTime() + offsetMinutes(timezoneOffset) * 60_000);
  if (Number.isNaN(shifted.getTime())) return '';
  return formatUtc(locale, shifted, styles);
}

/** Grams as kilograms: `0.35 kg`. */
export function formatWeight(locale: Locale, grams: number): string {
  return numberFormat(locale, {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: grams < 1000 ? 3 : 2,
  }).format(grams / 1000);
}

/** The unit of weights, as the language writes it. */
export const weightUnit = (locale: Locale): string =>
  formatWeight(locale, 1000).replace('1', '').trim();
