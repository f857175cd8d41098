import { expect, test } from 'vitest';
import { chosenCurrency } from '../../../../src/server/api/chosen-currency.ts';
import type { TenantSite } from '../../../../src/server/commerce/site/tenants.ts';

const rate = { raw: '0.14', marginBp: 0, source: 'test', fetchedAt: 0 };
const site = {
  record: { currency: 'MXN', currencies: ['USD', 'EUR', 'CNY'] },
  rates: { MXN: rate, USD: rate },
} as unknown as TenantSite;

test.each(['USD', 'MXN', 'CNY'])('a visitor may choose %s', (chosen) => {
  expect(chosenCurrency(site, chosen)).toBe(chosen);
});

test.each([
  ['has no rate', 'EUR'],
  ['the tenant does not offer', 'KRW'],
  ['is written otherwise', 'usd'],
  ['is missing', null],
])('the tenant’s own takes the place of one that %s', (_, chosen) => {
  expect(chosenCurrency(site, chosen)).toBe('MXN');
});
