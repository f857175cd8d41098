import { leastItems } from '../../../contract/values/goods/least-items.ts';
import type { ProductCard } from '../../../contract/values/goods/product.ts';
import type { DoorEstimate } from '../../../contract/values/money/door.ts';
import { doorOfProduct } from '../../commerce/cart/door-of-product.ts';
import type { DoorWish } from '../../commerce/door/destination.ts';
import type { CallScope } from '../scope.ts';
import { preferredProducts } from './content.ts';
import { visitorReader } from './product.ts';

/** How many of the tenant's preferred products are tried. */
const TRIED = 5;

type DoorExample = { product: ProductCard; door: DoorEstimate };

/**
 * The first of the tenant's preferred products that is sold by the piece and can be sent there, with the
 * cost of one item at the door. If none can be sent there, the first one with an estimate, without a
 * shipping option.
 */
export async function doorExample(
  scope: CallScope,
  wish: DoorWish,
): Promise<DoorExample | undefined> {
  const cards = (await preferredProducts(scope, TRIED)).filter(
    ({ minOrderQuantity, refused }) => minOrderQuantity === 1 && !refused,
  );
  const urls = cards.map(({ productUrl }) => productUrl);
  const found = await scope.sources.detailsOrNull(urls, visitorReader(scope));
  const products = async () => found;
  let unsendable: DoorExample | undefined;
  for (const card of cards) {
    const { productUrl } = card;
    const product = found.get(productUrl);
    const items = product?.status === 'ON_SALE' ? leastItems(product) : [];
    if (items.length === 0) continue;
    const door = await doorOfProduct({ ...scope, products }, { productUrl, items }, wish);
    if (door && door.ways.length > 0) return { product: card, door };
    unsendable ??= door && { product: card, door };
  }
  return unsendable;
}
