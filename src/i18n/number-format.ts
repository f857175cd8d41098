import type { Locale } from '../contract/values/enums.ts';
import { formatTag } from './locale.ts';

/** What turns a number, or a decimal string exactly, into text. */
export type NumberText = { format: (value: number | string) => string };

/**
 * Lao and Uzbek, which neither browsers nor Workers know: written as a language that they do know
 * with the same separators, some of its words replaced. A test holds them to CLDR.
 */
const BORROWED: Partial<Record<Locale, { from: string; words: Record<string, string> }>> = {
  la: { from: 'id', words: { rb: 'ພັນ', jt: 'ລ້ານ', M: 'ຕື້', T: 'ລ້ານລ້ານ', kg: 'ກິໂລ' } },
  uz: {
    from: 'uk',
    words: { 'тис.': 'ming', млн: 'mln', млрд: 'mlrd', трлн: 'trln', кг: 'kg', UZS: 'soʻm' },
  },
};

/** Of an amount below zero, Lao sets the sign between symbol and digits, without a space. */
function laoDebt(parts: readonly Intl.NumberFormatPart[]): string {
  const symbol = parts.find(({ type }) => type === 'currency')?.value;
  const rest = parts.filter(({ type }) => type !== 'currency' && type !== 'literal');
  return [symbol, ...rest.map(({ value }) => value)].join('');
}

function borrowedFormat(locale: Locale, options: Intl.NumberFormatOptions): NumberText | undefined {
  const borrowed = BORROWED[locale];
  if (!borrowed) return undefined;
  const format = new Intl.NumberFormat(borrowed.from, options);
  const isLaoAmount = locale === 'la' && options.style === 'currency';
  return {
    format: (value) => {
      const parts = format.formatToParts(value as number);
      if (isLaoAmount && parts.some(({ type }) => type === 'minusSign')) return laoDebt(parts);
      return parts.map((part) => borrowed.words[part.value] ?? part.value).join('');
    },
  };
}

const formats = new Map<string, NumberText>();

/** Numbers as a language writes them, always with thousands separators (specification section 9). */
export function numberFormat(locale: Locale, asked: Intl.NumberFormatOptions): NumberText {
  const key = `${locale} ${JSON.stringify(asked)}`;
  let format = formats.get(key);
  if (!format) {
    const useGrouping = asked.notation === 'compact' ? 'min2' : 'always';
    const options: Intl.NumberFormatOptions = { useGrouping, ...asked };
    format =
      borrowedFormat(locale, options) ??
      (new Intl.NumberFormat(formatTag(locale), options) as NumberText);
    formats.set(key, format);
  }
  return format;
}
