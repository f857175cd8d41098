import { describe, expect, it } from 'vitest';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import {
  addToCart,
  clearCart,
  getCart,
  refreshCart,
  removeCartItem,
  setCartMessage,
  setCartQuantity,
} from '../../../../../src/server/commerce/cart/cart.ts';
import { createPreview, refreshPreview } from '../../../../../src/server/commerce/cart/previews.ts';
import { sealProductUrl } from '../../../../../src/server/crypto/product-link-cipher.ts';
import { cartItems } from '../../../../../src/server/db/schema/orders/orders.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { failureCode, failureOf } from '../../../support/identity-scope.ts';
import { later, openShop, product } from '../../../support/shop.ts';

const url = product('10001').productUrl;

async function open() {
  const shop = await openShop(await openTestDatabase());
  return { ...shop, scope: await shop.shopper() };
}

const add = (scope: OwnerScope, productSkuId: string, quantity: number, message = '') =>
  addToCart(scope, { productUrl: url, items: [{ productSkuId, quantity }], message });

const itemsOf = async (scope: OwnerScope) =>
  (await getCart(scope)).cartShops.flatMap((shop) => shop.cartItems);

describe('adding to the cart', () => {
  it('shows the item at its shop with today’s price and both forms of its link', async () => {
    const { scope } = await open();
    expect(await add(scope, '10001-a', 2, 'red please')).toMatchObject({
      totalItems: 1,
      cartShops: [
        {
          shopId: 's1',
          nameTrans: 'Shop One',
          platform: 'Taobao',
          cartItems: [
            {
              productUrl: url,
              link: 'sealed-10001',
              quantity: 2,
              price: '10.00',
              amount: '20.00',
              addedPrice: '10.00',
              message: 'red please',
              notices: [],
              orderable: true,
            },
          ],
        },
      ],
    });
  });

  it('accepts an encrypted link, a product URL or a share text, and adds the quantities up', async () => {
    const { scope } = await open();
    for (const productUrl of [
      url,
      sealProductUrl(scope.keys, url),
      '【好物】https://m.intl.taobao.com/detail/detail.html?id=10001 快来看',
    ]) {
      const items = [{ productSkuId: '10001-a', quantity: 1 }];
      await addToCart(scope, { productUrl, items, message: '' });
    }
    expect(await itemsOf(scope)).toMatchObject([{ quantity: 3, amount: '30.00' }]);
  });

  it('shows the newest items first, and variants that were added together in their given order', async () => {
    const { scope } = await open();
    await add(scope, '10001-a', 1);
    const items = ['20001-b', '20001-a'].map((productSkuId) => ({ productSkuId, quantity: 1 }));
    const productUrl = product('20001').productUrl;
    const cart = await addToCart(later(scope, 1), { productUrl, items, message: '' });
    expect(cart.cartShops.map((shop) => shop.shopId)).toEqual(['s2', 's1']);
    expect(cart.cartShops[0]?.cartItems.map((item) => item.productSkuId)).toEqual([
      '20001-b',
      '20001-a',
    ]);
  });

  it.each([
    ['WRONG_LINK', { productUrl: 'https://example.org/1' }],
    ['WRONG_LINK', { productUrl: 'red shoes' }],
    ['PRODUCT_NOT_FOUND', { productUrl: 'https://item.taobao.com/item.htm?id=99999' }],
    ['SKU_UNAVAILABLE', { items: [{ productSkuId: 'nope', quantity: 1 }] }],
    ['QUANTITY_NOT_ALLOWED', { items: [{ productSkuId: '10001-a', quantity: 1001 }] }],
  ])('fails with %s for %j, and adds nothing', async (code, wrong) => {
    const { scope } = await open();
    const right = {
      productUrl: url,
      items: [{ productSkuId: '10001-a', quantity: 1 }],
      message: '',
    };
    expect(await failureCode(addToCart(scope, { ...right, ...wrong }))).toBe(code);
    expect(await itemsOf(scope)).toEqual([]);
  });

  it('refuses a prohibited product', async () => {
    const { scope, market } = await open();
    market.set(url, product('10001', { goodsClass: 'PROHIBITED' }));
    expect(await failureCode(add(scope, '10001-a', 1))).toBe('PROHIBITED_PRODUCT');
  });

  it('adds all of several variants or none', async () => {
    const { scope } = await open();
    const items = [
      { productSkuId: '10001-a', quantity: 1 },
      { productSkuId: '10001-z', quantity: 1 },
    ];
    const adding = addToCart(scope, { productUrl: url, items, message: '' });
    expect(await failureCode(adding)).toBe('SKU_UNAVAILABLE');
    expect(await itemsOf(scope)).toEqual([]);
  });

  it('names the rule that a quantity breaks, counting what the cart already holds', async () => {
    const { scope, market } = await open();
    market.set(url, product('10001', { minOrderQuantity: 4, batchNumber: 2 }));
    expect(await failureOf(add(scope, '10001-a', 3))).toMatchObject({ details: { batch: 2 } });
    expect(await failureOf(add(scope, '10001-a', 2))).toMatchObject({
      details: { minimum: 4 },
      fields: [{ field: 'quantity', code: 'too_small' }],
    });
    await add(scope, '10001-a', 4);
    await add(scope, '10001-b', 2);
    expect(await failureOf(add(scope, '10001-a', 998))).toMatchObject({ details: { stock: 1000 } });
  });

  it('refuses a new variant in a full cart of 200, but takes more of one that it holds', async () => {
    const { db, scope } = await open();
    const { tenantId, userId } = scope;
    for (let n = 0; n < 199; n++) {
      await db.insert(cartItems).values({
        id: `i${n}`,
        tenantId,
        userId,
        productUrl: 'https://item.taobao.com/item.htm?id=77777',
        skuId: `s${n}`,
        quantity: 1,
        message: '',
        addedPriceFen: 1,
        createdAt: 1,
      });
    }
    await add(scope, '10001-a', 1);
    expect(await failureOf(add(scope, '10001-b', 1))).toMatchObject({ code: 'CART_FULL' });
    expect((await add(scope, '10001-a', 1)).totalItems).toBe(200);
    const ids = (await itemsOf(scope)).map(({ id }) => id);
    expect((await refreshCart(scope, { cartItemIds: ids })).orderable).toBe(false);
    expect((await clearCart(scope, ids)).totalItems).toBe(0);
  });
});

