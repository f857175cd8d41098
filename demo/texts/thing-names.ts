import { LOCALES, type Locale } from '../../src/contract/values/shop/locales.ts';
import { kindOf, THINGS } from '../catalogue/things.ts';
import { hasLocaleFile, readLocaleFile } from './in-languages.ts';

/**
 * `locales/<locale>/things.json`: the shoppers' names for each of `THINGS`, the most usual one first.
 */
type ThingsFile = Record<string, string[]>;

/**
 * The names of things in a language: of those that the demo catalogue lacks, and of the others by what they
 * are in it.
 */
type Named = {
  lacking: { names: string[]; near?: string }[];
  nouns: Map<string, string[]>;
  categories: Map<string, string[]>;
};

/** The names of things in a language, by their ids; none if nobody has written them yet. */
export const thingNames = (locale: Locale): ThingsFile =>
  hasLocaleFile(locale, 'things.json') ? JSON.parse(readLocaleFile(locale, 'things.json')) : {};

function namedIn(locale: Locale): Named {
  const file = thingNames(locale);
  const namesOfLanguage: Named = { lacking: [], nouns: new Map(), categories: new Map() };
  const add = (map: Map<string, string[]>, key: string, names: readonly string[]) =>
    map.set(key, [...(map.get(key) ?? []), ...names]);
  for (const [id, thing] of Object.entries(THINGS)) {
    const names = file[id] ?? [];
    const { nouns, category } = kindOf(id, thing);
    for (const noun of nouns) add(namesOfLanguage.nouns, noun, names);
    if (category !== undefined) add(namesOfLanguage.categories, category, names);
    if (thing.is === undefined) {
      namesOfLanguage.lacking.push({
        names,
        ...(thing.near !== undefined && { near: thing.near }),
      });
    }
  }
  return namesOfLanguage;
}

const NAMED = new Map(LOCALES.map((locale) => [locale, namedIn(locale)]));

/** The things that the demo catalogue lacks. */
export const thingsLacking = (locale: Locale): Named['lacking'] => NAMED.get(locale)?.lacking ?? [];

/** The names of the things that are this noun in the demo catalogue. */
export const thingNamesOfNoun = (locale: Locale, english: string): string[] =>
  NAMED.get(locale)?.nouns.get(english) ?? [];

export const thingNamesOfCategory = (locale: Locale, id: string): string[] =>
  NAMED.get(locale)?.categories.get(id) ?? [];
