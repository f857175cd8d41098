import fc from 'fast-check';
import type { Product } from '../../../src/contract/values/goods/product.ts';
import { fromFen } from '../../../src/contract/values/money/money.ts';
import type { NotedLine } from '../../../src/server/commerce/cart/quote-view.ts';
import { product, shopTwo } from './shop.ts';

/* Random carts: the offers, and what is chosen of them. */

export type Offer = {
  shop: 1 | 2;
  wholesale: boolean;
  priceFen: number;
  otherFen: number;
  first: number;
  steps: { times: number; less: number }[];
  batch: number;
  stock: number;
  free: boolean;
  freightFen: number;
  nextFen: number;
  weightG: number;
};
export const offer: fc.Arbitrary<Offer> = fc.record({
  shop: fc.constantFrom(1, 2),
  wholesale: fc.boolean(),
  priceFen: fc.integer({ min: 100, max: 60_000 }),
  otherFen: fc.integer({ min: 100, max: 60_000 }),
  first: fc.integer({ min: 1, max: 5 }),
  steps: fc.array(
    fc.record({ times: fc.integer({ min: 2, max: 6 }), less: fc.integer({ min: 1, max: 30 }) }),
    { maxLength: 3 },
  ),
  batch: fc.constantFrom(1, 1, 2, 5),
  stock: fc.constantFrom(0, 30, 252, 5_000),
  free: fc.boolean(),
  freightFen: fc.integer({ min: 0, max: 3_000 }),
  nextFen: fc.integer({ min: 0, max: 500 }),
  weightG: fc.integer({ min: 1, max: 2_000 }),
});

/** The product of an offer; `index` makes it differ from others. */
export function productOf(terms: Offer, index: number): Product {
  const id = String(10_001 + index);
  const plain = product(id);
  let last = { startQuantity: terms.first, fen: terms.priceFen };
  const steps = [
    last,
    ...terms.steps.map(({ times, less }) => {
      last = { startQuantity: last.startQuantity * times, fen: Math.max(1, last.fen - less) };
      return last;
    }),
  ].map(({ startQuantity, fen }) => ({ startQuantity, price: fromFen(fen) }));
  const lowest = Math.min(terms.priceFen, terms.otherFen);
  const prices = [terms.priceFen, terms.otherFen];
  return {
    ...plain,
    priceMode: terms.wholesale ? 'SPU_PRICE_RANGE' : 'SKU_PRICE',
    priceRange: terms.wholesale ? steps : [{ startQuantity: 1, price: fromFen(lowest) }],
    minOrderQuantity: terms.wholesale ? terms.first : 1,
    batchNumber: terms.wholesale ? terms.batch : 1,
    skus: plain.skus.map((sku, n) => ({
      ...sku,
      price: fromFen(prices[n] ?? lowest),
      stock: terms.stock,
      weightG: terms.weightG,
    })),
    shop: terms.shop === 1 ? plain.shop : shopTwo,
    domesticFreight: {
      free: terms.free,
      first: fromFen(terms.freightFen),
      next: fromFen(terms.nextFen),
    },
  };
}

/**
 * A variant in the cart: its offer and variant, the number of batches, and the price at which it was added.
 */
type Entry = { of: number; sku: 0 | 1; batches: number; added: number | undefined };
const entry: fc.Arbitrary<Entry> = fc.record({
  of: fc.nat(4),
  sku: fc.constantFrom(0, 1),
  batches: fc.integer({ min: 1, max: 60 }),
  added: fc.option(fc.integer({ min: 100, max: 60_000 }), { nil: undefined }),
});
export const offers = fc.array(offer, { minLength: 2, maxLength: 4 });
export const entries = fc.uniqueArray(entry, {
  minLength: 1,
  maxLength: 6,
  selector: ({ of, sku }) => `${of}-${sku}`,
});

/** The entries whose product exists, as lines to quote. */
export function linesOf(products: readonly Product[], chosen: readonly Entry[]): NotedLine[] {
  return chosen.flatMap(({ of, sku, batches, added }) => {
    const one = products[of];
    const variant = one?.skus[sku];
    if (!one || !variant) return [];
    return {
      id: `${of}-${sku}`,
      productUrl: one.productUrl,
      productSkuId: variant.skuId,
      product: one,
      quantity: batches * one.batchNumber,
      ...(added !== undefined && { addedPriceFen: added }),
      message: '',
    };
  });
}
