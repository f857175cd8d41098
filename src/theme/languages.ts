import { LOCALES } from '../contract/values/shop/locales.ts';
import { LANGUAGES, TYPOGRAPHY, type Typography } from '../i18n/languages.ts';

/** The typographies of the languages that need one, each with its `:lang()` selector. */
export const TYPOGRAPHIES: readonly (Typography & { lang: string })[] = LOCALES.flatMap(
  (locale) => {
    const typography = TYPOGRAPHY[locale];
    return typography ? [{ ...typography, lang: `:lang(${LANGUAGES[locale].tag})` }] : [];
  },
);

/** Selects elements in the languages with tall letters. */
export const tallLettersSelector = `:is(${TYPOGRAPHIES.filter((one) => one.tallLetters)
  .map(({ lang }) => lang)
  .join(', ')})`;
