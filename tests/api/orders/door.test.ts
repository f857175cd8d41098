import { describe, expect, test } from 'vitest';
import { moneyFormat, showCny } from '../../../src/components/money/money-format.ts';
import { leastItems } from '../../../src/contract/values/goods/least-items.ts';
import type { DoorEstimate } from '../../../src/contract/values/money/door.ts';
import { fromFen, toFen } from '../../../src/contract/values/money/money.ts';
import { cookieHeader, sessionCookie } from '../support/cookies.ts';
import { expectRefused } from '../support/refusals.ts';
import { goods } from '../support/shopping.ts';
import { textsOf } from '../support/texts.ts';
import { call, newPayer, newShopper, type Shopper, send, visit } from '../support/world.ts';

/* One estimate to the door in every answer about the same goods, and on every page that shows them. */

const HOST = 'mx.localhost';

const texts = textsOf('en');
const ENGLISH = cookieHeader({ sampan_locale: 'en' });

/** A page's HTML without scripts. */
async function shown(path: string, shopper?: Shopper): Promise<string> {
  const session = shopper ? `; ${await sessionCookie(shopper.token)}` : '';
  const { text, status } = await visit(path, {
    host: HOST,
    headers: { cookie: ENGLISH + session },
  });
  expect(status, path).toBe(200);
  return text.replaceAll(/<script[\s\S]*?<\/script>/g, '');
}

/** The total to the door that a page must show: by the shipping option that the estimate proposes. */
async function shownTotal({ ways, chosen }: DoorEstimate): Promise<string> {
  const tenant = await call('getTenant', {}, { host: HOST });
  const way = ways.find(({ code }) => code === chosen) ?? ways[0];
  return `≈ ${showCny(moneyFormat('en', tenant.exchangeInfo, tenant.homeCountry), way?.total ?? '')}`;
}

