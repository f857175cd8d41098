import type { Direction, Locale } from '../contract/values/shop/locales.ts';

/** A language: `locales/<code>/language.json`. */
export type Language = {
  /** The name of the language in itself. */
  name: string;
  /** BCP 47 tag for `lang`, `hreflang` and plural rules. */
  tag: string;
  /** The BCP 47 tag for formatting numbers, money, dates and country names. */
  formatTag: string;
  direction: Direction;
  /** Further prefixes of BCP 47 tags, in lower case. A browser that accepts one gets this language. */
  serves?: readonly string[];
  /**
   * The language that is tried before English, if a tenant's text or a district's name is missing
   * in this one.
   */
  fallback?: Locale;
};

/**
 * The formats of a language whose formats some browsers or Workers do not know: `formats.json`.
 */
export type CustomFormats = {
  numbers: {
    /** The tag of a supported language with the same separators. */
    like: string;
    /** Words of that language, and what replaces them. */
    words: Readonly<Record<string, string>>;
    /** Whether the symbol of a currency stands before the minus sign, without a space. */
    symbolBeforeMinus: boolean;
  };
  dates: {
    months: { medium: readonly string[]; long: readonly string[] };
    /** The pattern of a date: `{date}` is the day of the month, then `{month}` and `{year}`. */
    day: string;
    twoDigitHours: boolean;
  };
  /** The separator before the last item, in a list of two items and in a longer one. */
  lists: { two: string; more: string };
};

type WordRole = 'noun' | 'adjective' | 'material' | 'feature' | 'use';

/**
 * How the demonstration composes texts of products in a language, and how a search in that language
 * reads words: `catalogue.json`.
 */
export type CatalogueLanguage = {
  /**
   * How a title, and the first sentence of a description, is composed: the order of its words, the
   * separator `between` them or `before` a role, and the mark at the `end` of a sentence. Before a
   * phrase that begins with one of the `prepositions` or stop words, there is only a space.
   */
  title: {
    order: readonly WordRole[];
    between: string;
    before?: Partial<Record<WordRole, string>>;
    prepositions?: readonly string[];
    end: string;
  };
  /** Whether the head noun comes first in a phrase, before its adjectives. */
  nounFirst: boolean;
  /** The regular expression of `and` between two nouns in the name of a category, which is a list without it. */
  and?: string;
  /** Words that are ignored in a search. */
  stopWords: readonly string[];
  /** Further articles, prepositions and pronouns that are ignored in a search; titles are composed without them. */
  smallWords?: readonly string[];
  /** Words before a purpose or an addition, such as `for`: what follows is not the thing itself. */
  asideWords?: readonly string[];
  /** Words behind a purpose: what stands before them is not the thing itself. */
  asideBehind?: readonly string[];
  /** Words that introduce a price limit, such as `under`. */
  below?: readonly string[];
  /** The stemmer from `@orama/stemmers` that takes off the endings of words. */
  stemmer?: 'french' | 'spanish';
  /** For a language without a stemmer: regular expressions of endings, and what replaces each, applied in order. */
  endings?: readonly (readonly [pattern: string, replacement: string])[];
  /**
   * Regular expressions of what makes another word of one, and what replaces each: endings of diminutives (`bolsinha` of
   * `bolsa`), prefixes of verbs, what is written before or behind a word without a space (`لزوجتي`). Such a word is read
   * without one if nothing is called so with it.
   */
  diminutives?: readonly (readonly [pattern: string, replacement: string])[];
  /** What is written behind a word without a space and says nothing, as `을` in Korean. */
  particles?: readonly string[];
  /** Whether endings that are taken off tell persons apart: `suegro`, `suegra`. */
  genders?: boolean;
  /** How the letters of another script in which the language is written too are spelt. */
  letters?: Readonly<Record<string, string>>;
  /** The letters on the keys that have Latin ones on an American keyboard, if the language has another script. */
  keyboard?: Readonly<Record<string, string>>;
  /** Whether words that differ only in their accents are different words: `mùa` (season), `mua` (buy). */
  accents?: boolean;
};

