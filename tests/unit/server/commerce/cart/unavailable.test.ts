import { expect, it } from 'vitest';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import {
  addToCart,
  getCart,
  refreshCart,
  setCartQuantity,
} from '../../../../../src/server/commerce/cart/cart.ts';
import { createPreview } from '../../../../../src/server/commerce/cart/previews.ts';
import { createPurchaseOrders } from '../../../../../src/server/commerce/purchase/checkout.ts';
import { clonePurchaseOrder } from '../../../../../src/server/commerce/purchase/clone-order.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { failureCode } from '../../../support/identity-scope.ts';
import { openShop, product } from '../../../support/shop.ts';

const here = product('10001').productUrl;
const down = product('20001').productUrl;

/** A cart with goods of two marketplaces, and the same scope while one of them doesn't answer. */
async function open() {
  const shop = await openShop(await openTestDatabase());
  const scope = await shop.shopper();
  for (const [productUrl, productSkuId] of [
    [here, '10001-a'],
    [down, '20001-a'],
  ] as const) {
    await addToCart(scope, { productUrl, items: [{ productSkuId, quantity: 2 }], message: 'red' });
  }
  const without: OwnerScope = {
    ...scope,
    products: async (urls) => {
      const found = new Map(await scope.products(urls));
      return new Map([...found].map(([url, one]) => [url, url === down ? null : one]));
    },
  };
  return { scope, without };
}
const itemsOf = async (scope: OwnerScope) =>
  (await getCart(scope)).cartShops.flatMap((shop) => shop.cartItems);

it('leaves the cart as it was put in, and says that its marketplace does not answer', async () => {
  const { scope, without } = await open();
  const before = await itemsOf(scope);
  const item = (await itemsOf(without)).find(({ productUrl }) => productUrl === down);
  expect(item).toMatchObject({
    quantity: 2,
    price: '10.00',
    message: 'red',
    notices: ['UNAVAILABLE'],
    orderable: false,
  });
  expect(await itemsOf(scope)).toEqual(before);
});

it('orders all else, and nothing of it, until it answers again', async () => {
  const { scope, without } = await open();
  const idOf = async (url: string) =>
    (await itemsOf(scope)).filter(({ productUrl }) => productUrl === url).map(({ id }) => id);
  const order = (within: OwnerScope, cartItemIds: string[]) =>
    createPurchaseOrders(within, { cartItemIds, message: '' });
  const [there, gone] = [await idOf(here), await idOf(down)];
  expect(await refreshCart(without, { cartItemIds: gone })).toMatchObject({ orderable: false });
  expect(await failureCode(order(without, [...there, ...gone]))).toBe('SOURCE_UNAVAILABLE');
  expect(await itemsOf(scope)).toHaveLength(2);
  await order(without, there);
  expect((await order(scope, gone)).orders).toHaveLength(1);
});

it('adds, changes, holds and orders again nothing that can’t be looked up', async () => {
  const { scope, without } = await open();
  const [item] = (await itemsOf(scope)).filter(({ productUrl }) => productUrl === down);
  const items = [{ productSkuId: '20001-b', quantity: 1 }];
  const asked = { productUrl: down, items, message: '' };
  expect(await failureCode(addToCart(without, asked))).toBe('SOURCE_UNAVAILABLE');
  expect(await failureCode(createPreview(without, asked))).toBe('SOURCE_UNAVAILABLE');
  expect(await failureCode(setCartQuantity(without, item?.id ?? '', 3))).toBe('SOURCE_UNAVAILABLE');
  const placed = await createPurchaseOrders(scope, { cartItemIds: [item?.id ?? ''], message: '' });
  const again = clonePurchaseOrder(without, placed.orders[0]?.orderNo ?? '');
  expect(await failureCode(again)).toBe('SOURCE_UNAVAILABLE');
});
