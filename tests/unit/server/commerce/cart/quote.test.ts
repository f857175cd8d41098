import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../../../src/contract/values/goods/product.ts';
import { fromFen } from '../../../../../src/contract/values/money/money.ts';
import { type QuoteLine, quoteLines } from '../../../../../src/server/commerce/cart/quote.ts';
import { product, shopTwo } from '../../../support/shop.ts';

const FEE = { basisPoints: 500, minimum: '2.00' };
const retail = product('10001');
const wholesale = product('30001', {
  priceMode: 'SPU_PRICE_RANGE',
  priceRange: [
    { startQuantity: 2, price: '10.00' },
    { startQuantity: 10, price: '8.00' },
    { startQuantity: 100, price: '7.00', promotionPrice: '6.55' },
  ],
  minOrderQuantity: 4,
  batchNumber: 2,
});

const line = (of: Product, quantity: number, sku = 'a', other: Partial<QuoteLine> = {}) => ({
  id: `${of.productId}-${sku}`,
  productUrl: of.productUrl,
  productSkuId: `${of.productId.slice('Taobao-'.length)}-${sku}`,
  product: of,
  quantity,
  ...other,
});

const noticesOf = (...lines: QuoteLine[]) =>
  quoteLines(lines, FEE).shops.flatMap((shop) => shop.lines.map(({ notices }) => notices));

describe('the price of goods', () => {
  it('is the SKU’s price times the quantity', () => {
    expect(quoteLines([line(retail, 3), line(retail, 2, 'b')], FEE).goodsFen).toBe(
      3 * 1000 + 2 * 1250,
    );
  });

  it.each([
    [4, 1000],
    [8, 1000],
    [10, 800],
    [98, 800],
    [100, 655],
  ])('follows the wholesale steps: %i pieces cost %i fen each', (quantity, priceFen) => {
    const [shop] = quoteLines([line(wholesale, quantity)], FEE).shops;
    expect(shop?.lines[0]?.priceFen).toBe(priceFen);
  });

  it('counts a product’s variants together for its price step and its minimum quantity', () => {
    const quote = quoteLines([line(wholesale, 2), line(wholesale, 8, 'b')], FEE);
    expect(quote).toMatchObject({ goodsFen: 8000, orderable: true });
  });

  it('says whether a price rose or fell since the item was added', () => {
    expect(noticesOf(line(retail, 1, 'a', { addedPriceFen: 999 }))).toEqual([['PRICE_ROSE']]);
    expect(noticesOf(line(retail, 1, 'a', { addedPriceFen: 1001 }))).toEqual([['PRICE_FELL']]);
    expect(noticesOf(line(retail, 1, 'a', { addedPriceFen: 1000 }))).toEqual([[]]);
    expect(noticesOf(line(retail, 1))).toEqual([[]]);
  });

  it('says whether the shopper’s own quantity lost or reached a price step', () => {
    // Steps of 10.00, 8.00 and 6.55; 9.99 is the price of none, so the seller changed it.
    const priced = (quantity: number, addedPriceFen: number) =>
      noticesOf(line(wholesale, quantity, 'a', { addedPriceFen }));
    expect(priced(4, 800)).toEqual([['TIER_LOST']]);
    expect(priced(100, 1000)).toEqual([['TIER_REACHED']]);
    expect(priced(4, 999)).toEqual([['PRICE_ROSE']]);
    expect(priced(10, 999)).toEqual([['PRICE_FELL']]);
    expect(priced(10, 800)).toEqual([[]]);
  });
});

describe('freight inside China', () => {
  const freight = (first: string, next: string, id: string) =>
    product(id, { domesticFreight: { free: false, first, next } });

  it('charges the first piece once and each further one at `next`', () => {
    expect(quoteLines([line(retail, 3)], FEE).freightFen).toBe(600 + 2 * 100);
  });

  it('charges the dearest first piece of a shop, then each product’s own `next`', () => {
    const lines = [line(freight('5.00', '2.00', '1'), 2), line(freight('9.00', '0.50', '2'), 3)];
    expect(quoteLines(lines, FEE).freightFen).toBe(900 + 2 * 50 + 2 * 200);
  });

  it('is zero for products with free freight, and charged by each shop', () => {
    const free = product('40001', { domesticFreight: { free: true, first: '9.00', next: '9.00' } });
    const elsewhere = product('20001', { shop: shopTwo });
    expect(quoteLines([line(free, 5)], FEE).freightFen).toBe(0);
    expect(quoteLines([line(retail, 1), line(elsewhere, 1)], FEE).freightFen).toBe(1200);
  });
});

describe('the service fee', () => {
  it.each([
    [1, 200],
    [4, 200],
    [5, 250],
  ])(
    'of %i pieces at 10.00 is %i fen: a percentage, and no less than the minimum',
    (quantity, feeFen) => {
      expect(quoteLines([line(retail, quantity)], FEE).serviceFeeFen).toBe(feeFen);
    },
  );

  it('is rounded up to the fen and charged for each shop’s order', () => {
    const fee = { basisPoints: 333, minimum: '0.00' };
    const odd = product('50001', {
      skus: [{ ...retail.skus[0], skuId: '50001-a', price: '0.01' } as never],
    });
    expect(quoteLines([line(odd, 1)], fee).serviceFeeFen).toBe(1);
    const elsewhere = product('20001', { shop: shopTwo });
    expect(quoteLines([line(retail, 1), line(elsewhere, 1)], FEE).serviceFeeFen).toBe(400);
  });
});

