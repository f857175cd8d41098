import type { ProductPlatform } from '../src/contract/values/goods/product-kinds.ts';
import type { ShelfRecipe } from './shelf-recipes.ts';
import type { Catalogue } from './write-catalogue.ts';

/** The number of products on a shelf. */
const SHELF_SIZE = 12;
/** At most this number of products of one leaf category, so that a shelf shows different things. */
const MAX_PER_CATEGORY = 2;

/** The good that a product shows, from the path of its picture. Several sellers sell each good. */
export const goodOf = ({ image }: { image: string }): string => image.replace(/\/[^/]*$/, '');

/**
 * The products of a shelf, best first, for a tenant that offers these platforms. Goods in `taken` (those on
 * other shelves) and further offers of the same good are used only if the catalogue is small.
 */
export function fillShelf(
  catalogue: Catalogue,
  recipe: ShelfRecipe,
  platforms: readonly ProductPlatform[],
  taken: ReadonlySet<string>,
): Catalogue['products'] {
  const top = topCategories(catalogue.categories);
  const candidates = catalogue.products
    .filter(
      (product) =>
        product.status === 'ON_SALE' &&
        platforms.includes(product.platform) &&
        (recipe.platform === undefined || product.platform === recipe.platform) &&
        (recipe.maxFen === undefined || product.priceFen <= recipe.maxFen) &&
        (recipe.departments?.includes(top.get(product.categoryId) ?? '') ?? true),
    )
    .sort((a, b) => (recipe.by === 'sold' ? b.soldCount - a.soldCount : b.createdAt - a.createdAt));
  const seenGoods = new Set(taken);
  const fresh = new Set(
    candidates.filter((product) => {
      const good = goodOf(product);
      const isNew = !seenGoods.has(good);
      seenGoods.add(good);
      return isNew;
    }),
  );
  const inOrder = [...fresh, ...candidates.filter((product) => !fresh.has(product))];
  const countByCategory = new Map<string, number>();
  const varied = inOrder.filter(({ categoryId }) => {
    const count = (countByCategory.get(categoryId) ?? 0) + 1;
    countByCategory.set(categoryId, count);
    return count <= MAX_PER_CATEGORY;
  });
  return varied.slice(0, SHELF_SIZE);
}

/** The top category of each category. */
function topCategories(rows: Catalogue['categories']): Map<string, string> {
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId ?? undefined]));
  const top = (id: string): string => {
    const parent = parents.get(id);
    return parent === undefined ? id : top(parent);
  };
  return new Map(rows.map(({ id }) => [id, top(id)]));
}
