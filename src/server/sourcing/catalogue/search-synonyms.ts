import { CATALOGUE_LANGUAGES } from '../../../i18n/languages.ts';

const languages = Object.values(CATALOGUE_LANGUAGES);

/** All synonyms of a word or phrase, with the word itself first. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  languages
    .flatMap(({ synonyms = [] }) => synonyms)
    .flatMap((group) =>
      group.map((word): [string, string[]] => [
        word,
        [word, ...group.filter((other) => other !== word)],
      ]),
    ),
);

/** Other spellings, each with the one that category names use. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  languages.flatMap(({ spellings = {} }) => Object.entries(spellings)),
);

/** Words that are ignored in a search, in all languages of the catalogue. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  languages.flatMap(({ stopWords }) => stopWords),
);

/** Words that introduce a price limit, such as `under`. */
export const BELOW: readonly string[] = languages.flatMap(({ below = [] }) => below);
