import currencyCodes from 'currency-codes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/contract/values/shop/locales.ts';
import { currencyDigits } from '../../../src/i18n/currency-digits.ts';
import { convertCny, formatCurrency } from '../../../src/i18n/format.ts';
import { bcp47 } from '../../../src/i18n/locale.ts';
import { learnPattern, showAmount } from '../../../src/i18n/money-pattern.ts';
import { rateOf } from '../../../src/server/commerce/rates/rate-of.ts';
import { isCurrency } from '../../../src/server/rates/currency-codes.ts';

/** Codes of ISO 4217 that are money: not precious metals, tests and the like. */
const CURRENCIES = currencyCodes.codes().filter((code) => !/^X(?!AF|CD|OF|PF)/.test(code));
const currency = fc.constantFrom(...CURRENCIES);
const locale = fc.constantFrom(...LOCALES);
const fen = fc.integer({ min: 0, max: 10 ** 9 }).map((n) => (n / 100).toFixed(2));

describe('every currency of ISO 4217', () => {
  it('is known, and has a name in the languages of the desk', () => {
    expect(CURRENCIES.length).toBeGreaterThan(150);
    expect(CURRENCIES.filter((code) => !isCurrency(code))).toEqual([]);
    for (const language of ['en', 'zh-CN'] as const) {
      const names = new Intl.DisplayNames([bcp47(language)], { type: 'currency' });
      for (const code of CURRENCIES) expect(names.of(code)).toBeTruthy();
    }
  });

  it('has amounts with its own number of decimals, 0 to 4', () => {
    fc.assert(
      fc.property(currency, fen, fc.integer({ min: 1, max: 10 ** 9 }), (code, amount, units) => {
        const rate = rateOf({ raw: (units / 10_000).toFixed(4), marginBp: 150 });
        const [, decimals = ''] = convertCny(amount, rate, code).split('.');
        expect(decimals).toHaveLength(currencyDigits(code));
      }),
    );
  });

  it.each(LOCALES)('is formatted in %s, on the server as in the browser', (language) => {
    for (const code of CURRENCIES) {
      const format = (decimal: string) => formatCurrency(language, decimal, code, 'kz');
      const digits = currencyDigits(code);
      const amount = digits === 0 ? '1234567' : `1234567.${'1234'.slice(0, digits)}`;
      expect(showAmount(learnPattern(format, digits > 0), amount)).toBe(format(amount));
      expect(format(amount)).not.toContain('NaN');
    }
  });

  it('is formatted the same whatever the amount', () => {
    fc.assert(
      fc.property(locale, currency, fen, (language, code, cny) => {
        const format = (decimal: string) => formatCurrency(language, decimal, code, 'kz');
        const amount = convertCny(cny, '1.2345', code);
        expect(showAmount(learnPattern(format, currencyDigits(code) > 0), amount)).toBe(
          format(amount),
        );
      }),
    );
  });
});
