import type { Direction, Locale } from '../contract/values/locales.ts';

/** What identifies a language: `locales/<code>/language.json`. */
export type Language = {
  /** In its own words. */
  name: string;
  /** BCP 47 tag for `lang`, `hreflang` and plural rules. */
  tag: string;
  /** BCP 47 tag of the conventions for numbers, money, dates and names of countries. */
  formatTag: string;
  direction: Direction;
  /** Beginnings of tags in lower case, besides its own, whose readers get this language. */
  serves?: readonly string[];
  /** The language to look for a text in before English. */
  fallback?: Locale;
};

/** How to write a language that browsers and Workers do not know: `formats.json`. */
export type OwnFormats = {
  numbers: {
    /** Tag of a known language with the same separators. */
    like: string;
    /** Words of that language, and what replaces them. */
    words: Readonly<Record<string, string>>;
    /** Whether the symbol of a currency stands before the minus sign, without a space. */
    symbolBeforeMinus: boolean;
  };
  dates: {
    months: { medium: readonly string[]; long: readonly string[] };
    /** With `{date}`, `{month}` and `{year}`. */
    day: string;
    twoDigitHours: boolean;
  };
  /** What stands before the last of two things, and of more. */
  lists: { two: string; more: string };
};

type WordRole = 'noun' | 'adjective' | 'material' | 'feature' | 'use';

/** How a language names goods and how its shoppers search for them: `catalogue.json`. */
export type CatalogueLanguage = {
  /** A title made of words: their order, and what stands between and after them. */
  title: { order: readonly WordRole[]; between: string; end: string };
  /** Whether a search names the thing first, then which. */
  nounFirst: boolean;
  /** Words of a search that say nothing of a thing. */
  stopWords: readonly string[];
  /** Words before the highest price that a search asks for. */
  below?: readonly string[];
  /** Other spellings of what categories are called. */
  spellings?: Readonly<Record<string, string>>;
  /** Words for the same thing, in the singular. */
  synonyms?: readonly (readonly string[])[];
};

/** What a language's letters need besides the system's font: `typography.json`. */
export type Typography = {
  /** Names of fonts for its script, best first. */
  fonts: readonly string[];
  /** Stacked vowels and tone marks, and joined letters, need taller lines and no letter spacing. */
  tallLetters?: boolean;
  lineBreak?: 'strict';
  wordBreak?: 'keep-all';
};

type Files<T> = Readonly<Record<string, T>>;
type ByLocale<T> = { readonly [L in Locale]?: T };
type OfAll<T> = Readonly<Record<Locale, T>>;

/** Vite puts the files of `import.meta.glob` into a build. */
const inVite = import.meta.env !== undefined;

/** A script that Node runs by itself reads the files from the disk: all of each, or one key. */
function readFiles<T>(name: string, key?: string): Files<T> {
  const fs = process.getBuiltinModule('node:fs');
  const folder = `${import.meta.dirname}/../../locales`;
  const files = fs.readdirSync(folder).map((code) => `${folder}/${code}/${name}`);
  const written = files.filter((file) => fs.existsSync(file));
  return Object.fromEntries(
    written.map((file) => {
      const json = JSON.parse(fs.readFileSync(file, 'utf8'));
      return [file, key === undefined ? json : json[key]];
    }),
  );
}

/** Files by the code of their folder. */
const byLocale = <T>(files: Files<T>): ByLocale<T> =>
  Object.fromEntries(Object.entries(files).map(([file, data]) => [file.split('/').at(-2), data]));

// What the browser needs of all languages comes key by key, so that it gets nothing else of them.

export const NAMES = /* @__PURE__ */ byLocale<Language['name']>(
  inVite
    ? import.meta.glob('../../locales/*/language.json', { eager: true, import: 'name' })
    : readFiles('language.json', 'name'),
) as OfAll<Language['name']>;

export const TAGS = /* @__PURE__ */ byLocale<Language['tag']>(
  inVite
    ? import.meta.glob('../../locales/*/language.json', { eager: true, import: 'tag' })
    : readFiles('language.json', 'tag'),
) as OfAll<Language['tag']>;

export const FORMAT_TAGS = /* @__PURE__ */ byLocale<Language['formatTag']>(
  inVite
    ? import.meta.glob('../../locales/*/language.json', { eager: true, import: 'formatTag' })
    : readFiles('language.json', 'formatTag'),
) as OfAll<Language['formatTag']>;

export const OWN_NUMBERS = /* @__PURE__ */ byLocale<OwnFormats['numbers']>(
  inVite
    ? import.meta.glob('../../locales/*/formats.json', { eager: true, import: 'numbers' })
    : readFiles('formats.json', 'numbers'),
);

export const OWN_DATES = /* @__PURE__ */ byLocale<OwnFormats['dates']>(
  inVite
    ? import.meta.glob('../../locales/*/formats.json', { eager: true, import: 'dates' })
    : readFiles('formats.json', 'dates'),
);

export const OWN_LISTS = /* @__PURE__ */ byLocale<OwnFormats['lists']>(
  inVite
    ? import.meta.glob('../../locales/*/formats.json', { eager: true, import: 'lists' })
    : readFiles('formats.json', 'lists'),
);

// The server's alone.

export const LANGUAGES = /* @__PURE__ */ byLocale<Language>(
  inVite
    ? import.meta.glob('../../locales/*/language.json', { eager: true, import: 'default' })
    : readFiles('language.json'),
) as OfAll<Language>;

/**
 * Names of countries by ISO code in upper case, of languages that Workers do not know. From CLDR
 * 48.
 */
export const OWN_REGION_NAMES = /* @__PURE__ */ byLocale<Readonly<Record<string, string>>>(
  inVite
    ? import.meta.glob('../../locales/*/regions.json', { eager: true, import: 'default' })
    : readFiles('regions.json'),
);

/**
 * Names of first-level districts by ISO 3166-2 code. English names all districts of the served
 * countries and of China, in display order; other languages have only the names that differ. The
 * provinces of Vietnam are those since July 2025, under the code of the province whose name they kept.
 */
export const DISTRICT_NAMES = /* @__PURE__ */ byLocale<Readonly<Record<string, string>>>(
  inVite
    ? import.meta.glob('../../locales/*/districts.json', { eager: true, import: 'default' })
    : readFiles('districts.json'),
);

export const TYPOGRAPHY = /* @__PURE__ */ byLocale<Typography>(
  inVite
    ? import.meta.glob('../../locales/*/typography.json', { eager: true, import: 'default' })
    : readFiles('typography.json'),
);

export const CATALOGUE_LANGUAGES = /* @__PURE__ */ byLocale<CatalogueLanguage>(
  inVite
    ? import.meta.glob('../../locales/*/catalogue.json', { eager: true, import: 'default' })
    : readFiles('catalogue.json'),
) as OfAll<CatalogueLanguage>;
