import type { Locale } from '../../../contract/values/enums.ts';
import { CATALOGUE_LANGUAGES } from '../../../i18n/languages.ts';
import { type Run, runsOf } from '../../db/fold-text.ts';
import { looseOf, phraseOf, scopeMatch } from '../../db/search-text.ts';
import type { CategoryTree } from './category-tree.ts';
import { categoriesNamed } from './category-words.ts';
import { SPELLINGS, STOP_WORDS, SYNONYMS } from './search-synonyms.ts';

/** One thing that a query asks for, in the words that say it. */
export type Term = {
  /** As it was typed or corrected, folded. */
  text: string;
  /** FTS5 expressions of which any will do. */
  alternatives: string[];
  /** Without the synonyms among them. */
  literal?: string;
  /** Of several words that have synonyms together, each by itself. */
  parts?: Term[];
};

/** Longer queries are cut: marketplaces cut them too, and each word costs a look-up. */
const MOST_TERMS = 12;
const LONGEST_RUN = 24;
const LONGEST_SYNONYM = 3;
/** Shorter parts, such as the `t` of a t shirt, say nothing by themselves. */
const SHORTEST_PART = 3;

const singular = (word: string) => word.replace(/(?<=[a-z]{3})(?<!s|u|i)s$/, '');

/** The terms of a query; words in a row that have synonyms are one. */
export function termsOf(keyword: string): Term[] {
  return termsOfRuns(meaningfulRuns(keyword));
}

