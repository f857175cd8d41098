import type { Locale } from '../../contract/values/enums.ts';
import { CATALOGUE_LANGUAGES } from '../../i18n/languages.ts';
import type { ProductWords, Wording, WordRole } from './schema/catalogue.ts';

/** The words of a product in one language. */
export type SpokenWords = Record<WordRole, string>;

/** The words of a product as a language says each of them. */
export function sayWords(words: ProductWords, say: (wording: Wording) => string): SpokenWords {
  return {
    noun: say(words.noun),
    adjective: say(words.adjective),
    material: say(words.material),
    feature: say(words.feature),
    use: say(words.use),
  };
}

/** Signs that a title of a card may have; marks above and below a letter take no room. */
const LONGEST_TITLE = 90;
const widthOf = (text: string) => text.replaceAll(/\p{M}/gu, '').length;

/** With a capital at its beginning, unless its first word has its own way with them (`iPad`). */
export function capitalised(text: string): string {
  return /^\p{Ll}[^\p{Lu}\s]*(?!\S)/u.test(text)
    ? text.slice(0, 1).toUpperCase() + text.slice(1)
    : text;
}

function lineUp(locale: Locale, words: Partial<SpokenWords>): string {
  const { order, between } = CATALOGUE_LANGUAGES[locale].title;
  const said = order.flatMap((role) => words[role] ?? []);
  return capitalised([...new Set(said)].join(between));
}

/** A title in a language other than English and Chinese; words too many are left out from the end. */
export function composeTitle(locale: Locale, words: SpokenWords): string {
  const { noun, adjective, material, feature } = words;
  const core = { noun, adjective, material };
  for (const some of [words, { ...core, feature }, core]) {
    const title = lineUp(locale, some);
    if (title.length <= LONGEST_TITLE || widthOf(title) <= LONGEST_TITLE) return title;
  }
  return capitalised(noun);
}

/** What a description in such a language begins with: the title without what it is for. */
export function composeSentence(locale: Locale, words: SpokenWords): string {
  const { use: _, ...rest } = words;
  return lineUp(locale, rest) + CATALOGUE_LANGUAGES[locale].title.end;
}
