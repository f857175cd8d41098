import { expect, test } from 'vitest';
import type { Tenant } from '../../../src/contract/calls/site.ts';
import { inCurrency } from '../../../src/site/in-currency.ts';

const rateOf = (currency: string) => ({
  cnyExchangeRate: '0.5',
  currency,
  source: 'test',
  fetchedAt: '',
});
const tenant = {
  exchangeInfo: rateOf('AUD'),
  otherExchanges: [rateOf('USD'), rateOf('EUR')],
} as Tenant;

test('a tenant is shown in the currency that the visitor chose, and its own becomes one of the others', () => {
  expect(inCurrency(tenant, 'EUR')).toEqual({
    exchangeInfo: rateOf('EUR'),
    otherExchanges: [rateOf('AUD'), rateOf('USD')],
  });
});

test.each([undefined, 'AUD', 'KRW'])(
  'a tenant stays in its own currency for the choice %s',
  (chosen) => {
    expect(inCurrency(tenant, chosen)).toBe(tenant);
  },
);
