import { expect, test } from 'vitest';
import type { ShopService } from '../../../../../src/contract/values/shop/tenant-record.ts';
import { shipmentDetail } from '../../../../../src/server/commerce/shipping/detail.ts';
import { packTransit } from '../../../../../src/server/commerce/transit/outbound.ts';
import { weighTransit } from '../../../../../src/server/commerce/transit/weigh.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { BOX, forwarded, forwarder, operator } from '../../../support/forwarding.ts';
import { openShop } from '../../../support/shop.ts';

const REMOVE_TAGS: ShopService = {
  code: 'REMOVE_TAGS',
  name: { en: 'Remove price tags', 'zh-CN': '拆吊牌' },
  per: 'ITEM',
  price: '0.50',
  offered: true,
};

test('the warehouse reads which services were paid for, in its language, and how often each is done', async () => {
  const shopper = await forwarder(await openShop(await openTestDatabase()));
  const tenant = { ...shopper.tenant, services: [...shopper.tenant.services, REMOVE_TAGS] };
  const scope = { ...shopper, tenant };
  const { id } = await forwarded(scope, { extras: ['REMOVE_TAGS'], packing: 'REINFORCED' });
  const warehouse = { ...operator(scope), locale: 'zh-CN' } as const;
  const services = async () =>
    (await shipmentDetail(warehouse, id, { seesAddress: false })).services;
  const tags = { code: 'REMOVE_TAGS', name: '拆吊牌', count: 1 };
  const packing = { code: 'REINFORCED_PACKING', name: 'Reinforced packing' };
  expect(await services()).toEqual([{ ...packing, count: 1 }, tags]);
  await packTransit(warehouse, id);
  await weighTransit(warehouse, id, { ...BOX, boxes: 3 });
  expect(await services()).toEqual([{ ...packing, count: 3 }, tags]);
});

test('of a shipment without services there are none', async () => {
  const scope = await forwarder(await openShop(await openTestDatabase()));
  const { id } = await forwarded(scope);
  const detail = await shipmentDetail(operator(scope), id, { seesAddress: false });
  expect(detail.services).toEqual([]);
});
