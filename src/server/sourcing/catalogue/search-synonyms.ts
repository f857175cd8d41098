import { CATALOGUE_LANGUAGES } from '../../../i18n/languages.ts';

const languages = Object.values(CATALOGUE_LANGUAGES);

/** The other words for a word or several in a row, itself first. */
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

/** Other spellings of what categories are called. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  languages.flatMap(({ spellings = {} }) => Object.entries(spellings)),
);

/** Words that say nothing of a thing, in all languages of the catalogue. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  languages.flatMap(({ stopWords }) => stopWords),
);

/** Words before the highest price that a search asks for. */
export const BELOW: readonly string[] = languages.flatMap(({ below = [] }) => below);
