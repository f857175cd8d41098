import { runsOf } from '../../../db/fold-text.ts';
import { isGiftFit, isPurposeFit, NAME_FITS } from '../../../db/name-targets.ts';
import {
  filterMatch,
  looseOf,
  nounId,
  phraseOf,
  syllablesPhrase,
} from '../../../db/search-text.ts';
import type { CategoryNode, CategoryTree } from '../category-tree.ts';
import { isGraded, isLoose, isOfGift, type Part } from '../query/query-parts.ts';
import type { NameRow } from '../query/query-vocabulary.ts';
import type { Reading } from '../query/read-query.ts';
import { syllableSplits } from '../query/syllables.ts';
import type { Expression, Feature } from './search-features.ts';
import { suitableGoods } from './suitable-goods.ts';
import { categoriesFor } from './whom.ts';

/** The most names of one kind that an expression has, the best-selling ones. */
const MAX_TARGETS = 120;
const WISHES = ['wish0', 'wish1', 'wish2', 'wish3'] as const;
const MAX_WISHES = WISHES.length;

// FTS5 expressions: all of several, any of several, and some within columns of the index.
const allOf = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' AND ');
const anyOf = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' OR ');
const within = (columns: string, alternatives: readonly string[]) =>
  `{${columns}} : (${alternatives.join(' OR ')})`;
const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

/** The expressions of a query that was read. Empty if it has no words. */
export function expressionsOf(reading: Reading, tree: CategoryTree): Expression[] {
  const { parts } = reading;
  const head = isGeneric(reading) ? undefined : reading.head;
  const things = head
    ? thingExpressions(head.names, head.text, tree)
    : wholeExpressions(reading, tree);
  if (things.length === 0) return [];
  const thing = anyOf(
    things.filter(({ feature }) => feature !== 'anyWord').map(({ match }) => match),
  );
  const others = parts.filter((part) => part !== head);
  const wishes = head ? others.slice(0, MAX_WISHES) : [];
  const categories = [
    ...reading.whomInName,
    ...others.flatMap((part) => (part.kind === 'whom' ? part.whom : [])),
  ].map((whom) => categoriesFor(tree, whom));
  // If a query names a cat and its owner, goods for the cat don't count as goods for somebody else.
  const forThem = categories.flatMap(({ own }) => own);
  const notForThem = hasOccasion(others)
    ? []
    : categories.flatMap((one) => one.others).filter((id) => !forThem.includes(id));
  return [
    ...things,
    ...wishes.flatMap((part, i): Expression[] => {
      const wish = wishOf(part, tree);
      const feature = WISHES[i];
      return wish && feature ? [{ feature, match: allOf([thing, wish]) }] : [];
    }),
    ...wishes.flatMap((part): Expression[] => {
      const suiting = part.kind === 'use' ? (usualFor(part) ?? suits(part, tree)) : undefined;
      return suiting ? [{ feature: 'suitsToo', match: allOf([thing, suiting]) }] : [];
    }),
    ...(wishes.length > 1 ? allWishes(wishes, thing, tree) : []),
    ...(notForThem.length > 0
      ? [
          {
            feature: 'notForThem' as const,
            match: allOf([thing, filterMatch('category', notForThem)]),
          },
        ]
      : []),
  ];
}

/**
 * Whether the query has an occasion that determines the gift, whoever gets it: what is given to a sister at
 * a birth is for the baby.
 */
const hasOccasion = (parts: readonly Part[]): boolean =>
  parts.some(({ kind }) => kind === 'whom') &&
  parts.some((part) => part.kind === 'use' && isOfGift(part));

/** The hits that meet all of several wishes; these must be among the hits that are read. */
function allWishes(wishes: readonly Part[], thing: string, tree: CategoryTree): Expression[] {
  const all = wishes.map((part) => wishOf(part, tree)).filter(isDefined);
  return all.length > 1 ? [{ feature: 'wish0', match: allOf([thing, ...all]) }] : [];
}

