import { leastQuantity } from './price-steps.ts';
import type { Product } from './product.ts';

/**
 * The least that can be ordered of a product: the minimum order of its cheapest variant in stock. Empty if no
 * variant is in stock.
 */
export function leastItems({
  skus,
  minOrderQuantity,
  batchNumber,
}: Product): { productSkuId: string; quantity: number }[] {
  const quantity = leastQuantity(minOrderQuantity, batchNumber);
  const [cheapest] = skus
    .filter(({ stock }) => stock >= quantity)
    .toSorted((a, b) => Number(a.price) - Number(b.price));
  return cheapest ? [{ productSkuId: cheapest.skuId, quantity }] : [];
}
