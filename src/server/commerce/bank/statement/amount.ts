import currencyCodes from 'currency-codes';
import type { DecimalMark } from '../../../../contract/values/money/bank.ts';

/** How many decimals amounts of a currency have at banks. */
export const digitsOf = (currency: string): number => currencyCodes.code(currency)?.digits ?? 2;

/**
 * A plain decimal string, such as `-12.5`, as an integer of the smallest unit with `digits` decimals.
 * Undefined if it is not a decimal, or has more decimals that are not 0.
 */
export function minorOf(decimal: string, digits: number): number | undefined {
  const [, sign = '', whole = '', fraction = ''] =
    /^([+-]?)(\d{1,13})(?:\.(\d*))?$/.exec(decimal) ?? [];
  if (!whole || /[1-9]/.test(fraction.slice(digits))) return undefined;
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return undefined;
  return sign === '-' ? 0 - minor : minor;
}

/** A number with a sign, a currency, parentheses or a mark of debit around it. */
const NUMBER =
  /^[(+-]*(?:[A-Z]{2,3}|[¥$€£₽₸₭])?[+-]*(\d[\d.,]*|[.,]\d+)[)+-]*(?:[A-Z]{2,3}|[CD¥$€£₽₸₭])?[)+-]*$/;
/** Thousands in groups of three; in India those further on are of two. */
const GROUPED = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/;

/**
 * An amount as banks print it: with marks for thousands, a currency, a sign on either side, parentheses, or
 * `DR` for a debit. In the smallest unit; undefined if it is not an amount.
 */
export function printedMinor(
  printed: string,
  mark: DecimalMark,
  digits: number,
): number | undefined {
  const text = printed
    .replaceAll(/[\s\u00A0\u202F'’]/g, '')
    .replaceAll('−', '-')
    .toUpperCase();
  // Only where `DR` is not a part of a currency such as `IDR`.
  const isDebit = /^\(.*\)$|-$|^-|(?<![A-Z])DR(?![A-Z])|(?<=\d)D$/.test(text);
  const [, number = ''] = NUMBER.exec(text) ?? [];
  const thousands = mark === '.' ? ',' : '.';
  const [whole = ''] = number.split(mark);
  if (number === '' || (whole.includes(thousands) && !GROUPED.test(whole))) return undefined;
  const plainNumber = number.replaceAll(thousands, '').replace(mark, '.');
  const minor = minorOf(plainNumber, digits);
  return minor !== undefined && isDebit ? 0 - minor : minor;
}

/**
 * Converts a printed day, such as `27.11.2026` or `20261127`, to `YYYY-MM-DD`; undefined if it is not a day.
 */
export function printedDay(printed: string, order: 'YMD' | 'DMY' | 'MDY'): string | undefined {
  const text = printed.trim();
  const [, compact] = /^(\d{8})(?!\d)/.exec(text) ?? [];
  const parts = compact
    ? order === 'YMD'
      ? [compact.slice(0, 4), compact.slice(4, 6), compact.slice(6)]
      : [compact.slice(0, 2), compact.slice(2, 4), compact.slice(4)]
    : (/^(\d{1,4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,4})(?!\d)/.exec(text)?.slice(1) ?? []);
  const [first = '', second = '', third = ''] = parts;
  // If the four-digit year comes first, `order` is not needed.
  const [year, month, dayOfMonth] =
    first.length === 4
      ? [first, second, third]
      : order === 'MDY'
        ? [third, first, second]
        : order === 'DMY'
          ? [third, second, first]
          : [first, second, third];
  const fullYear = year.length === 2 ? `20${year}` : year;
  const day = `${fullYear}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  const isDay = Number.isFinite(time) && new Date(time).toISOString().startsWith(day);
  return isDay && fullYear >= '1990' && fullYear < '2100' ? day : undefined;
}
