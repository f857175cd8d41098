import { beforeEach, describe, expect, it } from 'vitest';
import { examplePostCode } from '../../../../../src/contract/values/warehouse/post-codes.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import {
  billingAddressBook,
  deliveryAddresses,
  userWarehouseBook,
} from '../../../../../src/server/commerce/identity/addresses.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { failureCode, failureOf, openTestScope } from '../../../support/identity-scope.ts';
import { insertShoppers } from '../../../support/insert-row.ts';

let db: Database;
let mia: OwnerScope;
let kim: OwnerScope;
let clock: number;
beforeEach(async () => {
  db = await openTestDatabase();
  const scope = await openTestScope(db);
  clock = scope.now;
  mia = { ...scope, userId: 'mia', sessionId: 's1' };
  kim = { ...scope, userId: 'kim', sessionId: 's2' };
  await insertShoppers(db, scope.tenantId, 'mia', 'kim');
});

const place = {
  name: 'Mia Tan',
  phone: '+61412345678',
  province: 'NSW',
  city: 'Sydney',
  district: '',
  line1: '1 George Street',
  postCode: '2000',
  defaultAddress: false,
};
const home = { ...place, country: 'au', line2: '', taxId: '' };
const later = (scope: OwnerScope): OwnerScope => ({ ...scope, now: ++clock });
const add = (fields: Partial<typeof home> = {}) =>
  deliveryAddresses.save(later(mia), { ...home, ...fields });
const shown = async () =>
  (await deliveryAddresses.list(mia)).map(({ line1, defaultAddress }) => [line1, defaultAddress]);

describe('the default address', () => {
  it('is the first that was saved, and is listed first', async () => {
    expect((await add({ line1: 'A' })).defaultAddress).toBe(true);
    expect((await add({ line1: 'B' })).defaultAddress).toBe(false);
    expect(await shown()).toEqual([
      ['A', true],
      ['B', false],
    ]);
  });

  it('changes to an address that is saved as default', async () => {
    await add({ line1: 'A' });
    const b = await add({ line1: 'B', defaultAddress: true });
    const c = await add({ line1: 'C' });
    expect(await shown()).toEqual([
      ['B', true],
      ['A', false],
      ['C', false],
    ]);
    await deliveryAddresses.save(mia, { ...c, defaultAddress: true });
    await deliveryAddresses.save(mia, { ...b, line1: 'B2', defaultAddress: false });
    expect(await shown()).toEqual([
      ['C', true],
      ['A', false],
      ['B2', false],
    ]);
  });

  it('stays the default when it is saved without `defaultAddress`', async () => {
    const a = await add({ line1: 'A' });
    await add({ line1: 'B' });
    await deliveryAddresses.save(mia, { ...a, line1: 'A2', defaultAddress: false });
    expect(await shown()).toEqual([
      ['A2', true],
      ['B', false],
    ]);
  });

  it('becomes the oldest when it is removed', async () => {
    await add({ line1: 'A' });
    await add({ line1: 'B' });
    const c = await add({ line1: 'C', defaultAddress: true });
    await deliveryAddresses.remove(mia, c.id);
    expect(await shown()).toEqual([
      ['A', true],
      ['B', false],
    ]);
  });

  it('is a single one, also when several are saved as default at once', async () => {
    await Promise.all(['A', 'B', 'C', 'D'].map((line1) => add({ line1, defaultAddress: true })));
    const list = await deliveryAddresses.list(mia);
    expect(list.filter(({ defaultAddress }) => defaultAddress)).toHaveLength(1);
  });

  it('is separate for each shopper', async () => {
    await add({ line1: 'A' });
    await deliveryAddresses.save(kim, { ...home, defaultAddress: true });
    expect(await shown()).toEqual([['A', true]]);
  });
});

describe('an address', () => {
  it('of another shopper or tenant is not found', async () => {
    const a = await add({ line1: 'A' });
    for (const stranger of [kim, { ...mia, tenantId: 'two' }]) {
      expect(await deliveryAddresses.list(stranger)).toEqual([]);
      const stolen = deliveryAddresses.save(stranger, { ...a, line1: 'X', defaultAddress: true });
      expect(await failureCode(stolen)).toBe('NOT_FOUND');
      expect(await failureCode(deliveryAddresses.remove(stranger, a.id))).toBe('NOT_FOUND');
    }
    expect(await shown()).toEqual([['A', true]]);
  });

  it('is one of fifty at most', async () => {
    for (let added = 0; added < 50; added++) await add();
    expect(await failureCode(add())).toBe('CONFLICT');
  });
});

