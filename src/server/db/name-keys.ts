import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '../../i18n/languages.ts';
import { BEGINS_DENSE, charactersOf, joinRuns, type Run, runsOf } from './fold-text.ts';
import type { NameLanguage } from './schema/shop/catalogue.ts';

type Stem = (word: string) => string;

const STEMMERS: Record<NonNullable<CatalogueLanguage['stemmer']>, Stem> = {
  french,
  spanish,
};

/** The endings in a language's folder, each with what replaces it. */
const replacementsOf = (endings: readonly (readonly [pattern: string, replacement: string])[]) =>
  endings.map(([pattern, by]) => ({ ending: new RegExp(pattern, 'u'), by }));

/** The stem of each language: of a package, or by the endings in the language's folder. */
const STEMS: Partial<Record<Locale, Stem>> = Object.fromEntries(
  Object.entries(CATALOGUE_LANGUAGES).map(([locale, { stemmer, endings = [] }]) => {
    const replacements = replacementsOf(endings);
    const byEndings = (word: string) =>
      replacements.reduce((rest, { ending, by }) => rest.replace(ending, by), word);
    return [locale, stemmer ? STEMMERS[stemmer] : byEndings];
  }),
);

/** A folded word without the endings that its language adds. */
export const stemIn = (locale: Locale, word: string): string => STEMS[locale]?.(word) ?? word;

/**
 * A folded text in the script in which the language's names are written; Japanese in katakana, because many words are
 * written in either kana.
 */
export function inScriptOf(locale: Locale, text: string): string {
  const katakana = inKatakana(text);
  if (katakana !== text) return katakana;
  const { letters } = CATALOGUE_LANGUAGES[locale];
  if (!letters || !/\p{Script=Cyrillic}/u.test(text)) return text;
  return Array.from(text, (letter) => letters[letter] ?? letter).join('');
}

const HIRAGANA = /[\u3041-\u3096]/gu;
/** Katakana stand in the same order as hiragana, this far behind them. */
const KATAKANA_OFFSET = 0x60;

/** A text with its hiragana as katakana. */
const inKatakana = (text: string): string =>
  text.replaceAll(HIRAGANA, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + KATAKANA_OFFSET),
  );

const DIMINUTIVES: Partial<Record<Locale, ReturnType<typeof replacementsOf>>> = Object.fromEntries(
  Object.entries(CATALOGUE_LANGUAGES).map(([locale, { diminutives = [] }]) => [
    locale,
    replacementsOf(diminutives),
  ]),
);
/** The least letters of a word without its diminutive ending: what is shorter is no word. */
const MIN_BASE = 3;

/**
 * The keys of a query's words without the endings of diminutives (`diminutives` in the language's folder).
 * They are looked up if no name has the endings. Empty if the words have no such endings.
 */
export function keysOfBases(locale: Locale, runs: readonly Run[]): string[] {
  const keys = (DIMINUTIVES[locale] ?? []).flatMap(({ ending, by }) => {
    const bases = runs.map(({ text, dense }) => {
      const word = inScriptOf(locale, text);
      const base = word.replace(ending, by);
      return { text: base.length < MIN_BASE ? word : base, dense, isOther: base !== word };
    });
    return bases.some(({ isOther }) => isOther) ? keysOfRuns(locale, bases) : [];
  });
  return [...new Set(keys)];
}

const hasAccents = (language: NameLanguage): boolean =>
  language !== 'pinyin' && language !== 'plain' && CATALOGUE_LANGUAGES[language].accents === true;

/** The articles, prepositions and the like of a language, folded. */
export const stopWordsOf = (locale: Locale): ReadonlySet<string> => {
  const known =
    STOP_WORDS.get(locale) ??
    new Set(smallWordsOf(CATALOGUE_LANGUAGES[locale]).map((word) => joinRuns(runsOf(word))));
  STOP_WORDS.set(locale, known);
  return known;
};
const smallWordsOf = ({ stopWords, smallWords = [] }: CatalogueLanguage) => [
  ...stopWords,
  ...smallWords,
];
const STOP_WORDS = new Map<Locale, ReadonlySet<string>>();

/**
 * The keys under which a name is found: its words without endings and spaces; and the joined words with the
 * ending removed from the whole, so that `suit cases` and `suitcase` have a key in common. If some words
 * are articles and the like, also the key of all words. Empty if the name has no word.
 */
export function nameKeys(locale: Locale, text: string): string[] {
  if (hasAccents(locale)) return [accentedKey(text)].filter(Boolean);
  return keysOfRuns(locale, runsOf(text));
}

const SEGMENTERS = new Map<Locale, Intl.Segmenter>();
/**
 * Shorter words mean nothing by themselves: in letters, and in characters of a script without spaces. Thai
 * and Lao words of a few characters are also found inside other words.
 */
