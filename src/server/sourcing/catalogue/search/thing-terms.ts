import { NAME_FITS } from '../../../db/name-targets.ts';
import { filterMatch, nounId, phraseOf } from '../../../db/search-text.ts';
import type { CategoryNode, CategoryTree } from '../category-tree.ts';
import type { NameRow } from '../query/query-vocabulary.ts';
import { within } from './match-text.ts';
import type { Expression, Feature } from './search-features.ts';

/** The most targets of one kind that an expression has, the best-selling ones. */
const MAX_TARGETS = 120;

/** The expressions for a thing that the catalogue has names for, by how well a hit fits them. */
export function thingExpressions(
  names: readonly NameRow[],
  text: string,
  tree: CategoryTree,
): Expression[] {
  const ofFit = (fit: number) => {
    const targets = names.filter((name) => name.fit === fit).map(({ target }) => target);
    return { nouns: idsOf(targets, 'noun '), categories: idsOf(targets, 'category ') };
  };
  const nouns = (feature: Feature, ids: readonly string[]): Expression[] =>
    ids.length > 0 ? [{ feature, match: filterMatch('noun', ids.map(nounId)) }] : [];
  const inCategories = (feature: Feature, ids: readonly string[]): Expression[] =>
    ids.length > 0 ? [{ feature, match: filterMatch('category', ids) }] : [];
  const [own, other, wide, near] = [
    ofFit(NAME_FITS.own),
    ofFit(NAME_FITS.other),
    ofFit(NAME_FITS.wide),
    ofFit(NAME_FITS.near),
  ];
  const { classes, mixed, single } = divided([...own.categories, ...other.categories], tree);
  const wideCategories = [...mixed, ...(single.length + classes.length > 0 ? [] : wide.categories)];
  // `Toys` is rather the name of a class than of the few things that are called so too.
  const isClass = wide.nouns.length > own.nouns.length + other.nouns.length;
  const [synonyms, wider] = isClass
    ? [[], [...other.nouns, ...wide.nouns].slice(0, MAX_TARGETS)]
    : [other.nouns, wide.nouns];
  const phrase = phraseOf(text);
  const kin = names
    .filter(({ fit }) => fit <= NAME_FITS.other)
    .flatMap(({ kin }): string[] => JSON.parse(kin ?? '[]'));
  return [
    ...nouns('named', own.nouns),
    ...nouns('synonym', synonyms),
    ...inCategories('class', classes),
    ...inCategories('category', single),
    ...(phrase ? [{ feature: 'inNoun' as const, match: within('noun', [phrase]) }] : []),
    ...nouns('kin', [...new Set(kin)].slice(0, MAX_TARGETS)),
    ...nouns('wide', wider),
    // A category of several things that include this one tells nothing if the thing has a category of its
    // own.
    ...inCategories('class', wideCategories),
    // Goods of a purpose tell nothing if the class has names of its own.
    ...nouns(
      'meant',
      own.nouns.length + other.nouns.length + wide.nouns.length > 0
        ? []
        : [...ofFit(NAME_FITS.purpose).nouns, ...ofFit(NAME_FITS.less).nouns],
    ),
    ...nouns('near', near.nouns),
    ...(phrase ? [{ feature: 'passing' as const, match: within('title', [phrase]) }] : []),
  ];
}

/** Categories with others below them, those of several things (`Bicycles & Scooters`), and those of one. */
function divided(ids: readonly string[], tree: CategoryTree) {
  const nodes = ids.flatMap((id) => tree.byId.get(id) ?? []);
  const kindOf = ({ names, children }: CategoryNode) =>
    children.length > 0 ? 'classes' : /[&,]/.test(names.en) ? 'mixed' : 'single';
  const ofKind = (kind: string) =>
    nodes.filter((node) => kindOf(node) === kind).map(({ id }) => id);
  return { classes: ofKind('classes'), mixed: ofKind('mixed'), single: ofKind('single') };
}

/** The ids of the nouns or categories among targets, up to `MAX_TARGETS` of them. */
export const idsOf = (targets: readonly string[], kind: 'noun ' | 'category ') =>
  targets
    .filter((target) => target.startsWith(kind))
    .map((target) => target.slice(kind.length))
    .slice(0, MAX_TARGETS);