/** Without words that say nothing of a thing, unless there are no others. */
export function meaningfulRuns(keyword: string): Run[] {
  const runs = runsOf(keyword);
  const meaningful = runs.filter(({ text }) => !STOP_WORDS.has(text));
  return (meaningful.length > 0 ? meaningful : [...runs]).slice(0, MOST_TERMS);
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

function synonymAt(runs: readonly Run[], at: number): [Term, number] | undefined {
  for (let length = LONGEST_SYNONYM; length > 0; length--) {
    const words = runs.slice(at, at + length).map(({ text }) => text);
    const group = [words, words.map(singular)]
      .map((some) => SYNONYMS.get(some.join(' ')))
      .find((found) => found);
    if (words.length === length && group) {
      const text = words.join(' ');
      const alternatives = [...new Set([text, ...group])].flatMap((word) => phraseOf(word) ?? []);
      const parts = runs
        .slice(at, at + length)
        .filter((run) => run.text.length >= SHORTEST_PART)
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
  const cut = { text: Array.from(text).slice(0, LONGEST_RUN).join(''), dense };
  return { text: cut.text, alternatives: [looseOf(cut)] };
}

const all = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' AND ');
const some = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' OR ');
const within = (columns: string, { alternatives }: Term) =>
  `{${columns}} : (${alternatives.join(' OR ')})`;

/**
 * Ranks of hits, best first. Up to the first of these what was asked for is named or lies in a
 * category of that name; up to the second all of it is at least said of the hit.
 */
export const NAMED_SO = 5;
export const EVERY_WORD = 6;
/** The thing itself beside another word, the thing, and something that comes with it. */
const THING_AND_MORE = 7;
const THING = 8;
export const WITH_THING = 9;
/** Those that are called one of the words. */
const CALLED_SOME = 10;
/** Nothing but the name of a category above, or some of the words. */
const SOME_WORDS = 11;

const namedBy = ({ text }: Term, tree: CategoryTree) =>
  categoriesNamed(tree, SPELLINGS.get(text) ?? text);

/** Only as it was typed: what comes with a cup is hardly meant where a mug was asked for. */
const itself = (term: Term): Term =>
  term.literal === undefined ? term : { ...term, alternatives: [term.literal] };

/** Each word by itself. */
export const wordsOf = (terms: readonly Term[]) => terms.flatMap((term) => term.parts ?? [term]);

/** Words that have synonyms together, wherever they stand. */
function widened(term: Term): Term {
  const { parts = [], text, alternatives } = term;
  if (parts.length < text.split(' ').length) return term;
  const together = all(parts.flatMap((part) => part.alternatives));
  return { ...term, alternatives: [...alternatives, `(${together})`] };
}

/** Says at last what the thing is for: `backpack for school`. */
export const isForSomething = (keyword: string) => PURPOSE.test(keyword);
const PURPOSE = /\S (?:for|para|pour|untuk|для) \S/i;

/** The thing itself among what is said of it: `red dress with pockets` is a dress. */
function headOf(terms: readonly Term[], keyword: string, locale: Locale): Term | undefined {
  if (CATALOGUE_LANGUAGES[locale].thingFirst) return terms[0];
  const before = runsOf(keyword.split(/ (?:for|with|of|from|without|для|с|из) /i)[0] ?? '');
  const words = before.map(({ text }) => text).join(' ');
  return terms.findLast(({ text }) => words.endsWith(text)) ?? terms.at(-1);
}

/**
 * FTS5 expressions by rank. What a thing is called comes before what is said of it, its title before
 * its attributes; the names of categories count as words of what lies in them, those above a
 * product's own only beside another word. A rank may hold hits of those before it too.
 */
export function expressionsOf(
  typed: readonly Term[],
  { keyword, locale, loosely }: { keyword: string; locale: Locale; loosely: boolean },
  tree: CategoryTree,
): { rank: number; match: string }[] {
  const terms = loosely ? typed.map(widened) : typed;
  const head = headOf(terms, keyword, locale);
  if (!head) return [];
  const named = terms.map((term) => namedBy(term, tree));
  const orIn = (ids: readonly string[]) => (ids.length > 0 ? [scopeMatch('category', ids)] : []);
  const leaves = [...new Set(named.flatMap((ids) => ids.leaves))];
  const headLeaves = named[terms.indexOf(head)]?.leaves ?? [];
  const noun = terms.map((term) => within('noun', term));
  const anywhere = terms.map((term, i) => {
    const { leaves: own = [], branches = [] } = named[i] ?? {};
    return some([within('noun title extra', term), ...orIn([...own, ...branches])]);
  });
  const isSingle = terms.length === 1;
  const ranks: (string | undefined)[] = [
    headLeaves.length > 0 ? all([...noun, scopeMatch('category', headLeaves)]) : undefined,
    all(isSingle ? [within('noun', itself(head))] : noun),
    all(isSingle ? noun : [...anywhere, within('noun', head)]),
    isSingle ? undefined : all([...anywhere, some(noun)]),
    all(terms.map((term) => within('noun title', isSingle ? itself(term) : term))),
    leaves.length > 0 ? all([...anywhere, some(orIn(leaves))]) : undefined,
    all([...anywhere, some(terms.map((term) => within('noun title extra', term)))]),
  ];
  if (!loosely) return inOrder(ranks);
  const words = wordsOf(terms);
  const common = named.every(({ branches }) => branches.length > 0)
    ? orIn(named[0]?.branches ?? [])
    : [];
  if (words.length === 1) {
    ranks[SOME_WORDS] = some([...common, within('noun title', words[0] ?? head)]);
    return inOrder(ranks);
  }
  const thing = head.parts?.at(-1) ?? head;
  const others = words.filter((word) => word !== thing);
  const called = some(words.map((word) => within('noun', word)));
  const said = others.map((word) => within('noun title extra', word));
  ranks[THING_AND_MORE] = all([within('noun', thing), some(said)]);
  if (CATALOGUE_LANGUAGES[locale].thingFirst) {
    ranks[THING] = called;
  } else {
    ranks[THING] = within('noun', thing);
    ranks[WITH_THING] = some([within('noun title', thing), ...orIn(namedBy(thing, tree).leaves)]);
    ranks[CALLED_SOME] = called;
  }
  ranks[SOME_WORDS] = some([...common, within('noun title extra', thing), ...said]);
  return inOrder(ranks);
}

const inOrder = (ranks: readonly (string | undefined)[]) =>
  Array.from(ranks, (match, rank) => (match === undefined ? [] : [{ rank, match }])).flat();
