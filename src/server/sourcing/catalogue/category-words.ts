import { runsOf, stemOf } from '../../db/fold-text.ts';
import { stemIn } from '../../db/name-keys.ts';
import type { CategoryNode, CategoryTree } from './category-tree.ts';

/** More categories would slow a search down and hardly improve it. */
const MAX_IDS = 12;

/** The words of a category's names in all languages, and its names in scripts without spaces. */
type Names = { node: CategoryNode; words: Set<string>; dense: string[] };
const namesByTree = new WeakMap<CategoryTree, Names[]>();

/** An English plural without its ending, as in names; any other word is stemmed as in the index. */
export const singularStem = (word: string) =>
  /^[a-z]+s$/.test(word) ? stemIn('en', word) : stemOf(word);

function namesOf(tree: CategoryTree): Names[] {
  const names =
    namesByTree.get(tree) ??
    [...tree.byId.values()].map((node) => {
      const runs = Object.values(node.names).flatMap((name) => runsOf(name));
      return {
        node,
        words: new Set(runs.filter(({ dense }) => !dense).map(({ text }) => singularStem(text))),
        dense: runs.filter(({ dense }) => dense).map(({ text }) => text),
      };
    });
  namesByTree.set(tree, names);
  return names;
}

/**
 * Ids of the categories whose names, in all languages together, contain all words of a text. `leaves`
 * are those without children, `branches` those with children.
 */
export function categoriesNamed(
  tree: CategoryTree,
  text: string,
): { leaves: string[]; branches: string[] } {
  const runs = runsOf(text);
  const matching = namesOf(tree).filter(({ words, dense }) =>
    runs.every((run) =>
      run.dense
        ? dense.some((name) => run.text.length > 1 && name.includes(run.text))
        : words.has(singularStem(run.text)),
    ),
  );
  const ids = (names: Names[]) => names.map(({ node }) => node.id).slice(0, MAX_IDS);
  return {
    leaves: ids(matching.filter(({ node }) => node.children.length === 0)),
    branches: ids(matching.filter(({ node }) => node.children.length > 0)),
  };
}
