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
  /** The text between the digit at `index` and the next digit. */
  const textAfterDigit = (index: number): string =>
    sample.slice((digitIndices[index] ?? 0) + 1, digitIndices[index + 1] ?? 0);
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
