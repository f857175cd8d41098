import { leastQuantity } from '../../contract/values/goods/price-steps.ts';
import type { Product } from '../../contract/values/goods/product.ts';
import type { DoorItems } from './live-door.ts';

/** The least that can be ordered of a product: of its cheapest variant that is in stock. Empty if nothing is. */
export function leastItems({ skus, minOrderQuantity, batchNumber }: Product): DoorItems {
  const quantity = leastQuantity(minOrderQuantity, batchNumber);
  const [cheapest] = skus
    .filter(({ stock }) => stock >= quantity)
    .toSorted((a, b) => Number(a.price) - Number(b.price));
  return cheapest ? [{ productSkuId: cheapest.skuId, quantity }] : [];
}
