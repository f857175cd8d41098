import type { Locale } from '../../../contract/values/locales.ts';
import { CATALOGUE_LANGUAGES } from '../../../i18n/languages.ts';
import { type Run, runsOf } from '../../db/fold-text.ts';
import { filterMatch, looseOf, phraseOf } from '../../db/search-text.ts';
import type { CategoryTree } from './category-tree.ts';
import { categoriesNamed } from './category-words.ts';
import { SPELLINGS, STOP_WORDS, SYNONYMS } from './search-synonyms.ts';

/** One word of a query, or a phrase that has synonyms. */
export type Term = {
  /** As typed or corrected, folded. */
  text: string;
  /** FTS5 expressions; a product must match one of them. */
  alternatives: string[];
  /** The alternative without synonyms. */
  literal?: string;
  /** The single words of a phrase. */
  parts?: Term[];
};

/**
 * The most words of a query; further words are ignored, because each costs a look-up. Marketplaces
 * do the same.
 */
const MAX_TERMS = 12;
/** How much of a word is searched for, in characters. */
const MAX_WORD_LENGTH = 24;
/** In words. */
const MAX_SYNONYM_LENGTH = 3;
/** In letters. Shorter parts of a phrase mean nothing on their own, such as the `t` of `t shirt`. */
const MIN_PART_LENGTH = 3;

const singular = (word: string) => word.replace(/(?<=[a-z]{3})(?<!s|u|i)s$/, '');

/** The terms of a query. Consecutive words that have synonyms as a phrase become one term. */
export function termsOf(keyword: string): Term[] {
  return termsOfRuns(meaningfulRuns(keyword));
}

/** The words of a query without stop words, unless it has only stop words. */
export function meaningfulRuns(keyword: string): Run[] {
  const runs = runsOf(keyword);
  const meaningful = runs.filter(({ text }) => !STOP_WORDS.has(text));
  return (meaningful.length > 0 ? meaningful : [...runs]).slice(0, MAX_TERMS);
}

export function termsOfRuns(runs: readonly Run[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < runs.length; ) {
    const [term, length] = synonymAt(runs, at) ?? [termOf(runs[at]), 1];
    terms.push(term);
    at += length;
  }
  return terms;
}

/** The longest phrase at a position that has synonyms, as a term, and its length in words. */
function synonymAt(runs: readonly Run[], at: number): [Term, number] | undefined {
  for (let length = MAX_SYNONYM_LENGTH; length > 0; length--) {
    const words = runs.slice(at, at + length).map(({ text }) => text);
    const text = words.join(' ');
    const synonyms = SYNONYMS.get(text) ?? SYNONYMS.get(words.map(singular).join(' '));
    if (words.length === length && synonyms) {
      const alternatives = [...new Set([text, ...synonyms])].flatMap(
        (word) => phraseOf(word) ?? [],
      );
      const parts = runs
        .slice(at, at + length)
        .filter((run) => run.text.length >= MIN_PART_LENGTH)
        .map(termOf);
      const [literal = ''] = alternatives;
      return [
        { text, alternatives, literal, ...(length > 1 && parts.length > 0 && { parts }) },
        length,
      ];
    }
  }
  return undefined;
}

function termOf(run: Run | undefined): Term {
  const { text, dense } = run ?? { text: '', dense: false };
  const cut = { text: Array.from(text).slice(0, MAX_WORD_LENGTH).join(''), dense };
  return { text: cut.text, alternatives: [looseOf(cut)] };
}

// FTS5 expressions: all of several, any of several, and a term within columns of the index.
const allOf = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' AND ');
const anyOf = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' OR ');
const within = (columns: string, { alternatives }: Term) =>
  `{${columns}} : (${alternatives.join(' OR ')})`;

/*
 * The ranks of hits, best first. Ranks 0 to 6 are in the order of `ranks` in `expressionsOf`.
 */
/**
 * Hits up to this rank have at least one of the words in their noun, title or category, the others
 * anywhere.
 */
export const NAMED = 5;
/** Hits up to this rank have all words anywhere. */
export const ALL_WORDS = 6;
/** The head noun as the product's noun, and another word. */
const HEAD_AND_WORD = 7;
/** The head noun as the product's noun; in languages with the noun first, any of the words. */
const HEAD = 8;
/** The head noun only in the title or as the category. */
export const HEAD_IN_TITLE = 9;
/** One of the words is the product's noun. */
const ANY_NOUN = 10;
/** Some of the words, or only the name of a parent category. */
const ANY_WORD = 11;

const categoriesOf = ({ text }: Term, tree: CategoryTree) =>
  categoriesNamed(tree, SPELLINGS.get(text) ?? text);

/**
 * A term without its synonyms. With it a search for `mug` ranks products named `mug` before those named
 * `cup`.
 */
const literally = (term: Term): Term =>
  term.literal === undefined ? term : { ...term, alternatives: [term.literal] };

/** The single words of all terms. */
export const wordsOf = (terms: readonly Term[]) => terms.flatMap((term) => term.parts ?? [term]);

