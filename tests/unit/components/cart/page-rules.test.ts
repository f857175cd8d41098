import { describe, expect, it } from 'vitest';
import {
  applyEdits,
  asQuoted,
  coverage,
  expectedQuote,
  itemsOf,
  keepOrderable,
  NO_EDITS,
  nextTier,
  quantityRule,
  withItems,
} from '../../../../src/components/cart/cart-rules.ts';
import type { Cart, CartItem, Quote } from '../../../../src/contract/calls/cart.ts';
import { tierQuantity } from '../../../../src/contract/values/goods/price-change.ts';

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

  it('drops removed items and items that cannot be ordered', () => {
    expect(keepOrderable(cart, ['c', 'b', 'gone', 'a'])).toEqual(['a', 'c']);
  });

  it('covers a group by its orderable items only', () => {
    const [shop] = cart.cartShops;
    const items = shop?.cartItems ?? [];
    expect(coverage(items, new Set(['a', 'c']))).toBe('all');
    expect(coverage(items, new Set(['a']))).toBe('some');
    expect(coverage(items, new Set(['b']))).toBe('none');
  });

  it('has a URL', () => {
    expect(withItems('/cart', [])).toBe('/cart');
    expect(withItems('/cart', ['a', 'b'], [['remove', 'selected']])).toBe(
      '/cart?remove=selected&items=a&items=b',
    );
  });
});