describe('goods that can’t be ordered', () => {
  const stock = (n: number) =>
    product('10001', { skus: [{ ...retail.skus[0], stock: n } as never] });

  it.each<[string, QuoteLine, string[]]>([
    [
      'the marketplace lost it',
      line(retail, 1, 'a', { product: undefined, addedPriceFen: 500 }),
      ['REMOVED'],
    ],
    ['the variant is gone', line(retail, 1, 'z'), ['REMOVED']],
    ['it was taken off', line(product('10001', { status: 'REMOVED' }), 1), ['REMOVED']],
    ['the product is sold out', line(product('10001', { status: 'SOLD_OUT' }), 1), ['SOLD_OUT']],
    ['the variant is sold out', line(stock(0), 1), ['SOLD_OUT']],
    ['there are too few', line(stock(4), 5), ['STOCK_SHORT']],
    ['it is not a multiple', line(wholesale, 5), ['NOT_A_MULTIPLE']],
    ['it is below the minimum', line(wholesale, 2), ['BELOW_MINIMUM']],
    ['it is prohibited', line(product('10001', { goodsClass: 'PROHIBITED' }), 1), ['PROHIBITED']],
  ])('are refused if %s', (_, bad, notices) => {
    const quote = quoteLines([bad], FEE);
    expect(quote.shops[0]?.lines[0]).toMatchObject({ notices, orderable: false });
    expect(quote).toMatchObject({ orderable: false, totalFen: 0, weightG: 0 });
  });

  it('cost nothing, and the rest is still priced', () => {
    const quote = quoteLines([line(retail, 1), line(stock(0), 9)], FEE);
    expect(quote).toMatchObject({ goodsFen: 1000, orderable: false });
  });

  it('include an empty order', () => {
    expect(quoteLines([], FEE)).toMatchObject({ orderable: false, totalFen: 0 });
  });

  it('have no minimum quantity if the shop’s goods together reach its `mixRule` in pieces or amount', () => {
    const mixing = (id: string) =>
      product(id, { minOrderQuantity: 5, mixRule: { mixNumber: 6, mixAmount: '100.00' } });
    const few = mixing('1');
    const dear = product('3', {
      skus: [{ ...retail.skus[0], skuId: '3-a', price: '90.00' } as never],
    });
    expect(noticesOf(line(few, 2))).toEqual([['BELOW_MINIMUM']]);
    expect(noticesOf(line(few, 2), line(mixing('2'), 4))).toEqual([[], []]);
    expect(noticesOf(line(few, 1), line(dear, 1))).toEqual([[], []]);
    const elsewhere = product('4', { shop: shopTwo });
    expect(noticesOf(line(few, 2), line(elsewhere, 50))).toEqual([['BELOW_MINIMUM'], []]);
  });
});

describe('the quote of any order', () => {
  const products = [
    retail,
    wholesale,
    product('20001', {
      shop: shopTwo,
      domesticFreight: { free: true, first: '0.00', next: '0.00' },
    }),
    product('20002', {
      shop: shopTwo,
      minOrderQuantity: 3,
      mixRule: { mixNumber: 7, mixAmount: '90.00' },
    }),
  ];
  const lines = fc
    .uniqueArray(
      fc.record({
        of: fc.nat(3),
        sku: fc.constantFrom('a', 'b'),
        quantity: fc.integer({ min: 1, max: 1200 }),
      }),
      { selector: ({ of, sku }) => `${of}${sku}`, minLength: 1 },
    )
    .map((chosen) =>
      chosen.map(({ of, sku, quantity }) => line(products[of] as Product, quantity, sku)),
    );
  const fee = fc.record({ basisPoints: fc.nat(3000), minimum: fc.nat(5000).map(fromFen) });

  it('has integer sums that equal their parts', () => {
    fc.assert(
      fc.property(lines, fee, (chosen, rule) => {
        const quote = quoteLines(chosen, rule);
        for (const shop of quote.shops) {
          const goods = shop.lines.filter((l) => l.orderable).reduce((n, l) => n + l.amountFen, 0);
          expect(shop.goodsFen).toBe(goods);
          expect(shop.totalFen).toBe(shop.goodsFen + shop.freightFen + shop.serviceFeeFen);
          expect(shop.lines.every((l) => l.amountFen === l.priceFen * l.quantity)).toBe(true);
          expect(shop.serviceFeeFen * 10_000).toBeGreaterThanOrEqual(
            shop.goodsFen * rule.basisPoints,
          );
          expect(Number.isSafeInteger(shop.totalFen) && shop.totalFen >= 0).toBe(true);
        }
        const sum = (of: 'goodsFen' | 'freightFen' | 'serviceFeeFen' | 'totalFen') =>
          quote.shops.reduce((n, shop) => n + shop[of], 0);
        expect(quote.totalFen).toBe(sum('goodsFen') + sum('freightFen') + sum('serviceFeeFen'));
        expect(quote.totalFen).toBe(sum('totalFen'));
      }),
    );
  });

  it('has a total that does not depend on the order of lines', () => {
    fc.assert(
      fc.property(lines, fee, fc.infiniteStream(fc.nat()), (chosen, rule, keys) => {
        const shuffled = chosen
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(quoteLines(shuffled, rule).totalFen).toBe(quoteLines(chosen, rule).totalFen);
      }),
    );
  });

  it('prices each shop separately: the total is the sum of what the shops cost alone', () => {
    fc.assert(
      fc.property(lines, fee, (chosen, rule) => {
        const alone = quoteLines(chosen, rule).shops.map(
          (shop) => quoteLines(shop.lines as QuoteLine[], rule).totalFen,
        );
        expect(alone.reduce((n, fen) => n + fen, 0)).toBe(quoteLines(chosen, rule).totalFen);
      }),
    );
  });
});
