import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/contract/values/shop/locales.ts';
import { formatCny, formatConverted, formatCurrency } from '../../../src/i18n/format.ts';

/** An amount without digits, separators, spaces and marks of direction: its sign. */
const signIn = (text: string) => text.replaceAll(/[\d.,\s\u200e\u200f]/g, '');
/** Whether the sign stands before the digits. */
const isBefore = (text: string) => !/^[\u200e\u200f]*\d/.test(text);

describe('the sign of an amount', () => {
  it.each(LOCALES)('says that it is CNY and not yen in %s', (locale) => {
    const isYenThere = locale === 'ja' || locale === 'ko';
    expect(signIn(formatCny(locale, '133.90'))).toBe(isYenThere ? 'CN¥' : '¥');
  });

  it.each<[Locale, string, string]>([
    ['en', 'au', '$'],
    ['en', 'nz', 'AUD'],
    ['es', 'au', 'AUD'],
    ['zh-CN', 'au', 'AU$'],
    ['ar', 'au', 'AU$'],
  ])('says which dollar AUD are to a reader of %s in a shop of %s', (locale, country, sign) => {
    expect(signIn(formatCurrency(locale, '28.72', 'AUD', country))).toBe(sign);
  });

  it('is a plain $ only for the reader’s own dollar', () => {
    const withPlainDollar = LOCALES.filter(
      (locale) => signIn(formatCurrency(locale, '28.72', 'AUD', 'au')) === '$',
    );
    expect(withPlainDollar).toEqual(['en']);
    expect(signIn(formatCurrency('es', '28.72', 'MXN', 'mx'))).toBe('$');
    expect(signIn(formatCurrency('es', '28.72', 'CLP', 'cl'))).toBe('$');
    expect(signIn(formatCurrency('en', '28.72', 'MXN', 'mx'))).not.toBe('$');
    expect(signIn(formatCurrency('en', '28.72', 'USD', 'au'))).not.toBe('$');
  });

  it('is the short one if no other currency has it', () => {
    expect(formatCurrency('en', '43200', 'LAK', 'la')).toBe('₭43,200');
    expect(formatCurrency('ru', '43200.00', 'KZT', 'kz')).toContain('₸');
    expect(formatCurrency('ja', '1000', 'JPY', 'jp')).toMatch(/^[¥￥]1,000$/);
    expect(signIn(formatCurrency('zh-CN', '1000', 'JPY', 'jp'))).toBe('JP¥');
  });

  it.each(LOCALES)('stands at the same side for both currencies in %s', (locale) => {
    for (const [currency, country] of [
      ['AUD', 'au'],
      ['KRW', 'kr'],
      ['KZT', 'kz'],
    ] as const) {
      const exchange = { cnyExchangeRate: '1', currency };
      const converted = formatConverted(locale, '133.90', exchange, country);
      expect(isBefore(formatCny(locale, '133.90'))).toBe(isBefore(converted));
    }
  });

  it('comes after the minus', () => {
    expect(formatCny('en', '-12.50')).toBe('−¥12.50');
    expect(formatCurrency('en', '-12.50', 'AUD', 'au')).toBe('−$12.50');
  });
});
