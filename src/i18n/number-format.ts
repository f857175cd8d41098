import type { Locale } from '../contract/values/locales.ts';
import { OWN_NUMBERS, type OwnFormats } from './languages.ts';
import { formatTag } from './locale.ts';

/** Formats a number, or a decimal string without loss of precision. */
export type NumberText = { format: (value: number | string) => string };

/** A negative amount with the symbol before the sign, without a space. */
function symbolFirst(parts: readonly Intl.NumberFormatPart[]): string {
  const symbol = parts.find(({ type }) => type === 'currency')?.value;
  const rest = parts.filter(({ type }) => type !== 'currency' && type !== 'literal');
  return [symbol, ...rest.map(({ value }) => value)].join('');
}

/**
 * Formats a language that neither browsers nor Workers support as a supported one with the same
 * separators, and replaces some of its words. A test compares the results with CLDR.
 */
function ownFormat(
  { like, words, symbolBeforeMinus }: OwnFormats['numbers'],
  options: Intl.NumberFormatOptions,
): NumberText {
  const format = new Intl.NumberFormat(like, options);
  const isMoved = symbolBeforeMinus && options.style === 'currency';
  return {
    format: (value) => {
      const parts = format.formatToParts(value as number);
      if (isMoved && parts.some(({ type }) => type === 'minusSign')) return symbolFirst(parts);
      return parts.map((part) => words[part.value] ?? part.value).join('');
    },
  };
}

const formats = new Map<string, NumberText>();

/**
 * Formats numbers of a locale, with thousands separators (docs/specification.md section 9). A compact
 * number has them from five digits on.
 */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): NumberText {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    const useGrouping = options.notation === 'compact' ? 'min2' : 'always';
    const grouped: Intl.NumberFormatOptions = { useGrouping, ...options };
    const own = OWN_NUMBERS[locale];
    format = own
      ? ownFormat(own, grouped)
      : (new Intl.NumberFormat(formatTag(locale), grouped) as NumberText);
    formats.set(key, format);
  }
  return format;
}
