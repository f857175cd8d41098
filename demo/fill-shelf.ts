import type { ProductPlatform } from '../src/contract/values/product-kinds.ts';
import type { ShelfRecipe } from './shelf-recipes.ts';
import type { Catalogue } from './write-catalogue.ts';

/** Products on a shelf. */
const SIZE = 12;
/** The most products of one leaf category, so that a shelf shows different things. */
const MOST_PER_CATEGORY = 2;

/** The products of a shelf at a tenant that offers these marketplaces, best first. */
export function fillShelf(
  catalogue: Catalogue,
  recipe: ShelfRecipe,
  platforms: readonly ProductPlatform[],
): string[] {
  const top = topCategories(catalogue.categories);
  const fits = catalogue.products
    .filter(
      (product) =>
        product.status === 'ON_SALE' &&
        platforms.includes(product.platform) &&
        (recipe.platform === undefined || product.platform === recipe.platform) &&
        (recipe.maxFen === undefined || product.priceFen <= recipe.maxFen) &&
        (recipe.departments?.includes(top.get(product.categoryId) ?? '') ?? true),
    )
    .sort((a, b) => (recipe.by === 'sold' ? b.soldCount - a.soldCount : b.createdAt - a.createdAt));
  const taken = new Map<string, number>();
  const varied = fits.filter(({ categoryId }) => {
    const count = (taken.get(categoryId) ?? 0) + 1;
    taken.set(categoryId, count);
    return count <= MOST_PER_CATEGORY;
  });
  return varied.slice(0, SIZE).map(({ id }) => id);
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