const MIN_WORD = { letters: 3, characters: 2, syllables: 4 };
/** Words in hiragana only are mostly endings. */
const SMALL = /^\p{Script=Hiragana}+$/u;

const isWordAlone = (word: string): boolean => {
  if (!/^[\p{L}\p{M}]+$/u.test(word) || SMALL.test(word)) return false;
  const { length } = charactersOf(word);
  if (!BEGINS_DENSE.test(word)) return length >= MIN_WORD.letters;
  return (
    length >=
    (/[\p{Script=Thai}\p{Script=Lao}]/u.test(word) ? MIN_WORD.syllables : MIN_WORD.characters)
  );
};

/**
 * Those words of a text of several words that mean something by themselves, without articles and the like.
 * Empty if it is one word. Where words are written without spaces, the platform's dictionaries divide them.
 * Also empty for languages in which each syllable is written as a word.
 */
export function wordsWithin(locale: Locale, text: string): string[] {
  if (hasAccents(locale)) return [];
  const segmenter = SEGMENTERS.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  SEGMENTERS.set(locale, segmenter);
  const words = runsOf(text).flatMap((run) =>
    run.dense && !/\p{Script=Hangul}/u.test(run.text)
      ? Array.from(segmenter.segment(run.text), ({ segment }) => segment)
      : [run.text],
  );
  if (words.length < 2) return [];
  const written = text.normalize('NFC').split(/\s+/);
  return (words.length === written.length ? written : words).filter(
    (word) => isWordAlone(word) && !stopWordsOf(locale).has(joinRuns(runsOf(word))),
  );
}

/** Words with their accents. */
const accentedKey = (text: string): string =>
  (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('');

/** The keys of a name as typed without accents, in a language that has them. */
export const plainKeys = (locale: Locale, text: string): string[] =>
  hasAccents(locale) ? [joinRuns(runsOf(text))].filter(Boolean) : [];

/** A run with its accents, in lower case. */
export type TypedRun = Run & { typed: string };

/** Whether words were typed with accents that tell words apart. */
export const hasTypedAccents = (runs: readonly TypedRun[]): boolean =>
  accentedKey(runs.map(({ typed }) => typed).join(' ')) !== joinRuns(runs);

/** The keys of consecutive words of a query; see `nameKeys`. */
export function keysOfTyped(language: NameLanguage, runs: readonly TypedRun[]): string[] {
  if (hasAccents(language)) return [accentedKey(runs.map(({ typed }) => typed).join(' '))];
  if (language === 'pinyin') return [joinRuns(runs)];
  // Typed accents are intended.
  if (language === 'plain') return hasTypedAccents(runs) ? [] : [joinRuns(runs)];
  return [...keysOfRuns(language, runs), ...wholeKeys(language, runs), ...formerKeys(runs)];
}

/** The keys of names in hiragana that an older version wrote, before keys were in katakana. */
const formerKeys = (runs: readonly Run[]): string[] => {
  const whole = joinRuns(runs);
  return inKatakana(whole) === whole ? [] : [whole];
};

const WHOLE = '=';

/** Whether a key is of a whole word, with its ending. */
export const isWhole = (key: string): boolean => key.startsWith(WHOLE);

/** The key of a name of persons with its endings, in a language whose endings tell them apart (`suegro`, `suegra`). */
export const personKeys = (locale: Locale, text: string): string[] =>
  wholeKeys(locale, runsOf(text));

function wholeKeys(locale: Locale, runs: readonly Run[]): string[] {
  if (CATALOGUE_LANGUAGES[locale].genders !== true) return [];
  return [WHOLE + joinRuns(withoutSmallWords(locale, runs))];
}

/** Leaves out articles and the like, unless no other word would be left. */
function withoutSmallWords(locale: Locale, runs: readonly Run[]): readonly Run[] {
  const meaningful = runs.filter(({ text }) => !stopWordsOf(locale).has(text));
  return meaningful.length > 0 ? meaningful : runs;
}

function keysOfRuns(locale: Locale, all: readonly Run[]): string[] {
  const written = all.map((run) => ({ ...run, text: inScriptOf(locale, run.text) }));
  const runs = withoutSmallWords(locale, written);
  const stems = runs.map(({ text }) => stemIn(locale, text)).join('');
  const whole = joinRuns(runs);
  const isWord = runs.length > 1 && runs.every(({ dense }) => !dense);
  const asTyped = runs.length < all.length ? [stemIn(locale, joinRuns(written))] : [];
  return [...new Set([stems, ...(isWord ? [stemIn(locale, whole)] : []), ...asTyped])].filter(
    Boolean,
  );
}
