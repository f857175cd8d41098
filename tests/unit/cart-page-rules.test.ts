import { describe, expect, it } from 'vitest';
import {
  applyEdits,
  coverage,
  fill,
  keepOrderable,
  NO_EDITS,
  nextTier,
  noticesOf,
  quantityRule,
  withItems,
} from '../../src/components/cart/cart-rules.ts';
import type { Cart, CartItem, Quote } from '../../src/contract/cart.ts';

const item = (id: string, more: Partial<CartItem> = {}): CartItem => ({
  id,
  productId: 'p',
  productUrl: `https://example.com/${id}`,
  link: 'x',
  productSkuId: 's',
  title: 't',
  titleTrans: 't',
  image: '',
  attributes: [],
  quantity: 1,
  minOrderQuantity: 1,
  batchNumber: 1,
  stock: 100,
  message: '',
  price: '1.00',
  addedPrice: '1.00',
  amount: '1.00',
  weightG: 1,
  priceRange: [],
  notices: [],
  orderable: true,
  ...more,
});

const cartOf = (...items: CartItem[]): Cart => ({
  cartShops: [{ shopId: 'shop', name: 'n', nameTrans: 'n', platform: 'Taobao', cartItems: items }],
  totalItems: items.length,
});

describe('the selection', () => {
  const cart = cartOf(item('a'), item('b', { orderable: false }), item('c'));

  it('drops what is gone and what cannot be ordered', () => {
    expect(keepOrderable(cart, ['c', 'b', 'gone', 'a'])).toEqual(['a', 'c']);
  });

  it('covers a group by its orderable items only', () => {
    const [shop] = cart.cartShops;
    const items = shop?.cartItems ?? [];
    expect(coverage(items, new Set(['a', 'c']))).toBe('all');
    expect(coverage(items, new Set(['a']))).toBe('some');
    expect(coverage(items, new Set(['b']))).toBe('none');
  });

  it('has an address', () => {
    expect(withItems('/cart', [])).toBe('/cart');
    expect(withItems('/cart', ['a', 'b'], [['remove', 'selected']])).toBe(
      '/cart?remove=selected&items=a&items=b',
    );
  });
});

describe('the quantity of an item', () => {
  it('starts at the least whole batch', () => {
    const one = item('a', { minOrderQuantity: 5, batchNumber: 3, quantity: 9, stock: 20 });
    expect(quantityRule(one, [one])).toEqual({ min: 6, max: 18, step: 3 });
  });

  it('may be smaller where other variants make up the least quantity', () => {
    const productUrl = 'https://example.com/p';
    const one = item('a', { productUrl, minOrderQuantity: 5, quantity: 3 });
    const other = item('b', { productUrl, minOrderQuantity: 5, quantity: 4 });
    expect(quantityRule(one, [one, other]).min).toBe(1);
  });

  it('may stay below the least one where it already is', () => {
    const one = item('a', { minOrderQuantity: 5, quantity: 2 });
    expect(quantityRule(one, [one]).min).toBe(1);
  });

  it('never asks for more than it allows', () => {
    const one = item('a', { stock: 0, quantity: 1 });
    expect(quantityRule(one, [one])).toEqual({ min: 1, max: 1, step: 1 });
  });

  it('tells the next cheaper step, by the pieces of the product together', () => {
    const productUrl = 'https://example.com/p';
    const priceRange = [
      { startQuantity: 1, price: '3.00' },
      { startQuantity: 10, price: '2.00' },
      { startQuantity: 50, price: '1.00', promotionPrice: '0.90' },
    ];
    const one = item('a', { productUrl, priceRange, quantity: 6 });
    const other = item('b', { productUrl, priceRange, quantity: 6 });
    expect(nextTier(one, [one])).toEqual({ startQuantity: 10, price: '2.00' });
    expect(nextTier(one, [one, other])).toEqual({ startQuantity: 50, price: '0.90' });
    expect(nextTier(item('c'), [])).toBeUndefined();
  });
});

describe('open edits', () => {
  const cart = cartOf(item('a'), item('b'));

  it('show at once', () => {
    const quantities = new Map([['a', 7]]);
    const seen = applyEdits(cart, { quantities, removed: new Set(['b']) });
    expect(seen.totalItems).toBe(1);
    expect(seen.cartShops[0]?.cartItems.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 7],
    ]);
  });

  it('leave the cart as it is when there are none, and no empty shop behind', () => {
    expect(applyEdits(cart, NO_EDITS)).toBe(cart);
    expect(
      applyEdits(cart, { quantities: new Map(), removed: new Set(['a', 'b']) }).cartShops,
    ).toEqual([]);
  });
});

describe('what is said of an item', () => {
  it('comes from the cart and from the quote of the selection, each once', () => {
    const one = item('a', { notices: ['PRICE_ROSE'] });
    const quoted = item('a', { notices: ['PRICE_ROSE', 'BELOW_MINIMUM'] });
    const quote = { shops: cartOf(quoted).cartShops } as unknown as Quote;
    expect(noticesOf(one, quote)).toEqual(['PRICE_ROSE', 'BELOW_MINIMUM']);
    expect(noticesOf(one, undefined)).toEqual(['PRICE_ROSE']);
  });

  it('is filled into prepared texts', () => {
    expect(fill('From {n}: {price} {other}', { n: 3, price: '¥1' })).toBe('From 3: ¥1 {other}');
  });
});
