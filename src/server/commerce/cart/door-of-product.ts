import type { DoorEstimate } from '../../../contract/values/money/door.ts';
import type { Scope } from '../base/scope.ts';
import type { DoorWish } from '../door/destination.ts';
import { type Choice, chosenProduct, mergeChoices } from './cart-rules.ts';
import { doorOfQuote } from './door-of-quote.ts';
import { canonicalProductUrl } from './product-url.ts';
import { quoteAt } from './quote-view.ts';

/**
 * The cost at the door of variants of one product, ordered alone. Undefined if they can't be ordered
 * without other goods, or a weight is unknown. Throws `WRONG_LINK`, `PRODUCT_NOT_FOUND` and
 * `SOURCE_UNAVAILABLE`.
 */
export async function doorOfProduct(
  scope: Scope,
  request: { productUrl: string; items: readonly Choice[] },
  wish: DoorWish,
): Promise<DoorEstimate | undefined> {
  const productUrl = canonicalProductUrl(scope, request.productUrl);
  const product = await chosenProduct(scope, productUrl);
  const lines = mergeChoices(request.items).map((choice) => ({
    ...choice,
    id: choice.productSkuId,
    productUrl,
    product,
  }));
  const quote = quoteAt(scope, lines);
  return quote.orderable ? doorOfQuote(scope, quote, wish) : undefined;
}
