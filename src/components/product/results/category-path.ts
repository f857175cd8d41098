import type { Category } from '../../../contract/calls/catalogue.ts';

/** The way from a top category down to the one with this id; empty where there is none. */
export function categoryPath(tree: readonly Category[], id: string | undefined): Category[] {
  if (id === undefined) return [];
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = categoryPath(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
