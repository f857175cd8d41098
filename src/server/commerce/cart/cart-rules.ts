import { Failure } from '../../../contract/errors.ts';
import { refusalOf } from '../../../contract/values/goods/goods-rules.ts';
import type { Product } from '../../../contract/values/goods/product.ts';
import type { Scope } from '../base/scope.ts';
import { blockingNotice, priceOf, type QuoteLine, quoteLines } from './quote.ts';

export type Choice = { productSkuId: string; quantity: number };
export type PricedChoice = Choice & { priceFen: number };

const NO_FEE = { basisPoints: 0, minimum: '0.00' };

/**
 * The product at a canonical URL. Throws `PRODUCT_NOT_FOUND` if its marketplace does not know it or
 * has removed it, and `SOURCE_UNAVAILABLE` while the marketplace doesn't answer.
 */
export async function chosenProduct(scope: Scope, url: string): Promise<Product> {
  const product = (await scope.products([url])).get(url);
  if (product === null) throw new Failure('SOURCE_UNAVAILABLE');
  if (!product || product.status === 'REMOVED') throw new Failure('PRODUCT_NOT_FOUND');
  return product;
}

/** Merges choices of the same variant: one choice with the sum of their quantities. */
export function mergeChoices(choices: readonly Choice[]): Choice[] {
  const bySku = Map.groupBy(choices, (choice) => choice.productSkuId);
  return [...bySku].map(([productSkuId, same]) => ({
    productSkuId,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

/**
 * Checks that `choices` of a product can be added to the `existing` ones in the cart. Returns
 * `choices`, merged, each with its price per piece at the quantity of all choices together. A quantity
 * below the minimum is allowed if the shop has a mix rule, because other products may make up for it.
 * Throws `PROHIBITED_PRODUCT`, `SOURCE_UNAVAILABLE`, `SKU_UNAVAILABLE`, or `QUANTITY_NOT_ALLOWED` with
 * the limit that the quantity breaks.
 */
export function assertAddable(
  product: Product,
  choices: readonly Choice[],
  existing: readonly Choice[] = [],
): PricedChoice[] {
  const added = mergeChoices(choices);
  const all = mergeChoices([...existing, ...added]);
  const quote = quoteLines(
    all.map((choice) => lineOf(product, choice)),
    NO_FEE,
  );
  const pieces = all.reduce((sum, { quantity }) => sum + quantity, 0);
  return added.map((choice) => {
    const line = quote.shops
      .flatMap((shop) => shop.lines)
      .find(({ productSkuId }) => productSkuId === choice.productSkuId);
    const { minOrderQuantity: minimum, batchNumber: batch, mixRule } = product;
    const stock = line?.sku?.stock ?? 0;
    switch (line && blockingNotice(line.notices)) {
      case 'PROHIBITED':
        throw new Failure('PROHIBITED_PRODUCT', ruleOf(product));
      case 'UNAVAILABLE':
        throw new Failure('SOURCE_UNAVAILABLE');
      case 'REMOVED':
      case 'SOLD_OUT':
        throw new Failure('SKU_UNAVAILABLE', { productSkuId: choice.productSkuId });
      case 'STOCK_SHORT':
        throw quantityFailure({ stock }, 'too_large');
      case 'NOT_A_MULTIPLE':
        throw quantityFailure({ batch }, 'invalid');
      case 'BELOW_MINIMUM':
        if (!mixRule) throw quantityFailure({ minimum }, 'too_small');
    }
    const priceFen = line?.sku ? priceOf(product, line.sku, pieces) : 0;
    return { ...choice, priceFen };
  });
}

/** The rule that refuses a product, as the details of the failure. */
export function ruleOf(product: Product): Record<string, string> {
  const { id = '', title = '', text = '' } = refusalOf(product) ?? {};
  return { rule: id, ruleTitle: title, ruleText: text };
}

function quantityFailure(
  details: Record<string, number>,
  code: 'too_small' | 'too_large' | 'invalid',
): Failure {
  return new Failure('QUANTITY_NOT_ALLOWED', details, [{ field: 'quantity', code }]);
}

function lineOf(product: Product, choice: Choice): QuoteLine {
  const { productSkuId, quantity } = choice;
  const { productUrl } = product;
  return { id: productSkuId, productUrl, productSkuId, product, quantity };
}
