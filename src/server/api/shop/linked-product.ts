import type { LinkedProduct } from '../../../contract/calls/catalogue.ts';
import { leastQuantity, priceOfStep, stepAt } from '../../../contract/values/goods/price-steps.ts';
import { isUnavailable, type ProductReader } from '../../sourcing/source.ts';
import type { CallScope } from '../scope.ts';

/**
 * The product of a canonical URL, for a link that is still being typed. Undefined if it is not sold any
 * more, or if its marketplace is unavailable: opening the link may still work.
 */
export async function linkedProduct(
  { sources }: Pick<CallScope, 'sources'>,
  url: string,
  reader: ProductReader,
): Promise<LinkedProduct | undefined> {
  const found = await sources.details([url], reader).catch((error: unknown) => {
    if (isUnavailable(error)) return undefined;
    throw error;
  });
  const product = found?.get(url);
  if (!product || product.status === 'REMOVED') return undefined;
  const { titleTrans, images, priceRange, minOrderQuantity, batchNumber } = product;
  const step = stepAt(priceRange, leastQuantity(minOrderQuantity, batchNumber));
  return step && { title: titleTrans, image: images[0] ?? '', price: priceOfStep(step) };
}
