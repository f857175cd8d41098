import { LOCALES } from '../contract/values/locales.ts';
import { LANGUAGES, TYPOGRAPHY, type Typography } from '../i18n/languages.ts';

/** The languages whose letters need more than the system's font. */
export const TYPOGRAPHIES: readonly (Typography & { lang: string })[] = LOCALES.flatMap(
  (locale) => {
    const typography = TYPOGRAPHY[locale];
    return typography ? [{ ...typography, lang: `:lang(${LANGUAGES[locale].tag})` }] : [];
  },
);

/** Selector of an element in one of the languages with tall letters. */
export const tallLetters = `:is(${TYPOGRAPHIES.filter((one) => one.tallLetters)
  .map(({ lang }) => lang)
  .join(', ')})`;
