import type { Locale } from '../../contract/values/locales.ts';
import { CATALOGUE_LANGUAGES } from '../../i18n/languages.ts';
import type { ProductWords, Wording, WordRole } from './schema/catalogue.ts';

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

/** How many characters of a title a card has room for. Combining marks don't count. */
const MAX_TITLE_LENGTH = 90;
const fitsOnCard = (title: string) =>
  title.length <= MAX_TITLE_LENGTH || title.replaceAll(/\p{M}/gu, '').length <= MAX_TITLE_LENGTH;

/** Capitalises the first letter, unless the first word has a capital already (`iPad`). */
export function capitalised(text: string): string {
  return /^\p{Ll}[^\p{Lu}\s]*(?!\S)/u.test(text)
    ? text.slice(0, 1).toUpperCase() + text.slice(1)
    : text;
}

/** Joins words in the order and with the separator of a language. */
function joinWords(locale: Locale, words: Partial<TranslatedWords>): string {
  const { order, between } = CATALOGUE_LANGUAGES[locale].title;
  const ordered = order.flatMap((role) => words[role] ?? []);
  return capitalised([...new Set(ordered)].join(between));
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