/** The typography of a language, if the defaults do not fit: `typography.json`. */
export type Typography = {
  /** Names of fonts for its script, best first. */
  fonts: readonly string[];
  /** Whether stacked vowels, tone marks or joined letters need taller lines and no letter spacing. */
  tallLetters?: boolean;
  lineBreak?: 'strict';
  /** `auto-phrase` breaks lines between phrases, where a browser knows them. */
  wordBreak?: 'keep-all' | 'auto-phrase';
};

type Files<T> = Readonly<Record<string, T>>;
type ByLocale<T> = { readonly [L in Locale]?: T };
type OfAll<T> = Readonly<Record<Locale, T>>;

/** Whether the code runs in a Vite build, where `import.meta.glob` exists. */
const inVite = import.meta.env !== undefined;

/** Reads the files from disk, for scripts that run without Vite. `key` selects one key of each. */
function readFiles<T>(name: string, key?: string): Files<T> {
  const fs = process.getBuiltinModule('node:fs');
  const folder = `${import.meta.dirname}/../../locales`;
  const files = fs.readdirSync(folder).map((code) => `${folder}/${code}/${name}`);
  const existing = files.filter((file) => fs.existsSync(file));
  return Object.fromEntries(
    existing.map((file) => {
      const json = JSON.parse(fs.readFileSync(file, 'utf8'));
      return [file, key === undefined ? json : json[key]];
    }),
  );
}

/** Files by their locale, which is the name of their folder. */
const byLocale = <T>(files: Files<T>): ByLocale<T> =>
  Object.fromEntries(Object.entries(files).map(([file, data]) => [file.split('/').at(-2), data]));

// The browser needs these keys of all languages. They are imported one by one, so that it loads nothing else.

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

/** The sign of CNY in languages whose readers take `¥` for the yen: `money.json`. */
export const CNY_SIGNS = /* @__PURE__ */ byLocale<string>(
  inVite
    ? import.meta.glob('../../locales/*/money.json', { eager: true, import: 'cnySign' })
    : readFiles('money.json', 'cnySign'),
);

// Formats of languages that some browsers or Workers do not know (see `CustomFormats`).

export const CUSTOM_NUMBER_FORMATS = /* @__PURE__ */ byLocale<CustomFormats['numbers']>(
  inVite
    ? import.meta.glob('../../locales/*/formats.json', { eager: true, import: 'numbers' })
    : readFiles('formats.json', 'numbers'),
);

export const CUSTOM_DATE_FORMATS = /* @__PURE__ */ byLocale<CustomFormats['dates']>(
  inVite
    ? import.meta.glob('../../locales/*/formats.json', { eager: true, import: 'dates' })
    : readFiles('formats.json', 'dates'),
);

export const CUSTOM_LIST_FORMATS = /* @__PURE__ */ byLocale<CustomFormats['lists']>(
  inVite
    ? import.meta.glob('../../locales/*/formats.json', { eager: true, import: 'lists' })
    : readFiles('formats.json', 'lists'),
);

// Used by the server only.

export const LANGUAGES = /* @__PURE__ */ byLocale<Language>(
  inVite
    ? import.meta.glob('../../locales/*/language.json', { eager: true, import: 'default' })
    : readFiles('language.json'),
) as OfAll<Language>;

/**
 * Names of countries by ISO code in upper case, for languages that Workers do not support. From CLDR
 * 48.
 */
export const CUSTOM_REGION_NAMES = /* @__PURE__ */ byLocale<Readonly<Record<string, string>>>(
  inVite
    ? import.meta.glob('../../locales/*/regions.json', { eager: true, import: 'default' })
    : readFiles('regions.json'),
);

/**
 * Names of first-level districts by ISO 3166-2 code. The English file has all districts of the served
 * countries and of China, in display order; other languages have only the names that differ. Vietnam
 * has its provinces as merged in July 2025; each keeps the code of the old province of that name.
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