describe('the quantity of an item', () => {
  it('starts at the smallest whole batch', () => {
    const one = item('a', { minOrderQuantity: 5, batchNumber: 3, quantity: 9, stock: 20 });
    expect(quantityRule(one, [one])).toEqual({ min: 6, max: 18, step: 3 });
  });

  it('may be smaller if other variants make up the minimum quantity', () => {
    const productUrl = 'https://example.com/p';
    const one = item('a', { productUrl, minOrderQuantity: 5, quantity: 3 });
    const other = item('b', { productUrl, minOrderQuantity: 5, quantity: 4 });
    expect(quantityRule(one, [one, other]).min).toBe(1);
  });

  it('may stay below the minimum if it is already', () => {
    const one = item('a', { minOrderQuantity: 5, quantity: 2 });
    expect(quantityRule(one, [one]).min).toBe(1);
  });

  it('has a minimum that never exceeds its maximum', () => {
    const one = item('a', { stock: 0, quantity: 1 });
    expect(quantityRule(one, [one])).toEqual({ min: 1, max: 1, step: 1 });
  });

  it('names the next cheaper step, by the pieces of all variants together', () => {
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

  it('leave the cart unchanged if there are none, and leave no empty shop', () => {
    expect(applyEdits(cart, NO_EDITS)).toBe(cart);
    expect(
      applyEdits(cart, { quantities: new Map(), removed: new Set(['a', 'b']) }).cartShops,
    ).toEqual([]);
  });
});

/** 5 %, at least 2.00. */
const FEE = { basisPoints: 500, minimum: '2.00' };

describe('the expected cost of a selection', () => {
  const cart = cartOf(item('a', { price: '2.50', quantity: 3 }), item('b', { price: '1.00' }));
  const quoteWith = (more: object) =>
    ({
      orderable: true,
      shops: [
        {
          ...cart.cartShops[0],
          goods: '8.50',
          domesticFreight: '4.00',
          serviceFee: '1.20',
          ...more,
        },
      ],
    }) as unknown as Quote;

  it('is the exact sum of the goods, with the freight and fee of just these goods', () => {
    const domesticFreight = { free: false, first: '4.00', next: '0.50' };
    const one = item('a', { price: '250.00', quantity: 3, domesticFreight });
    const quote = expectedQuote(cartOf(one), new Set(['a']), FEE, undefined, undefined);
    expect(quote).toMatchObject({
      goods: '750.00',
      domesticFreight: '5.00',
      serviceFee: '37.50',
      total: '792.50',
    });
    expect(quote.shops.map(({ total }) => total)).toEqual(['792.50']);
  });

  it('keeps the last freight and fee of a backend that charges by rules of its own', () => {
    const last = quoteWith({ domesticFreight: '5.00', goods: '8.50' });
    const { domesticFreight, serviceFee } = expectedQuote(
      cart,
      new Set(['a']),
      FEE,
      last,
      quoteWith({}),
    );
    expect({ domesticFreight, serviceFee }).toEqual({
      domesticFreight: '5.00',
      serviceFee: '1.20',
    });
    const elsewhere = quoteWith({ shopId: 'other' });
    expect(expectedQuote(cart, new Set(['a', 'b']), FEE, elsewhere, undefined).total).toBe('10.50');
  });

  it('is zero for an empty selection', () => {
    expect(expectedQuote(cart, new Set(), FEE, quoteWith({}), undefined).total).toBe('0.00');
  });

  it('uses the cheaper price step when enough pieces are selected', () => {
    const priceRange = [
      { startQuantity: 1, price: '3.00' },
      { startQuantity: 10, price: '2.00', promotionPrice: '1.90' },
    ];
    const productUrl = 'https://example.com/p';
    const more = { productUrl, priceRange, price: '3.00' };
    const stepped = cartOf(
      item('a', { ...more, quantity: 5 }),
      item('b', { ...more, quantity: 4 }),
    );
    const quantities = new Map([['b', 5]]);
    const seen = applyEdits(stepped, { quantities, removed: new Set() });
    expect(seen.cartShops[0]?.cartItems.map(({ price }) => price)).toEqual(['1.90', '1.90']);
    expect(expectedQuote(seen, new Set(['a', 'b']), FEE, undefined, undefined).goods).toBe('19.00');
    // Only selected items count.
    expect(expectedQuote(seen, new Set(['a']), FEE, undefined, undefined).goods).toBe('15.00');
  });
});

describe('an item of the cart', () => {
  it('has the messages of the cart and of the quote of the selection, each once', () => {
    const one = item('a', { notices: ['STOCK_SHORT'] });
    const quoted = item('a', { notices: ['STOCK_SHORT', 'BELOW_MINIMUM'] });
    const quote = { shops: cartOf(quoted).cartShops } as unknown as Quote;
    expect(asQuoted(one, quote).notices).toEqual(['STOCK_SHORT', 'BELOW_MINIMUM']);
    expect(asQuoted(one, undefined)).toBe(one);
  });

  const productUrl = 'https://example.com/p';
  const priceRange = [
    { startQuantity: 3, price: '40.90' },
    { startQuantity: 30, price: '37.90' },
  ];
  const more = { productUrl, priceRange, price: '37.90', addedPrice: '37.90' };
  const twenty = item('a', { ...more, quantity: 20 });
  const fifteen = item('b', { ...more, quantity: 15 });

  it('says that its own quantity lost a price step, and not that the seller raised the price', () => {
    const edits = { quantities: new Map(), removed: new Set(['b']) };
    const [left] = itemsOf(applyEdits(cartOf(twenty, fifteen), edits));
    expect(left).toMatchObject({ price: '40.90', notices: ['TIER_LOST'] });
    expect(left && tierQuantity(left)).toBe(30);
    const quantities = new Map([['a', 40]]);
    const [back] = itemsOf(applyEdits(cartOf(twenty), { quantities, removed: new Set() }));
    expect(back).toMatchObject({ price: '37.90', notices: [] });
  });

  it('says that its own quantity reached a price step', () => {
    const added = item('a', { ...more, price: '40.90', addedPrice: '40.90', quantity: 20 });
    const quantities = new Map([['a', 35]]);
    const [seen] = itemsOf(applyEdits(cartOf(added), { quantities, removed: new Set() }));
    expect(seen).toMatchObject({ price: '37.90', notices: ['TIER_REACHED'] });
    expect(seen && tierQuantity(seen)).toBe(30);
  });

  it('has the price of the selected pieces, so that the lines add up to the goods', () => {
    const cart = cartOf(twenty, fifteen);
    const quote = expectedQuote(cart, new Set(['a']), FEE, undefined, undefined);
    expect(asQuoted(twenty, quote)).toMatchObject({ price: '40.90', notices: ['TIER_LOST'] });
    expect(quote).toMatchObject({ goods: '818.00', serviceFee: '40.90', total: '858.90' });
  });
});
