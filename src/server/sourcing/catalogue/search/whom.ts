import { runsOf } from '../../../db/fold-text.ts';
import type { Whom } from '../../../db/name-targets.ts';
import { type CategoryNode, type CategoryTree, withAncestors } from '../category-tree.ts';

/** The words in English names of categories for the persons whose goods they have. */
const IN_NAMES: Record<Whom, readonly string[]> = {
  men: ['men', 'mens', 'man', 'gentlemen'],
  women: ['women', 'womens', 'woman', 'ladies'],
  kids: ['kids', 'kid', 'children', 'childrens', 'boys', 'girls', 'toddlers'],
  baby: ['baby', 'babies', 'infants', 'newborns', 'maternity'],
  pets: ['pet', 'pets', 'dogs', 'dog', 'cats', 'cat', 'birds', 'bird', 'fish', 'aquarium'],
};

/** For each kind of person, the others: a thing for that person is not for them. */
const OTHERS: Record<Exclude<Whom, 'pets'>, readonly Whom[]> = {
  men: ['women', 'kids', 'baby', 'pets'],
  women: ['men', 'kids', 'baby', 'pets'],
  kids: ['men', 'women', 'pets'],
  baby: ['men', 'women', 'pets'],
};

/**
 * The categories whose English names contain a word for these persons. For a name with several parts (`Pets
 * & Garden`), only the categories below it count, if one of them has such a name.
 */
function categoriesNamed(node: CategoryNode, whom: Whom): string[] {
  const parts = node.names.en.split('&').map((part) => runsOf(part));
  const named = parts.filter((runs) => runs.some(({ text }) => IN_NAMES[whom].includes(text)));
  if (named.length === parts.length) return [node.id];
  const below = node.children.flatMap((child) => categoriesNamed(child, whom));
  return named.length > 0 && below.length === 0 ? [node.id] : below;
}

/** The topmost categories that neither are nor contain one of these categories: what is for people is not for pets. */
function rootsWithout(tree: CategoryTree, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const above = new Set(
    ids.flatMap((id) => {
      const node = tree.byId.get(id);
      return node ? withAncestors(node).map((ancestor) => ancestor.id) : [];
    }),
  );
  return tree.roots.map(({ id }) => id).filter((id) => !above.has(id));
}

/** The ids of the categories for these persons, and of the categories for others. */
export function categoriesFor(tree: CategoryTree, whom: Whom): { own: string[]; others: string[] } {
  const of = (who: Whom) => tree.roots.flatMap((root) => categoriesNamed(root, who));
  const own = of(whom);
  const others = whom === 'pets' ? rootsWithout(tree, own) : OTHERS[whom].flatMap(of);
  return { own, others: others.filter((id) => !own.includes(id)) };
}
