import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../src/contract/values/locales.ts';
import type { OtherNames, searchNames } from '../../src/server/db/schema/catalogue.ts';
import { namesOfLacking, namesOfWords, type QueryWords } from '../../src/server/db/search-names.ts';
import { readLocaleFile } from './in-languages.ts';

type Names = NonNullable<OtherNames[keyof OtherNames]>;
/** `locales/<locale>/names.json`: what shoppers call nouns, by the English wording, and categories, by id. */
type NamesFile = {
  nouns: Record<string, Names>;
  categories: Record<string, string[]>;
  /** What, where, when and for whom goods are used, by the id of the good. */
  uses?: Record<string, string[]>;
  /** Common things that the demo catalogue lacks, so that a search for one can say so. */
  lacking?: string[];
  words: QueryWords;
};

const hasNames = (locale: string) =>
  existsSync(path.join(import.meta.dirname, '../../locales', locale, 'names.json'));

const files = LOCALES.filter(hasNames).map((locale) => ({
  locale,
  ...(JSON.parse(readLocaleFile(locale, 'names.json')) as NamesFile),
}));

/** The words of all languages that say for whom a thing is, and those that say nothing. */
export const queryWordNames = (): (typeof searchNames.$inferInsert)[] =>
  files.flatMap(({ locale, words }) => namesOfWords(locale, words));

/** The names of common things that the demo catalogue lacks. */
export const lackingNames = (): (typeof searchNames.$inferInsert)[] =>
  files.flatMap(({ locale, lacking = [] }) => namesOfLacking(locale, lacking));

/** What else shoppers call a noun of these goods, and what they use it for, in all languages. */
export const otherNamesOfNoun = (english: string, goods: readonly string[]): OtherNames =>
  Object.fromEntries(
    files.map(({ locale, nouns, uses = {} }) => [
      locale,
      { ...nouns[english], uses: goods.flatMap((id) => uses[id] ?? []) },
    ]),
  );

/** What else shoppers call a category, in all languages. */
export const otherNamesOfCategory = (id: string): OtherNames =>
  Object.fromEntries(
    files.flatMap(({ locale, categories }) =>
      categories[id] ? [[locale, { names: categories[id] }]] : [],
    ),
  );
