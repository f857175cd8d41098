import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../src/contract/values/goods/product.ts';
import { refusal } from '../../support/refusal.ts';
import { fen, type Good, good, inCart } from '../support/shopping.ts';
import { call, newShopper, type Shopper } from '../support/world.ts';

const HOST = 'mx.localhost';

/** A wholesale product with a minimum order and price steps. */
async function wholesaleGood(): Promise<Product> {
  const query = { channel: 'Alibaba', filters: 'inStock', pageSize: 40 } as const;
  const { records } = await call('searchProducts', { query }, { host: HOST });
  for (const { productUrl, minOrderQuantity } of records) {
    if (minOrderQuantity < 2) continue;
    const product = await call('getProduct', { query: { productUrl } }, { host: HOST });
    const plenty = product.skus.some(({ stock }) => stock >= 10 * minOrderQuantity);
    if (!product.mixRule && plenty && product.goodsClass !== 'PROHIBITED') return product;
  }
  throw new Error('the seed has no wholesale product');
}

describe('a refused addition to the cart', () => {
  let shopper: Shopper;
  let chosen: Good;
  beforeAll(async () => {
    shopper = await newShopper(HOST);
    chosen = await good(HOST);
  });
  const add = (change: { productUrl?: string; productSkuId?: string; quantity?: number }) =>
    shopper.call('addToCart', {
      body: {
        productUrl: chosen.product.link,
        productSkuId: chosen.sku.skuId,
        quantity: 1,
        ...change,
      },
    });

  test('has no product link, or a forged one', async () => {
    const { link } = chosen.product;
    const tampered = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const productUrl of [
      'https://evil.example/item.htm?id=1',
      'a cup',
      'javascript:alert(1)',
      tampered,
    ]) {
      expect(await refusal(add({ productUrl })), productUrl).toBe('WRONG_LINK');
    }
  });

  test('names a product that its marketplace does not have', async () => {
    const productUrl = 'https://item.taobao.com/item.htm?id=999999999999';
    expect(await refusal(add({ productUrl }))).toBe('PRODUCT_NOT_FOUND');
    const query = { productUrl };
    expect(await refusal(call('getProduct', { query }, { host: HOST }))).toBe('PRODUCT_NOT_FOUND');
  });

  test('names an unknown variant', async () => {
    expect(await refusal(add({ productSkuId: 'no-such-variant' }))).toBe('SKU_UNAVAILABLE');
  });

  test('exceeds the stock', async () => {
    const quantity = chosen.sku.stock + 1;
    expect(await refusal(add({ quantity }))).toBe('QUANTITY_NOT_ALLOWED');
  });

  test('leaves the cart unchanged, even if only one of several is wrong', async () => {
    const items = [
      { productSkuId: chosen.sku.skuId, quantity: 1 },
      { productSkuId: 'no-such-variant', quantity: 1 },
    ];
    const body = { productUrl: chosen.product.link, items };
    expect(await refusal(shopper.call('addManyToCart', { body }))).toBe('SKU_UNAVAILABLE');
    await expect(shopper.call('getCart')).resolves.toMatchObject({ totalItems: 0 });
  });
});

describe('wholesale', () => {
  test('requires the minimum quantity, and the price falls with its steps', async () => {
    const shopper = await newShopper(HOST);
    const product = await wholesaleGood();
    const { minOrderQuantity, batchNumber, priceRange, link: productUrl } = product;
    const sku = product.skus.reduce((most, one) => (one.stock > most.stock ? one : most));
    const add = (quantity: number) =>
      shopper.call('addToCart', { body: { productUrl, productSkuId: sku.skuId, quantity } });
    expect(await refusal(add(1))).toBe('QUANTITY_NOT_ALLOWED');
    const { cartShops } = await add(Math.ceil(minOrderQuantity / batchNumber) * batchNumber);
    const [item] = cartShops.flatMap(({ cartItems }) => cartItems);
    expect(item).toMatchObject({ orderable: true, notices: [] });
    expect(fen(item?.amount ?? '')).toBe(BigInt(item?.quantity ?? 0) * fen(item?.price ?? ''));
    const starts = priceRange.map(({ startQuantity }) => startQuantity);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });
});

describe('the cart', () => {
  test('can be changed, annotated, and emptied item by item or at once', async () => {
    const shopper = await newShopper(HOST);
    const { id } = await inCart(shopper);
    const changed = await shopper.call('setCartQuantity', {
      params: { id },
      query: { quantity: 5 },
    });
    expect(changed.cartShops[0]?.cartItems[0]).toMatchObject({ id, quantity: 5 });
    const noted = await shopper.call('setCartMessage', {
      params: { id },
      body: { message: ' rojo ' },
    });
    expect(noted.cartShops[0]?.cartItems[0]).toMatchObject({ message: 'rojo' });
    const tooMany = { params: { id }, query: { quantity: 99_999 } };
    expect(await refusal(shopper.call('setCartQuantity', tooMany))).toBe('QUANTITY_NOT_ALLOWED');
    await expect(shopper.call('clearCart')).resolves.toEqual({ cartShops: [], totalItems: 0 });
    expect(await refusal(shopper.call('removeCartItem', { params: { id } }))).toBe('NOT_FOUND');
  });

  test('adds up concurrent additions', async () => {
    const shopper = await newShopper(HOST);
    await Promise.all([inCart(shopper), inCart(shopper), inCart(shopper), inCart(shopper)]);
    const { cartShops, totalItems } = await shopper.call('getCart');
    expect(totalItems).toBe(1);
    expect(cartShops[0]?.cartItems[0]?.quantity).toBe(4);
  });
});
