import type { Locale } from '../contract/values/shop/locales.ts';
import { CUSTOM_NUMBER_FORMATS, type CustomFormats } from './languages.ts';
import { formatTag } from './locale.ts';

/** Formats a number, or a decimal string without loss of precision. */
export type NumberFormatter = { format: (value: number | string) => string };

/** A negative amount with the symbol before the sign, without a space. */
function symbolFirst(parts: readonly Intl.NumberFormatPart[]): string {
  const symbol = parts.find(({ type }) => type === 'currency')?.value;
  const rest = parts.filter(({ type }) => type !== 'currency' && type !== 'literal');
  return [symbol, ...rest.map(({ value }) => value)].join('');
}

/**
 * The formatter of a language that some browsers or Workers do not support: that of a supported
 * language with the same separators, with some words replaced. A test compares the results with
 * CLDR.
 */
function customFormatter(
  { like, words, symbolBeforeMinus }: CustomFormats['numbers'],
  options: Intl.NumberFormatOptions,
): NumberFormatter {
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

/** A formatter that writes `sign` for the currency. */
function withSign(format: Intl.NumberFormat, sign: string): NumberFormatter {
  return {
    format: (value) =>
      format
        .formatToParts(value as number)
        .map((part) => (part.type === 'currency' ? sign : part.value))
        .join(''),
  };
}

const formats = new Map<string, NumberFormatter>();

/**
 * Formats numbers of a locale, with thousands separators (docs/specification.md section 9). A compact
 * number has them from five digits on. `sign`, if given, replaces the sign that the language
 * has for the currency.
 */
export function numberFormat(
  locale: Locale,
  options: Intl.NumberFormatOptions,
  sign?: string,
): NumberFormatter {
  const key = `${locale} ${sign} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    const useGrouping = options.notation === 'compact' ? 'min2' : 'always';
    const grouped: Intl.NumberFormatOptions = { useGrouping, ...options };
    const customFormat = CUSTOM_NUMBER_FORMATS[locale];
    const tag = customFormat?.like ?? formatTag(locale);
    if (sign) format = withSign(new Intl.NumberFormat(tag, grouped), sign);
    else if (customFormat) format = customFormatter(customFormat, grouped);
    else format = new Intl.NumberFormat(tag, grouped) as NumberFormatter;
    formats.set(key, format);
  }
  return format;
}