/** A phrase whose words may also match separately, in any order. */
function widened(term: Term): Term {
  const { parts = [], text, alternatives } = term;
  if (parts.length < text.split(' ').length) return term;
  const together = allOf(parts.flatMap((part) => part.alternatives));
  return { ...term, alternatives: [...alternatives, `(${together})`] };
}

/** Whether a query ends with a purpose, such as `backpack for school`. */
export const namesPurpose = (keyword: string) => PURPOSE.test(keyword);
const PURPOSE = /\S (?:for|para|pour|untuk|для) \S/i;

/** The head noun of a query: `dress` in `red dress with pockets`. */
function headOf(terms: readonly Term[], keyword: string, locale: Locale): Term | undefined {
  if (CATALOGUE_LANGUAGES[locale].nounFirst) return terms[0];
  const before = runsOf(keyword.split(/ (?:for|with|of|from|without|для|с|из) /i)[0] ?? '');
  const words = before.map(({ text }) => text).join(' ');
  return terms.findLast(({ text }) => words.endsWith(text)) ?? terms.at(-1);
}

/**
 * The FTS5 expressions of a query by rank. Matches in a product's noun come before those in its title,
 * and those before attributes. A category's name counts as words of the products in it; the name of a
 * parent category counts only together with another word. `loosely` adds ranks for hits with only some
 * of the words. A hit may match several ranks.
 */
export function expressionsOf(
  typed: readonly Term[],
  { keyword, locale, loosely }: { keyword: string; locale: Locale; loosely: boolean },
  tree: CategoryTree,
): { rank: number; match: string }[] {
  const terms = loosely ? typed.map(widened) : typed;
  const head = headOf(terms, keyword, locale);
  if (!head) return [];
  const categories = terms.map((term) => categoriesOf(term, tree));
  const inCategories = (ids: readonly string[]) =>
    ids.length > 0 ? [filterMatch('category', ids)] : [];
  const leaves = [...new Set(categories.flatMap((ids) => ids.leaves))];
  const headLeaves = categories[terms.indexOf(head)]?.leaves ?? [];
  const inNoun = terms.map((term) => within('noun', term));
  const anywhere = terms.map((term, i) => {
    const { leaves: termLeaves = [], branches = [] } = categories[i] ?? {};
    return anyOf([within('noun title extra', term), ...inCategories([...termLeaves, ...branches])]);
  });
  const isSingle = terms.length === 1;
  const ranks: (string | undefined)[] = [
    // 0: all words in the noun, in a category that the head noun names.
    headLeaves.length > 0 ? allOf([...inNoun, filterMatch('category', headLeaves)]) : undefined,
    // 1: all words in the noun; a single word without its synonyms.
    allOf(isSingle ? [within('noun', literally(head))] : inNoun),
    // 2: all words, the head noun in the noun.
    allOf(isSingle ? inNoun : [...anywhere, within('noun', head)]),
    // 3: all words, any of them in the noun.
    isSingle ? undefined : allOf([...anywhere, anyOf(inNoun)]),
    // 4: all words in the noun or title; a single word without its synonyms.
    allOf(terms.map((term) => within('noun title', isSingle ? literally(term) : term))),
    // 5 (`NAMED`): all words, in a category that one of them names.
    leaves.length > 0 ? allOf([...anywhere, anyOf(inCategories(leaves))]) : undefined,
    // 6 (`ALL_WORDS`): all words, not only as names of categories.
    allOf([...anywhere, anyOf(terms.map((term) => within('noun title extra', term)))]),
  ];
  if (!loosely) return inOrder(ranks);
  const words = wordsOf(terms);
  const inParentCategory = categories.every(({ branches }) => branches.length > 0)
    ? inCategories(categories[0]?.branches ?? [])
    : [];
  if (words.length === 1) {
    ranks[ANY_WORD] = anyOf([...inParentCategory, within('noun title', words[0] ?? head)]);
    return inOrder(ranks);
  }
  const headNoun = head.parts?.at(-1) ?? head;
  const others = words.filter((word) => word !== headNoun);
  const anyNoun = anyOf(words.map((word) => within('noun', word)));
  const anyOther = others.map((word) => within('noun title extra', word));
  ranks[HEAD_AND_WORD] = allOf([within('noun', headNoun), anyOf(anyOther)]);
  if (CATALOGUE_LANGUAGES[locale].nounFirst) {
    ranks[HEAD] = anyNoun;
  } else {
    ranks[HEAD] = within('noun', headNoun);
    ranks[HEAD_IN_TITLE] = anyOf([
      within('noun title', headNoun),
      ...inCategories(categoriesOf(headNoun, tree).leaves),
    ]);
    ranks[ANY_NOUN] = anyNoun;
  }
  ranks[ANY_WORD] = anyOf([...inParentCategory, within('noun title extra', headNoun), ...anyOther]);
  return inOrder(ranks);
}

const inOrder = (ranks: readonly (string | undefined)[]) =>
  Array.from(ranks, (match, rank) => (match === undefined ? [] : [{ rank, match }])).flat();
