import type { ProductGroup } from '../../contract/calls/content.ts';
import type { ProductCard } from '../../contract/values/goods/product.ts';

/** How many products the shelf has, and how many pictures a group. */
const SHELF_SIZE = 7;
const GROUP_SIZE = 4;

type Goods = {
  shelf: readonly ProductCard[];
  groups: readonly ProductGroup[];
};

/**
 * The goods of the home page, in the tenant's order, without any product or picture twice: what the shelf or an earlier
 * group has is left out of later ones, and so is what the page shows already. A group that has nothing else is left out.
 */
export function distinctGoods(
  { shelf, groups }: Goods,
  shown: readonly Pick<ProductCard, 'productId' | 'image'>[] = [],
): Goods {
  const seen = new Set(shown.flatMap(({ productId, image }) => [productId, image]));
  const take = (products: readonly ProductCard[], count: number): ProductCard[] => {
    const taken: ProductCard[] = [];
    for (const product of products) {
      const { productId, image } = product;
      if (taken.length === count) break;
      if (seen.has(productId) || seen.has(image)) continue;
      seen.add(productId).add(image);
      taken.push(product);
    }
    return taken;
  };
  return {
    shelf: take(shelf, SHELF_SIZE),
    groups: groups
      .map((group) => ({ ...group, products: take(group.products, GROUP_SIZE) }))
      .filter(({ products }) => products.length > 0),
  };
}
