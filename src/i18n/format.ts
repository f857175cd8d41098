import type { Locale } from '../contract/values/locales.ts';
import { offsetMinutes } from './clock.ts';
import { currencyDigits } from './currency-digits.ts';
import { type DateStyles, formatUtc } from './date-format.ts';
import { numberFormat } from './number-format.ts';

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

/** CNY from a decimal string: `¥1,234.50`, the same form in every language. */
export function formatCny(locale: Locale, decimal: string): string {
  const digits = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const negative = decimal.startsWith('-');
  const text = digits.format(negative ? decimal.slice(1) : decimal);
  return `${negative ? '−' : ''}¥${text}`;
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
  // In a right-to-left language Intl begins the amount with an RLM and ends it with the symbol. Without
  // an LRM after it, `AU$` would be shown as `$AU`.
  return text.startsWith(RLM) ? text + LRM : text;
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

/**
 * Formats an ISO time in the tenant's time zone. `timezoneOffset` is the tenant's: 5.3 is UTC+5:30
 * (`offsetMinutes`). Empty if the time is empty or invalid.
 */
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

/** The unit of weights, as the language writes it: what is left of 1 kg without its digit. */
export const weightUnit = (locale: Locale): string =>
  formatWeight(locale, 1000).replace('1', '').trim();
