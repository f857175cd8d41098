import { runsOf } from '../../../db/fold-text.ts';
import { isMeantFit, isPurposeFit, NAME_FITS } from '../../../db/name-targets.ts';
import {
  filterMatch,
  looseOf,
  nounId,
  phraseOf,
  syllablesPhrase,
} from '../../../db/search-text.ts';
import type { CategoryTree } from '../category-tree.ts';
import { isGraded, isLoose, isOfGift, type Part } from '../query/query-parts.ts';
import type { Reading } from '../query/read-query.ts';
import { syllableSplits } from '../query/syllables.ts';
import { allOf, anyOf, within } from './match-text.ts';
import type { Expression } from './search-features.ts';
import { suitableGoods } from './suitable-goods.ts';
import { idsOf, thingExpressions } from './thing-terms.ts';
import { categoriesFor } from './whom.ts';

const WISHES = ['wish0', 'wish1', 'wish2', 'wish3'] as const;
const MAX_WISHES = WISHES.length;

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
  const usual = part.names.filter(({ fit }) => isMeantFit(fit));
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
