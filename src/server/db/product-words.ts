import type { Locale } from '../../contract/values/shop/locales.ts';
import { CATALOGUE_LANGUAGES } from '../../i18n/languages.ts';
import {
  type ProductWords,
  WORD_ROLES,
  type Wording,
  type WordRole,
} from './schema/shop/catalogue.ts';

/** The words of a product's title in one language. */
export type TranslatedWords = Record<WordRole, string>;

/** Translates each word of a product. */
export function translateWords(
  words: ProductWords,
  translate: (wording: Wording) => string,
): TranslatedWords {
  return {
    noun: translate(words.noun),
    adjective: translate(words.adjective),
    material: translate(words.material),
    feature: translate(words.feature),
    use: translate(words.use),
  };
}

/** The most characters of a title that fit on a card. Combining marks don't count. */
const MAX_TITLE_LENGTH = 90;
const fitsOnCard = (title: string) =>
  title.length <= MAX_TITLE_LENGTH || title.replaceAll(/\p{M}/gu, '').length <= MAX_TITLE_LENGTH;

/** Capitalises the first letter, unless the first word has a capital already (`iPad`). */
export function capitalised(text: string): string {
  return /^\p{Ll}[^\p{Lu}\s]*(?!\S)/u.test(text)
    ? text.slice(0, 1).toUpperCase() + text.slice(1)
    : text;
}

/** The words of a phrase that a title should have only once: those of four letters or more. */
const longWords = (phrase: string): string[] =>
  phrase.toLowerCase().match(/[\p{L}\p{M}\p{N}’ʻ']{4,}/gu) ?? [];

/**
 * The words without those phrases that repeat a word of an earlier role: a glass jar needs no material.
 * `common` words, such as prepositions, may be repeated.
 */
export function withoutRepeats(
  words: Partial<TranslatedWords>,
  common: readonly string[],
): Partial<TranslatedWords> {
  const seen = new Set<string>();
  const kept: Partial<TranslatedWords> = {};
  for (const role of WORD_ROLES) {
    const phrase = words[role];
    if (phrase === undefined) continue;
    const own = longWords(phrase).filter((word) => !common.includes(word));
    if (own.some((word) => seen.has(word))) continue;
    for (const word of own) seen.add(word);
    kept[role] = phrase;
  }
  return kept;
}

/** Features and uses may begin with a preposition. Sellers' names for features keep their capitals. */
const isPhrase = (role: WordRole) => role === 'feature' || role === 'use';

/**
 * Words inside a title. A capital letter that is there only because the word came first becomes small.
 */
const inside = (words: string) =>
  /^(?!Bluetooth)\p{Lu}[\p{Ll}ʻ]+(?![^\s-])/u.test(words)
    ? words.slice(0, 1).toLowerCase() + words.slice(1)
    : words;

/** The separator before a role: only a space before a preposition, else that of the role. */
function separatorOf(locale: Locale, role: WordRole, words: string): string {
  const { between, before = {} } = CATALOGUE_LANGUAGES[locale].title;
  const [first = ''] = words.toLowerCase().split(/\s/);
  const isJoined = isPhrase(role) && commonWords(locale).includes(first);
  return isJoined ? ' ' : (before[role] ?? between);
}

/** The prepositions and other small words of a language. */
function commonWords(locale: Locale): readonly string[] {
  const { stopWords, title } = CATALOGUE_LANGUAGES[locale];
  return [...stopWords, ...(title.prepositions ?? [])];
}

/** Joins words in the order and with the separators of a language. */
function joinWords(locale: Locale, words: Partial<TranslatedWords>): string {
  const { order } = CATALOGUE_LANGUAGES[locale].title;
  const distinctWords = withoutRepeats(words, commonWords(locale));
  let title = '';
  for (const role of order) {
    const phrase = distinctWords[role];
    if (phrase === undefined) continue;
    const word = isPhrase(role) || title === '' ? phrase : inside(phrase);
    title += title === '' ? word : separatorOf(locale, role, phrase) + word;
  }
  return capitalised(title);
}

/**
 * Composes a title in a language other than English and Chinese. If it is too long, the use is left out,
 * then the feature, then all but the noun.
 */
export function composeTitle(locale: Locale, words: TranslatedWords): string {
  const { noun, adjective, material, feature } = words;
  const core = { noun, adjective, material };
  for (const chosenWords of [words, { ...core, feature }, core]) {
    const title = joinWords(locale, chosenWords);
    if (fitsOnCard(title)) return title;
  }
  return capitalised(noun);
}

/** Composes the first sentence of a description, from all words but the use. */
export function composeSentence(locale: Locale, words: TranslatedWords): string {
  const { use: _, ...rest } = words;
  return joinWords(locale, rest) + CATALOGUE_LANGUAGES[locale].title.end;
}
