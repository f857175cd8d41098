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

const reachableUrl = product('10001').productUrl;
const unreachableUrl = product('20001').productUrl;

/** A cart with goods of two marketplaces. `whileDown`: the same scope while one of them doesn't answer. */
async function open() {
  const shop = await openShop(await openTestDatabase());
  const scope = await shop.shopper();
  for (const [productUrl, productSkuId] of [
    [reachableUrl, '10001-a'],
    [unreachableUrl, '20001-a'],
  ] as const) {
    await addToCart(scope, { productUrl, items: [{ productSkuId, quantity: 2 }], message: 'red' });
  }
  const whileDown: OwnerScope = {
    ...scope,
    products: async (urls) => {
      const found = new Map(await scope.products(urls));
      // `null`: the marketplace doesn't answer. A missing entry would mean that there is no such product.
      return new Map([...found].map(([url, one]) => [url, url === unreachableUrl ? null : one]));
    },
  };
  return { scope, whileDown };
}
const itemsOf = async (scope: OwnerScope) =>
  (await getCart(scope)).cartShops.flatMap((shop) => shop.cartItems);

it('a cart item stays as it is while its marketplace does not answer, and says so', async () => {
  const { scope, whileDown } = await open();
  const before = await itemsOf(scope);
  const item = (await itemsOf(whileDown)).find(({ productUrl }) => productUrl === unreachableUrl);
  expect(item).toMatchObject({
    quantity: 2,
    price: '10.00',
    message: 'red',
    notices: ['UNAVAILABLE'],
    orderable: false,
  });
  expect(await itemsOf(scope)).toEqual(before);
});

it('goods of a marketplace that does not answer can’t be ordered; the rest can', async () => {
  const { scope, whileDown } = await open();
  const idOf = async (url: string) =>
    (await itemsOf(scope)).filter(({ productUrl }) => productUrl === url).map(({ id }) => id);
  const order = (within: OwnerScope, cartItemIds: string[]) =>
    createPurchaseOrders(within, { cartItemIds, message: '' });
  const [reachable, unreachable] = [await idOf(reachableUrl), await idOf(unreachableUrl)];
  expect(await refreshCart(whileDown, { cartItemIds: unreachable })).toMatchObject({
    orderable: false,
  });
  expect(await failureCode(order(whileDown, [...reachable, ...unreachable]))).toBe(
    'SOURCE_UNAVAILABLE',
  );
  expect(await itemsOf(scope)).toHaveLength(2);
  await order(whileDown, reachable);
  expect((await order(scope, unreachable)).orders).toHaveLength(1);
});

it('goods that can’t be looked up can’t be added, changed, previewed or ordered again', async () => {
  const { scope, whileDown } = await open();
  const [item] = (await itemsOf(scope)).filter(({ productUrl }) => productUrl === unreachableUrl);
  const items = [{ productSkuId: '20001-b', quantity: 1 }];
  const wanted = { productUrl: unreachableUrl, items, message: '' };
  expect(await failureCode(addToCart(whileDown, wanted))).toBe('SOURCE_UNAVAILABLE');
  expect(await failureCode(createPreview(whileDown, wanted))).toBe('SOURCE_UNAVAILABLE');
  expect(await failureCode(setCartQuantity(whileDown, item?.id ?? '', 3))).toBe(
    'SOURCE_UNAVAILABLE',
  );
  const placed = await createPurchaseOrders(scope, { cartItemIds: [item?.id ?? ''], message: '' });
  const again = clonePurchaseOrder(whileDown, placed.orders[0]?.orderNo ?? '');
  expect(await failureCode(again)).toBe('SOURCE_UNAVAILABLE');
});
