import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyPattern, moneyFormat } from '../../../../src/components/money/money-format.ts';
import { fromFen } from '../../../../src/contract/values/money/money.ts';
import { LOCALES } from '../../../../src/contract/values/shop/locales.ts';
import { convertCny, formatCny, formatCurrency } from '../../../../src/i18n/format.ts';
import { showAmount } from '../../../../src/i18n/money-pattern.ts';

const CURRENCIES = ['AUD', 'LAK', 'KZT', 'KRW', 'MXN', 'PKR', 'RUB', 'UZS', 'GHC', 'NPR', 'CNY'];
const fen = fc.integer({ min: 0, max: 99_999_999_999 });

describe('amounts in islands', () => {
  it.each(LOCALES)('are formatted as on the server in %s', (locale) => {
    const money = moneyFormat(locale, { cnyExchangeRate: '1', currency: 'AUD' }, 'au');
    fc.assert(
      fc.property(fen, fc.constantFrom(...CURRENCIES), (value, currency) => {
        const amount = fromFen(value);
        expect(showAmount(money.cny, amount)).toBe(formatCny(locale, amount));
        const other = convertCny(amount, '1', currency);
        const pattern = currencyPattern(locale, currency, 'au');
        expect(showAmount(pattern, other)).toBe(formatCurrency(locale, other, currency, 'au'));
      }),
      { numRuns: 40 },
    );
  });

  it('keep their sign at the beginning', () => {
    const { cny } = moneyFormat('en', { cnyExchangeRate: '1', currency: 'AUD' }, 'au');
    expect(showAmount(cny, '-1234.50')).toBe(formatCny('en', '-1234.50'));
  });
});
