import currencyCodes from 'currency-codes';
import { expect, it } from 'vitest';
import { currencyDigits } from '../../../src/i18n/currency-digits.ts';

/** Shown without decimals in practice. */
const IN_PRACTICE = ['IDR', 'LAK', 'UZS'];

it('amounts of every currency have the decimals of ISO 4217, or none in practice', () => {
  const wrong = currencyCodes.data
    .filter(({ code }) => !IN_PRACTICE.includes(code))
    .filter(({ code, digits }) => currencyDigits(code) !== digits && !/^X/.test(code))
    .map(({ code, digits }) => `${code}: ${digits}`);
  expect(wrong).toEqual([]);
  expect(IN_PRACTICE.map(currencyDigits)).toEqual([0, 0, 0]);
});
