import type { Category } from '../../../contract/calls/catalogue.ts';

/** The categories from the top down to this id; empty if it is unknown. */
export function categoryPath(tree: readonly Category[], id: string | undefined): Category[] {
  if (id === undefined) return [];
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = categoryPath(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
