import { describe, expect, it } from 'vitest';
import type { TenantFile } from '../../../../../src/contract/ops/shop/tenant-file.ts';
import { lastUsed } from '../../../../../src/server/commerce/rates/exchange-rates.ts';
import { settingsOf } from '../../../../../src/server/commerce/rates/rate-settings.ts';
import { exportTenant } from '../../../../../src/server/commerce/site/export-tenant.ts';
import { newTenantFile } from '../../../../../src/server/commerce/site/make-tenant.ts';
import { putTenant } from '../../../../../src/server/commerce/site/put-tenant.ts';
import { failureOf, NO_RATES } from '../../../support/identity-scope.ts';
import { giveRate } from '../../../support/rates.ts';
import { openSite, SITE_NOW } from '../../../support/site.ts';

const RATES = {
  source: 'ecb',
  marginBp: 250,
  warnHours: 12,
  maxHours: 48,
  jumpPercent: 7,
  currencies: [
    { currency: 'EUR', marginBp: 0 },
    { currency: 'THB', source: 'hand', marginBp: 400 },
  ],
} as const;
/** A copy of the file with other rates; without any if there are none. */
const withRates = (file: TenantFile, rates: unknown): TenantFile => ({
  ...file,
  revision: undefined,
  rates: structuredClone(rates) as TenantFile['rates'],
});
const open = async () => {
  const db = await openSite();
  const put = (file: TenantFile) =>
    putTenant(
      { db, now: SITE_NOW, demo: true, editedAt: SITE_NOW, staffId: 'ana', rates: NO_RATES },
      file,
    );
  return { db, put, file: await exportTenant(db, 'naga') };
};

describe('the rate settings in a tenant’s file', () => {
  it('are imported as they were exported, also by another tenant', async () => {
    const { db, put, file } = await open();
    await put(withRates(file, RATES));
    const exported = await exportTenant(db, 'naga');
    expect(exported.rates).toEqual(RATES);
    await put({ ...exported, id: 'copy', hosts: ['copy.example.org'], revision: undefined });
    expect((await exportTenant(db, 'copy')).rates).toEqual(RATES);
  });

  it('that are put again as they are change nothing, not even their version', async () => {
    const { db, put, file } = await open();
    await put(withRates(file, RATES));
    const before = await settingsOf({ db, tenantId: 'naga' });
    await put(withRates(file, { ...RATES, currencies: RATES.currencies.toReversed() }));
    expect(await settingsOf({ db, tenantId: 'naga' })).toEqual(before);
  });

  it('stay as they are with a file that lacks them, and are taken back by one with the defaults', async () => {
    const { db, put, file } = await open();
    const { rates: defaults } = file;
    await put(withRates(file, RATES));
    await put(withRates(file, undefined));
    expect((await exportTenant(db, 'naga')).rates).toEqual(RATES);
    await put(withRates(file, defaults));
    expect((await exportTenant(db, 'naga')).rates).toEqual(defaults);
  });

  it('with another margin store the rate anew, with who did it', async () => {
    const { db, put, file } = await open();
    const naga = { db, tenantId: 'naga' };
    const { currency } = file.record;
    const rate = { raw: '3000', marginBp: 0, source: 'ecb', fetchedAt: SITE_NOW };
    await giveRate(db, 'naga', currency, rate);
    await put(withRates(file, RATES));
    const { raw, marginBp, cause, madeBy } = (await lastUsed(naga, currency)) ?? {};
    expect({ raw, marginBp, cause, madeBy }).toEqual({
      ...{ raw: '3000', marginBp: 250 },
      ...{ cause: 'MARGIN', madeBy: 'ana' },
    });
  });

  it.each([
    ['rates.maxHours', { ...RATES, warnHours: 49 }],
    ['rates.currencies.0.currency', { ...RATES, currencies: [{ currency: 'QQQ' }] }],
    [
      'rates.currencies.1.currency',
      { ...RATES, currencies: [RATES.currencies[0], RATES.currencies[0]] },
    ],
  ])('are refused at %s', async (field, rates) => {
    const { put, file } = await open();
    const { fields } = await failureOf(put(withRates(file, rates)));
    expect(fields.map((one) => one.field)).toEqual([field]);
  });

  it('are not those of the shop that a new one begins like', async () => {
    const { db, put, file } = await open();
    await put(withRates(file, RATES));
    const facts = {
      ...{ id: 'fresh', name: 'Fresh', host: 'fresh.example.org', language: 'en' as const },
      ...{ country: 'my', currency: 'MYR', serviceEmail: 'a@fresh.test', servicePhone: '' },
      ...{ timeZone: 'Asia/Kuala_Lumpur', themeColor: '#112233', like: 'naga' },
    };
    const fresh = newTenantFile(await exportTenant(db, 'naga'), facts, {
      demo: true,
      now: SITE_NOW,
    });
    expect(fresh.rates).toBeUndefined();
  });
});
