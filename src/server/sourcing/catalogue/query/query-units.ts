import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { CATALOGUE_LANGUAGES } from '../../../../i18n/languages.ts';
import { charactersOf, joinRuns, runsOf } from '../../../db/fold-text.ts';
import { stopWordsOf, type TypedRun } from '../../../db/name-keys.ts';

/**
 * A word of a query; in scripts without spaces a character. `word` counts the words of the query, so that two
 * characters of the same word can be told from two words.
 */
export type Unit = TypedRun & {
  word: number;
  /** Whether it comes after `for` or `with`: what follows is not the thing itself. */
  isAside: boolean;
  /** Whether it is an article, a preposition or the like. */
  isStop: boolean;
};

/** Consecutive units: the first one, and the one after the last. */
export type Span = { start: number; end: number };

/** Further words are ignored, because each costs look-ups. Marketplaces do the same. */
const MAX_UNITS = 32;
const MAX_WORDS = 12;
/** How much of a word is searched for, in characters. */
const MAX_LETTERS = 24;
/** The longest names, in words and in characters of a script without spaces. */
const MAX_NAME = { words: 5, characters: 18 };

/** Words before a purpose or an addition, of all languages: what follows is not the thing itself. */
const ASIDE = new Set(
  Object.values(CATALOGUE_LANGUAGES).flatMap(({ asideWords = [] }) =>
    asideWords.map((word) => joinRuns(runsOf(word))),
  ),
);

/** The units of a query. */
export function unitsOf(keyword: string, locale: Locale): Unit[] {
  const stopWords = [locale, 'en' as const].map(stopWordsOf);
  let isAside = false;
  const runs = keyword.split(/\s+/).flatMap((text) => {
    const folded = runsOf(text);
    const typed = text.toLowerCase().normalize('NFC');
    return folded.map((run) => ({ ...run, typed: folded.length === 1 ? typed : run.text }));
  });
  const { asideBehind = [] } = CATALOGUE_LANGUAGES[locale];
  const behind = runs.findLastIndex(({ text }) => asideBehind.includes(text));
  const words = runs.map((run, word) => {
    isAside ||= word > 0 && ASIDE.has(run.text);
    const isBefore = word <= behind;
    const isStop = stopWords.some((known) => known.has(run.text));
    return { ...run, word, isAside: isAside || isBefore, isStop };
  });
  return words.slice(0, MAX_WORDS).flatMap(unitsOfWord).slice(0, MAX_UNITS);
}

function unitsOfWord(word: Unit): Unit[] {
  if (!word.dense) return [{ ...word, text: word.text.slice(0, MAX_LETTERS) }];
  const characters = charactersOf(word.text);
  const nounEnd = characters.length - particleLength(word.text);
  return characters.map((text, at) => ({
    ...word,
    ...{ text, typed: text, isStop: word.isStop || at >= nounEnd },
  }));
}

/** What is written behind a word of any language without a space, the longest first. */
const PARTICLES = Object.values(CATALOGUE_LANGUAGES)
  .flatMap(({ particles = [] }) => particles)
  .toSorted((a, b) => b.length - a.length);
/** A word has at least this many characters before a particle. */
const MIN_NOUN = 2;

/** How many characters at the end of a word are a particle. A name that ends so is read all the same. */
const particleLength = (word: string): number =>
  PARTICLES.find((end) => word.endsWith(end) && word.length - end.length >= MIN_NOUN)?.length ?? 0;

/** All spans of a query that may be a name. */
export function spansOf(units: readonly Unit[]): Span[] {
  return units.flatMap((_, start) =>
    units.slice(start, start + MAX_NAME.characters).flatMap((_, length) => {
      const span = { start, end: start + length + 1 };
      const words = new Set(runsIn(units, span).map(({ text }) => text)).size;
      return words <= MAX_NAME.words ? [span] : [];
    }),
  );
}

/** The runs of a span: characters of one word are joined. */
export function runsIn(units: readonly Unit[], { start, end }: Span): TypedRun[] {
  const byWord = Map.groupBy(units.slice(start, end), ({ word }) => word);
  return Array.from(byWord.values(), (parts) => ({
    text: joinRuns(parts),
    typed: parts.map(({ typed }) => typed).join(''),
    dense: parts[0]?.dense ?? false,
  }));
}

/** The text of a span, folded, with spaces between words. */
export const textOf = (units: readonly Unit[], span: Span): string =>
  runsIn(units, span)
    .map(({ text }) => text)
    .join(' ');
