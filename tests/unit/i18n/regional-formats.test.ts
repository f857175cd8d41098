import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { LOCALES, type Locale } from '../../../src/contract/values/shop/locales.ts';
import { REGION_CODES } from '../../../src/contract/values/shop/site-kinds.ts';
import {
  formatCny,
  formatCurrency,
  formatDateTime,
  formatNumber,
  formatWeight,
} from '../../../src/i18n/format.ts';
import { CUSTOM_NUMBER_FORMATS, LANGUAGES } from '../../../src/i18n/languages.ts';
import { numberFormat } from '../../../src/i18n/number-format.ts';
import { formatList, regionName } from '../../../src/i18n/regions-and-lists.ts';
import { translator } from '../support/translator.ts';

const AT = '2026-11-03T09:05:00.000Z';
const show = (locale: Locale) =>
  [
    formatNumber(locale, 1234.5),
    formatCny(locale, '1234567.80'),
    formatCurrency(locale, '43200', 'LAK', 'la'),
    formatCurrency(locale, '1234.50', 'MXN', 'mx'),
    formatCurrency(locale, '1234.50', 'AUD', 'au'),
    formatWeight(locale, 1250),
    formatDateTime(locale, AT, { timezoneOffset: 8 }),
    formatDateTime(locale, AT, { timezoneOffset: 8 }, { dateStyle: 'long' }),
    regionName(locale, 'kz'),
    formatList(locale, ['A', 'B', 'C']),
  ].map((text) => text.replaceAll(/[\u00a0\u202f]/g, '~').replaceAll(/[\u200e\u200f]/g, ''));

/** The approved formats in `locales/<locale>/samples.json`. `~` stands for a non-breaking space. */
const samplesOf = (locale: Locale): { formats: string[]; countries: string[] } =>
  JSON.parse(
    readFileSync(`${import.meta.dirname}/../../../locales/${locale}/samples.json`, 'utf8'),
  );

test.each(LOCALES)('formats of %s are as approved', (locale) => {
  expect(show(locale)).toEqual(samplesOf(locale).formats);
});

describe('thousands have a separator', () => {
  test.each(LOCALES)('in %s', (locale) => {
    expect(formatNumber(locale, 1234)).toMatch(/^1[.,\u00a0\u202f]234$/);
  });
});

it('shows GHC as GHS and NPR as Rs, with the digits of each language', () => {
  for (const locale of LOCALES) {
    const digits = numberFormat(locale, { minimumFractionDigits: 2 }).format(1234.5);
    expect(formatCurrency(locale, '1234.50', 'GHC', 'gh')).toBe(`GHS ${digits}`);
    expect(formatCurrency(locale, '1234.50', 'NPR', 'np')).toBe(`Rs ${digits}`);
  }
});

/** The countries of the tenants, and China. */
test.each(LOCALES)('countries in %s', (locale) => {
  const names = [...REGION_CODES, 'cn'].map((code) => regionName(locale, code));
  expect(names).toEqual(samplesOf(locale).countries);
});

it('names an unknown country by its code', () => {
  expect(regionName('en', 'zz9')).toBe('ZZ9');
  expect(regionName('la', 'LA')).toBe('ລາວ');
});

/**
 * Node supports every language, but browsers and Workers do not support Lao and Uzbek. So the project
 * supplies their formats, which are compared with CLDR here.
 */
describe.each(LOCALES.filter((locale) => CUSTOM_NUMBER_FORMATS[locale]))(
  '%s as CLDR has it',
  (locale) => {
    const { tag } = LANGUAGES[locale];
    const numbers = [0, 0.5, 5, -3.25, 999, 1234, -12345.678, 123456, 1234567.891, 2.5e9, 7e12];
    const CURRENCIES = 'AUD RUB UZS KZT PKR VND LAK KRW MXN CLP MYR BYN USD EUR'.split(' ');
    const styles: Intl.NumberFormatOptions[] = [
      {},
      { minimumFractionDigits: 2, maximumFractionDigits: 2 },
      { maximumSignificantDigits: 6 },
      { style: 'percent', maximumFractionDigits: 2 },
      { notation: 'compact', compactDisplay: 'short' },
      { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 },
      ...CURRENCIES.map(
        (currency): Intl.NumberFormatOptions => ({
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
        }),
      ),
    ];
    test.each(styles)('numbers %j', (options) => {
      const cldr = new Intl.NumberFormat(tag, options);
      const own = numberFormat(locale, options);
      expect(numbers.map(own.format)).toEqual(numbers.map((number) => cldr.format(number)));
    });

    test.each([
      { dateStyle: 'medium', timeStyle: 'short' },
      { dateStyle: 'medium' },
      { dateStyle: 'long' },
      { timeStyle: 'short' },
    ] as const)('dates %j', (options) => {
      const cldr = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) {
        const time = new Date(Date.UTC(2026, month, 3 + month, month * 2, 5));
        expect(formatDateTime(locale, time.toISOString(), { timezoneOffset: 0 }, options)).toBe(
          cldr.format(time),
        );
      }
    });

    test('names of countries', () => {
      const cldr = new Intl.DisplayNames(tag, { type: 'region' });
      const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
      for (const code of letters.flatMap((one) => letters.map((two) => one + two))) {
        expect(regionName(locale, code)).toBe(cldr.of(code));
      }
    });

    test.each([1, 2, 3, 5])('lists of %i', (length) => {
      const items = ['A', 'B', 'C', 'D', 'E'].slice(0, length);
      expect(formatList(locale, items)).toBe(new Intl.ListFormat(tag).format(items));
    });
  },
);

it('formats numbers inside messages as `formatNumber` does', async () => {
  const sold = async (locale: Locale) => (await translator(locale))('card.sold', { count: 12_345 });
  expect(await sold('la')).toContain('12 ພັນ'.replace(' ', '\u00a0'));
  expect(await sold('uz')).toContain('12\u00a0ming');
  const inStock = (await translator('es'))('product.inStock', { count: 1234 });
  expect(inStock).toContain('1,234');
});