describe('changing the cart', () => {
  it('sets quantity and note, and removes one item, several or all', async () => {
    const { scope } = await open();
    await add(scope, '10001-a', 1);
    await add(later(scope, 1), '10001-b', 1);
    const [b, a] = (await itemsOf(scope)).map(({ id }) => id);
    if (!a || !b) throw new Error('two items were added');
    await setCartQuantity(scope, a, 7);
    await setCartMessage(scope, a, 'gift wrap');
    expect((await itemsOf(scope))[1]).toMatchObject({ quantity: 7, message: 'gift wrap' });
    expect((await removeCartItem(scope, b)).totalItems).toBe(1);
    expect((await clearCart(scope, [b])).totalItems).toBe(1);
    expect((await clearCart(scope)).totalItems).toBe(0);
  });

  it('is not possible for other shoppers, of this tenant or another', async () => {
    const { scope, shopper } = await open();
    await add(scope, '10001-a', 1);
    const [item] = await itemsOf(scope);
    if (!item) throw new Error('the cart is empty');
    const { id } = item;
    for (const stranger of [await shopper('noa'), await shopper('mia', 'two')]) {
      expect(await failureCode(setCartQuantity(stranger, id, 2))).toBe('NOT_FOUND');
      expect(await failureCode(setCartMessage(stranger, id, 'x'))).toBe('NOT_FOUND');
      expect(await failureCode(removeCartItem(stranger, id))).toBe('NOT_FOUND');
      expect(await failureCode(refreshCart(stranger, { cartItemIds: [id] }))).toBe('NOT_FOUND');
      await clearCart(stranger, [id]);
      await clearCart(stranger);
      expect(await itemsOf(stranger)).toEqual([]);
    }
    expect(await itemsOf(scope)).toHaveLength(1);
  });

  it('shows what changed at the marketplace since an item was added', async () => {
    const { scope, market } = await open();
    await add(scope, '10001-a', 5);
    const original = product('10001');
    market.set(url, {
      ...original,
      skus: original.skus.map((sku) => ({ ...sku, price: '11.00', stock: 4 })),
    });
    expect(await itemsOf(scope)).toMatchObject([
      {
        price: '11.00',
        addedPrice: '10.00',
        notices: ['STOCK_SHORT', 'PRICE_ROSE'],
        orderable: false,
      },
    ]);
    market.delete(url);
    expect(await getCart(scope)).toMatchObject({
      cartShops: [
        {
          platform: 'Taobao',
          cartItems: [{ productUrl: url, notices: ['REMOVED'], orderable: false }],
        },
      ],
    });
  });
});

describe('the quote of chosen goods', () => {
  it('is for the given cart items, to a warehouse of the tenant', async () => {
    const { scope } = await open();
    await add(scope, '10001-a', 3);
    const cartItemIds = (await itemsOf(scope)).map(({ id }) => id);
    expect(await refreshCart(scope, { cartItemIds, tenantWarehouseId: 'w-one' })).toMatchObject({
      goods: '30.00',
      domesticFreight: '8.00',
      serviceFee: '2.00',
      total: '40.00',
      weightG: 900,
      orderable: true,
      shops: [{ shopId: 's1', total: '40.00' }],
    });
    const elsewhere = refreshCart(scope, { cartItemIds, tenantWarehouseId: 'w-two' });
    expect(await failureCode(elsewhere)).toBe('NOT_FOUND');
  });

  it('is also made without the cart, for a preview that merges equal variants', async () => {
    const { scope, shopper } = await open();
    const items = ['10001-a', '10001-b', '10001-a'].map((productSkuId) => ({
      productSkuId,
      quantity: 1,
    }));
    const { previewProductId, quote } = await createPreview(scope, {
      productUrl: url,
      items,
      message: '',
    });
    expect(quote).toMatchObject({ goods: '32.50', orderable: true });
    expect(quote.shops[0]?.cartItems).toHaveLength(2);
    expect((await refreshPreview(scope, { previewProductId })).quote).toEqual(quote);
    expect(await itemsOf(scope)).toEqual([]);
    const stranger = await shopper('noa');
    expect(await failureCode(refreshPreview(stranger, { previewProductId }))).toBe('NOT_FOUND');
  });
});