/** The expressions for a thing that the catalogue has names for, by how well a hit fits them. */
function thingExpressions(
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

const idsOf = (targets: readonly string[], kind: 'noun ' | 'category ') =>
  targets
    .filter((target) => target.startsWith(kind))
    .map((target) => target.slice(kind.length))
    .slice(0, MAX_TARGETS);

/**
 * The expressions for a query that names no thing: by the uses of a hit, and by the texts in which it has
 * the words.
 */
function wholeExpressions({ parts, isLacking }: Reading, tree: CategoryTree): Expression[] {
  const known = parts.filter(({ kind }) => kind !== 'unknown');
  const used = known.length > 0 ? known : parts;
  if (used.length === 0) return [];
  const columns = (names: string) => used.map((part) => within(names, wordsOf(part)));
  const found = new Map(used.map((part) => [part, suits(part, tree)]));
  const suitsOrHas = (part: Part): string => found.get(part) ?? inTexts(part);
  const sure = used.filter((part) => !isLoose(part));
  const suited = isLacking || sure.some((part) => found.get(part)) ? sure : used;
  const uses = suited.flatMap((part) => found.get(part) ?? []);
  // If no word tells which kind of thing is wanted, texts with only some of the words merely mention them.
  if (uses.length === 0 && (isLacking || used.length < parts.length)) {
    return [{ feature: 'allInNoun', match: allOf(columns('noun')) }];
  }
  const others = used.filter((part) => !isGraded(part));
  const steps = suitableGoods(used).map((targets) => filterMatch('noun', nounsIn(targets)));
  return [
    { feature: 'allInNoun', match: allOf(columns('noun')) },
    ...suitingSteps(steps, others, suitsOrHas),
    // Possible uses tell less than usual ones.
    ...(steps.length === 0
      ? [{ feature: 'suitsAll' as const, match: allOf(used.map(suitsOrHas)) }]
      : []),
    ...(uses.length > 0 ? [{ feature: 'suits' as const, match: anyOf(uses) }] : []),
    { feature: 'allInTitle', match: allOf(columns('noun title')) },
    { feature: 'allWords', match: allOf(columns('noun title extra')) },
    { feature: 'anyWord', match: anyOf(columns('noun title extra')) },
    ...(steps.length === 0 ? used : others)
      .slice(0, MAX_WISHES)
      .flatMap((part, i): Expression[] => {
        const feature = WISHES[i];
        return feature ? [{ feature, match: suitsOrHas(part) }] : [];
      }),
  ];
}

/** The hits that have the words of a part. */
const inTexts = (part: Part): string => within('noun title extra', wordsOf(part));

const STEPS = ['meant', 'usual', 'giftFor', 'occasion'] as const;

/** The expressions for goods that suit a query, by steps. With words that no good suits, those must be in the first step. */
function suitingSteps(
  steps: readonly string[],
  others: readonly Part[],
  suitsOrHas: (part: Part) => string,
): Expression[] {
  const [best] = steps;
  if (best === undefined) return [];
  const rest = others.map(suitsOrHas);
  const sure = others.map((part) => (isLoose(part) ? inTexts(part) : suitsOrHas(part)));
  const all =
    rest.length > 0 ? [anyOf([allOf([best, ...sure]), allOf([best, ...rest])]), ...steps] : steps;
  return all.flatMap((match, i): Expression[] => {
    const feature = STEPS[Math.min(i, STEPS.length - 1)];
    return feature ? [{ feature, match }] : [];
  });
}

const nounsIn = (targets: readonly string[]): string[] => idsOf(targets, 'noun ').map(nounId);

/**
 * Whether the thing is only a part of a category's name, such as `decoration`, and another word tells what
 * it is for.
 */
const isGeneric = ({ head, parts }: Reading): boolean =>
  head !== undefined &&
  parts.some(({ kind }) => kind === 'use') &&
  head.names.every(
    ({ target, fit }) =>
      isPurposeFit(fit) || (fit === NAME_FITS.wide && target.startsWith('category ')),
  );

/**
 * The hits that suit a part of a query: by use, by person, or by attribute; undefined if the part is none
 * of these.
 */
function suits(part: Part, tree: CategoryTree): string | undefined {
  if (part.kind === 'thing' || (part.kind === 'brand' && part.names.length > 0)) {
    return anyOf(thingExpressions(part.names, part.text, tree).map(({ match }) => match));
  }
  if (part.kind !== 'use' && part.kind !== 'whom') return undefined;
  const nouns = idsOf(
    part.names.map(({ target }) => target),
    'noun ',
  );
  if (nouns.length > 0) return filterMatch('noun', nouns.map(nounId));
  const own = part.kind === 'whom' ? categoriesFor(tree, part.whom).own : [];
  return own.length > 0 ? filterMatch('category', own) : undefined;
}

/** The nouns that are usual for the purpose in a part; undefined if it names no purpose. */
function usualFor(part: Part): string | undefined {
  if (!('names' in part)) return undefined;
  const usual = part.names.filter(
    ({ fit }) => isPurposeFit(fit) || fit === NAME_FITS.general || isGiftFit(fit),
  );
  const nouns = idsOf(
    usual.map(({ target }) => target),
    'noun ',
  );
  return nouns.length > 0 ? filterMatch('noun', nouns.map(nounId)) : undefined;
}

/** The alternatives by which a hit has the words of a part. */
function wordsOf(part: Part): string[] {
  const typed = runsOf(part.text).map(looseOf).join(' AND ');
  const meaning = part.kind === 'meaning' ? phraseOf(part.meaning.meaning ?? '') : undefined;
  const spelt =
    part.kind === 'unknown'
      ? syllableSplits(part.text.replaceAll(' ', '')).filter(({ length }) => length > 1)
      : [];
  return [`(${typed})`, ...(meaning ? [meaning] : []), ...spelt.map(syllablesPhrase)];
}

/** The expression for the hits that meet a wish; undefined if the catalogue can't know. */
function wishOf(part: Part, tree: CategoryTree): string | undefined {
  if (part.kind === 'whom') {
    const { own } = categoriesFor(tree, part.whom);
    const inWords = within('noun title', wordsOf(part));
    return own.length > 0 ? anyOf([filterMatch('category', own), inWords]) : inWords;
  }
  if (part.kind === 'use' || part.kind === 'brand') {
    const suiting = suits(part, tree);
    return anyOf([...(suiting ? [suiting] : []), within('noun title extra', wordsOf(part))]);
  }
  if (part.kind !== 'thing') return within('noun title extra', wordsOf(part));
  const things = thingExpressions(
    part.names.filter(({ fit }) => fit <= NAME_FITS.other),
    part.text,
    tree,
  );
  return anyOf([...things.map(({ match }) => match), within('noun title extra', wordsOf(part))]);
}
