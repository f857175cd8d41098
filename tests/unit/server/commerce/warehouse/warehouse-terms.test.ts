import { expect, it } from 'vitest';
import {
  leastFreeDays,
  storageAt,
} from '../../../../../src/contract/values/warehouse/storage-at.ts';
import { getParcel } from '../../../../../src/server/commerce/parcel/list.ts';
import { readArticle } from '../../../../../src/server/commerce/site/articles.ts';
import { listWarehouses } from '../../../../../src/server/commerce/site/places.ts';
import { articles, warehouses } from '../../../../../src/server/db/schema/shop/tenants.ts';
import { escapeHtml } from '../../../../../src/server/html/escape-html.ts';
import { check, openWarehouse, shippedOrder } from '../../../support/fulfilment.ts';
import { DAY, NOW } from '../../../support/identity-scope.ts';
import { later } from '../../../support/shop.ts';

/** A parcel that was stored by terms of its warehouse's own, and the shop as it is afterwards. */
async function storedBy(own: object, warehouse?: string) {
  const { scope } = await openWarehouse();
  const order = await shippedOrder(scope);
  const parcel = order.parcels[0];
  const id = warehouse ?? parcel?.warehouse?.id.replace(`${scope.tenantId}-`, '') ?? '';
  const { storage } = scope.tenant;
  const tenant = {
    ...scope.tenant,
    storage: { ...storage, dailyFee: '1.00', perWarehouse: [{ warehouse: id, ...own }] },
  };
  await check({ ...scope, tenant }, parcel?.id ?? '');
  return { scope, tenant, id: parcel?.id ?? '' };
}

it('a parcel is stored by the terms of its warehouse, and keeps them', async () => {
  const { scope, id } = await storedBy({ freeDays: 5, dailyFee: '0.70', graceDays: 3 });
  const at = (day: number) => getParcel(later(scope, day * DAY), id);
  expect(await at(7)).toMatchObject({
    storageFreeUntil: new Date(NOW + 5 * DAY).toISOString(),
    storageExpiresAt: new Date(NOW + 90 * DAY).toISOString(),
    graceDays: 3,
    storageFee: { perDay: '0.70', due: '1.40' },
  });
});

it('what a warehouse has no term of its own for is as the shop has it', async () => {
  const { scope, id } = await storedBy({ dailyFee: '0' });
  const parcel = await getParcel(later(scope, 70 * DAY), id);
  expect(parcel).toMatchObject({ freeDaysLeft: -10, graceDays: 30 });
  expect(parcel.storageFee).toBeUndefined();
});

it('terms of another warehouse don’t concern it', async () => {
  const { scope, tenant, id } = await storedBy({ freeDays: 1, dailyFee: '9' }, 'elsewhere');
  const parcel = await getParcel(later(scope, 61 * DAY), id);
  expect(parcel.storageFee).toEqual({ perDay: '1.00', due: '1.00' });
  expect(leastFreeDays(tenant)).toBe(1);
  expect(storageAt('one', tenant, 'one-elsewhere')).toEqual({
    ...{ freeDays: 1, graceDays: 30 },
    ...{ dailyFee: '9', dailyPer: 'PARCEL' },
  });
  expect(storageAt('one', tenant, null).freeDays).toBe(60);
});

it('articles and steps name the terms of each warehouse where they differ, and only there', async () => {
  const { scope } = await openWarehouse();
  const { db, tenantId, tenant } = scope;
  const [own] = await listWarehouses(db, tenantId, 'en', 'CHINA');
  const [row] = await db.select().from(warehouses);
  if (!own || !row) throw new Error('there are warehouses');
  await db.insert(warehouses).values({ ...row, id: `${tenantId}-other`, name: { en: 'Putian' } });
  const tenantPreference = { ...tenant.tenantPreference, productPlatforms: [] };
  const warehouse = own.id.replace(`${tenantId}-`, '');
  const html = '<p>Free{storageVaries, select, YES { ({storagePlaces})} other {}}.</p>';
  await db
    .insert(articles)
    .values({ tenantId, type: 'FAQ', locale: 'en', title: 'FAQ', html, updatedAt: NOW });
  const read = async (storage: typeof tenant.storage) =>
    (await readArticle({ ...scope, tenant: { ...tenant, tenantPreference, storage } }, 'FAQ')).html;
  expect(await read(tenant.storage)).toBe('<p>Free.</p>');
  const perWarehouse = [{ warehouse, freeDays: 5, dailyFee: '0.70', dailyPer: 'KG' as const }];
  const text = await read({ ...tenant.storage, perWarehouse });
  expect(text).toContain(`${escapeHtml(own.name)}: 5 days of free storage`);
  expect(text).toContain('0.70 / kg');
  expect(text).toContain('Putian: 60 days of free storage');
});
