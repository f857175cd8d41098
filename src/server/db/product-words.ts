import type { Locale } from '../../contract/values/locales.ts';
import { CATALOGUE_LANGUAGES } from '../../i18n/languages.ts';
import type { ProductWords, Wording, WordRole } from './schema/catalogue.ts';

/** The words of a product in one language. */
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

/** The most characters of a title on a card. Combining marks don't count. */
const LONGEST_TITLE = 90;
const widthOf = (text: string) => text.replaceAll(/\p{M}/gu, '').length;

/** Capitalises the first letter, unless the first word has its own capitals (`iPad`). */
export function capitalised(text: string): string {
  return /^\p{Ll}[^\p{Lu}\s]*(?!\S)/u.test(text)
    ? text.slice(0, 1).toUpperCase() + text.slice(1)
    : text;
}

function lineUp(locale: Locale, words: Partial<TranslatedWords>): string {
  const { order, between } = CATALOGUE_LANGUAGES[locale].title;
  const ordered = order.flatMap((role) => words[role] ?? []);
  return capitalised([...new Set(ordered)].join(between));
}

/**
 * Composes a title in a language other than English and Chinese. If it is too long, words are left
 * out.
 */
export function composeTitle(locale: Locale, words: TranslatedWords): string {
  const { noun, adjective, material, feature } = words;
  const core = { noun, adjective, material };
  for (const some of [words, { ...core, feature }, core]) {
    const title = lineUp(locale, some);
    if (title.length <= LONGEST_TITLE || widthOf(title) <= LONGEST_TITLE) return title;
  }
  return capitalised(noun);
}

/** Composes the first sentence of a description, from all words but the use. */
export function composeSentence(locale: Locale, words: TranslatedWords): string {
  const { use: _, ...rest } = words;
  return lineUp(locale, rest) + CATALOGUE_LANGUAGES[locale].title.end;
}