const PROVINCES: Record<string, string> = {
  kr: 'Seoul',
  ru: 'Moscow',
  cl: 'Antofagasta',
  mx: 'Jalisco',
};

describe('a delivery address', () => {
  const problems = async (fields: Partial<typeof home>) => {
    const failure = await failureOf(add(fields));
    expect(failure.code).toBe('VALIDATION_FAILED');
    return failure.fields.map(({ field, code }) => `${field}: ${code}`);
  };

  it('needs a phone number that can exist, of any country', async () => {
    expect(await problems({ phone: '+6141234' })).toEqual(['phone: phone']);
    await add({ country: 'au', phone: '+64211234567' });
  });

  it('needs a province from the country’s list, in any language or in letters', async () => {
    expect(await problems({ province: 'AU-NSW' })).toEqual(['province: choice']);
    expect(await problems({ province: '' })).toEqual(['province: required']);
    for (const province of ['New South Wales', 'nsw']) await add({ province });
    await add({ country: 'kz', province: 'Алматы', postCode: '050000' });
  });

  it('needs a postcode as its country writes it', async () => {
    expect(await problems({ postCode: 'ABC' })).toEqual(['postCode: post_code']);
    expect(await problems({ postCode: '20000' })).toEqual(['postCode: post_code']);
    expect(await problems({ postCode: '' })).toEqual(['postCode: required']);
    const laos = { country: 'la', province: 'Vientiane Capital' };
    await add({ ...laos, postCode: '' });
    await add({ ...laos, postCode: '01 000' });
  });

  it('shows at the field how its country writes a postcode', async () => {
    const { fields } = await failureOf(add({ postCode: 'ABC' }));
    expect(fields).toEqual([{ field: 'postCode', code: 'post_code', example: '3000' }]);
  });

  it('must be in a country that the tenant ships to', async () => {
    expect(await problems({ country: 'fr', phone: '+33612345678', postCode: '75001' })).toEqual([
      'country: choice',
    ]);
    expect(await problems({ country: 'zz' })).toEqual(['country: choice']);
  });

  it.each([
    ['kr', '+821012345678', 'P123456789012', '123456789012'],
    ['ru', '+79161234567', '7707 083893 12', '77070'],
    ['ru', '+79161234567', '4509 123456', 'AB4509123456'],
    ['cl', '+56961234567', '12.345.678-k', '12.345'],
    ['mx', '+525512345678', 'PEGJ850101HDFRRL09', 'PEGJ85'],
    ['mx', '+525512345678', 'pegj850101ab1', '850101AB1'],
  ])('in %s needs the number that customs require', async (country, phone, right, wrong) => {
    const province = PROVINCES[country] ?? '';
    const there = { country, phone, province, postCode: examplePostCode(country) ?? '' };
    expect(await problems(there)).toEqual(['taxId: required']);
    expect(await problems({ ...there, taxId: wrong })).toEqual(['taxId: invalid']);
    expect((await add({ ...there, taxId: right })).taxId).toBe(right);
  });
});

describe('a billing address', () => {
  const billing = { ...home, type: 'INDIVIDUAL' as const, companyName: '', taxNo: '' };

  it('may be in any country, and needs the name of its company', async () => {
    const french = {
      ...billing,
      country: 'fr',
      phone: '+33612345678',
      province: '',
      postCode: '75001',
    };
    const saved = await billingAddressBook.save(mia, french);
    expect(saved).toEqual({ ...french, id: saved.id, defaultAddress: true });
    const nameless = await failureOf(
      billingAddressBook.save(mia, { ...billing, type: 'COMPANY', country: 'zz' }),
    );
    expect(nameless.fields.map(({ field }) => field)).toEqual(['country', 'companyName']);
  });
});

describe('a shopper’s own warehouse', () => {
  it('must be in China', async () => {
    expect((await failureOf(userWarehouseBook.save(mia, place))).fields).toEqual([
      { field: 'phone', code: 'phone' },
    ]);
    const saved = await userWarehouseBook.save(mia, { ...place, phone: '+8613812345678' });
    expect(saved).toEqual({
      ...place,
      phone: '+8613812345678',
      id: saved.id,
      defaultAddress: true,
    });
  });
});
