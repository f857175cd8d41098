import { runsOf, stemOf } from '../../db/fold-text.ts';
import type { CategoryNode, CategoryTree } from './category-tree.ts';

/** More categories would slow a search down and hardly improve it. */
const MAX_IDS = 12;

type Names = { node: CategoryNode; words: Set<string>; dense: string[] };
const known = new WeakMap<CategoryTree, Names[]>();

/** A word without its English plural ending; other words are stemmed as in the index. */
export const singularStem = (word: string) =>
  /^[a-z]{4,}s$/.test(word) ? word.replace(/(?<=sh|ch|x|ss)es$|(?<!s)s$/, '') : stemOf(word);

function namesOf(tree: CategoryTree): Names[] {
  const names =
    known.get(tree) ??
    [...tree.byId.values()].map((node) => {
      const runs = Object.values(node.names).flatMap((name) => runsOf(name));
      return {
        node,
        words: new Set(runs.filter(({ dense }) => !dense).map(({ text }) => singularStem(text))),
        dense: runs.filter(({ dense }) => dense).map(({ text }) => text),
      };
    });
  known.set(tree, names);
  return names;
}

/**
 * Ids of the categories whose names, in one or several languages, contain all words of a text. `leaves`
 * have no children; `branches` have.
 */
export function categoriesNamed(
  tree: CategoryTree,
  text: string,
): { leaves: string[]; branches: string[] } {
  const runs = runsOf(text);
  const fits = namesOf(tree).filter(({ words, dense }) =>
    runs.every((run) =>
      run.dense
        ? dense.some((name) => run.text.length > 1 && name.includes(run.text))
        : words.has(singularStem(run.text)),
    ),
  );
  const ids = (some: Names[]) => some.map(({ node }) => node.id).slice(0, MAX_IDS);
  return {
    leaves: ids(fits.filter(({ node }) => node.children.length === 0)),
    branches: ids(fits.filter(({ node }) => node.children.length > 0)),
  };
}
