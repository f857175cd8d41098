import type { Category } from '../../../contract/calls/catalogue.ts';
import type { Product } from '../../../contract/values/goods/product.ts';
import { categoryHref } from '../../../site/category-href.ts';
import { trailOf } from '../../navigation/trail.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import type { View } from '../../view.ts';
import { categoryPath } from '../results/category-path.ts';

/**
 * The breadcrumbs above a product: its top and its own category. A product that was found with filters,
 * or whose category is unknown, leads back to the search. The product itself is not among them, because
 * its long title stands right below.
 */
export function productTrail(
  view: View,
  pagePath: string,
  { categoryId }: Pick<Product, 'categoryId'>,
  categories: readonly Category[],
): Crumb[] {
  const [home, search] = trailOf(pagePath, view);
  if (!home || !search) return [];
  const path = categoryPath(categories, categoryId);
  const ends = path.length > 1 ? [path[0], path.at(-1)] : path;
  const crumbs = ends.flatMap((category) =>
    category
      ? [
          {
            label: category.name,
            href: categoryHref(category.id),
          },
        ]
      : [],
  );
  const isFiltered = search.href?.includes('?') ?? false;
  return [home, ...(isFiltered || crumbs.length === 0 ? [search] : crumbs)];
}