describe('what goods cost at the door', () => {
  test('is the same for a product, a preview, a cart and orders, and on their pages', async () => {
    const shopper = await newPayer('9000', HOST);
    const [good] = await goods(HOST);
    if (!good) throw new Error('the seed has no product that can be ordered');
    const { product, sku } = good;
    const items = [{ productSkuId: sku.skuId, quantity: 1 }];
    const body = { productUrl: product.link, items };
    const { door } = await call('estimateProduct', { body }, { host: HOST });
    if (!door) throw new Error('there is no estimate');
    expect(door.ways.length).toBeGreaterThan(1);
    expect(door.country).toBe('mx');
    for (const way of door.ways) {
      const parts = [door.goods, door.domesticFreight, door.serviceFee, way.freight, way.services];
      expect(fromFen(parts.reduce((sum, part) => sum + toFen(part), 0))).toBe(way.total);
    }

    const mine = await shopper.call('estimateMyProduct', { body });
    expect(mine.door).toEqual(door);
    const preview = await shopper.call('createPreview', { body: { ...body, message: '' } });
    expect(preview.quote.door).toEqual(door);
    await shopper.call('addToCart', {
      body: { productUrl: product.link, productSkuId: sku.skuId, quantity: 1 },
    });
    const { cartShops } = await shopper.call('getCart');
    const cartItemIds = cartShops.flatMap(({ cartItems }) => cartItems).map(({ id }) => id);
    const quote = await shopper.call('refreshCart', { body: { cartItemIds } });
    expect(quote.door).toEqual(door);

    const total = await shownTotal(door);
    expect(await shown(`/product?url=${product.link}`)).toContain('≈ ');
    expect(await shown('/cart', shopper)).toContain(total);
    const checkout = await shown(`/checkout?items=${cartItemIds}`, shopper);
    expect(checkout).toContain(total);
    const dateAtDoor = new RegExp(`${texts['checkout.date.home']}</dt><dd[^>]*><bdi>[^<]*\\d`);
    expect(checkout).toMatch(dateAtDoor);

    const { orders, paymentNos } = await shopper.call('createPurchaseOrders', {
      body: { cartItemIds },
    });
    const orderNos = orders.map(({ orderNo }) => orderNo);
    expect((await shopper.call('estimateOrders', { query: { orderNos } })).door).toEqual(door);
    const payment = await shown(`/payment?nos=${paymentNos}`, shopper);
    for (const part of [door.goods, door.ways[0]?.freight ?? '', door.ways[0]?.total ?? '']) {
      const tenant = await call('getTenant', {}, { host: HOST });
      const money = moneyFormat('en', tenant.exchangeInfo, tenant.homeCountry);
      expect(payment).toContain(showCny(money, part));
    }
  });

  test('is computed for each warehouse, and is the same as for that warehouse alone', async () => {
    const host = 'localhost';
    const shopper = await newShopper(host);
    const [good] = await goods(host);
    if (!good) throw new Error('the seed has no product that can be ordered');
    const { product, sku } = good;
    const item = { productUrl: product.link, productSkuId: sku.skuId, quantity: 1 };
    const { cartShops } = await shopper.call('addToCart', { body: item });
    const cartItemIds = cartShops.flatMap(({ cartItems }) => cartItems.map(({ id }) => id));
    const query = { warehouseRegion: 'CHINA' } as const;
    const warehouses = await call('listTenantWarehouses', { query }, { host });
    expect(warehouses.length).toBeGreaterThan(1);
    const body = { cartItemIds };
    expect((await shopper.call('refreshCart', { body })).doors).toBeUndefined();
    for (const { id: tenantWarehouseId } of warehouses) {
      const named = await shopper.call('refreshCart', { body: { ...body, tenantWarehouseId } });
      expect(named.doors?.map((one) => one.tenantWarehouseId)).toEqual(
        warehouses.map(({ id }) => id),
      );
      const ofNamed = named.doors?.find((one) => one.tenantWarehouseId === tenantWarehouseId);
      expect(ofNamed?.door).toEqual(named.door);
      expect(named.door).toBeDefined();
    }
  });

  test('has the services that are ordered with the goods', async () => {
    const host = 'localhost';
    const shopper = await newPayer('900', host);
    const [good] = await goods(host);
    if (!good) throw new Error('the seed has no product that can be ordered');
    const { product, sku } = good;
    const item = { productUrl: product.link, productSkuId: sku.skuId, quantity: 1 };
    const { cartShops } = await shopper.call('addToCart', { body: item });
    const cartItemIds = cartShops.flatMap(({ cartItems }) => cartItems.map(({ id }) => id));
    const query = { warehouseRegion: 'CHINA' } as const;
    const [warehouse] = await call('listTenantWarehouses', { query }, { host });
    const from = { cartItemIds, tenantWarehouseId: warehouse?.id ?? '' };
    const quote = await shopper.call('refreshCart', { body: from });
    const [service] = quote.services ?? [];
    const [way] = quote.door?.ways ?? [];
    if (!service || !way) throw new Error('there is no service, or no estimate');
    const services = [`${service.code} ${service.amount}`];
    const { orders } = await shopper.call('createPurchaseOrders', { body: { ...from, services } });
    const asked = { query: { orderNos: orders.map(({ orderNo }) => orderNo) } };
    const { door } = await shopper.call('estimateOrders', asked);
    expect(door?.goodsServices).toBe(service.amount);
    expect(toFen(door?.ways[0]?.total ?? '')).toBe(toFen(way.total) + toFen(service.amount));
  });

  test('depends on quantity and country', async () => {
    const [good] = await goods(HOST);
    const { product, sku } = good ?? {};
    const estimate = async (quantity: number, country?: string) => {
      const items = [{ productSkuId: sku?.skuId ?? '', quantity }];
      const body = { productUrl: product?.link ?? '', items, ...(country && { country }) };
      return (await call('estimateProduct', { body }, { host: HOST })).door;
    };
    const [one, many, chile] = await Promise.all([estimate(1), estimate(20), estimate(1, 'cl')]);
    expect(many?.weightG).toBeGreaterThan(one?.weightG ?? 0);
    expect(toFen(many?.ways[0]?.freight ?? '')).toBeGreaterThan(toFen(one?.ways[0]?.freight ?? ''));
    expect(chile).toMatchObject({ country: 'cl', duties: { tax: 'IVA', basisPoints: 1900 } });
    expect(one).toMatchObject({ country: 'mx', duties: { tax: 'IVA', basisPoints: 1600 } });
    // More than there is in stock can't be ordered, so it has no estimate.
    expect(await estimate(99_999)).toBeUndefined();
    // To a country where the shop does not deliver there is no shipping option.
    expect(await estimate(1, 'fr')).toMatchObject({ ways: [] });
  });

  test('has an example: the first preferred product that is sold by the piece, at the same costs', async () => {
    const preferred = await call('listPreferredProducts', { query: { size: 10 } }, { host: HOST });
    const pieces = preferred.filter(({ minOrderQuantity }) => minOrderQuantity === 1);
    for (const country of ['mx', 'cl']) {
      const { example } = await call('estimateExample', { query: { country } }, { host: HOST });
      if (!example) throw new Error('there is no example');
      const { product, door } = example;
      expect(pieces.map(({ productId }) => productId)).toContain(product.productId);
      const productUrl = product.link;
      const items = leastItems(await call('getProduct', { query: { productUrl } }, { host: HOST }));
      expect(items.map(({ quantity }) => quantity)).toEqual([1]);
      const body = { productUrl, items, country };
      expect((await call('estimateProduct', { body }, { host: HOST })).door).toEqual(door);
      expect(door.ways.length).toBeGreaterThan(0);
    }
    const home = await call('estimateExample', {}, { host: HOST });
    expect(home.example?.door.country).toBe('mx');
    const nowhere = await call('estimateExample', { query: { country: 'fr' } }, { host: HOST });
    expect(nowhere.example?.door.ways).toEqual([]);
  });

  test('is refused for links to no product, and absent for orders of others', async () => {
    const [good] = await goods(HOST);
    const items = [{ productSkuId: good?.sku.skuId ?? '', quantity: 1 }];
    const path = '/api/front/door-estimate';
    expectRefused(
      await send('POST', path, { productUrl: 'x', items }, { host: HOST }),
      'WRONG_LINK',
    );
    const other = await newShopper(HOST);
    expect(await other.call('estimateOrders', { query: { orderNos: ['P261123000001'] } })).toEqual(
      {},
    );
  });
});
