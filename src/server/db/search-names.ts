import { pinyin } from 'pinyin-pro';
import { LOCALES, type Locale } from '../../contract/values/shop/locales.ts';
import { CATALOGUE_LANGUAGES } from '../../i18n/languages.ts';
import { nameKeys, personKeys, plainKeys, wordsWithin } from './name-keys.ts';
import {
  actionKey,
  BRAND,
  CHEAP,
  categoryTarget,
  EMPTY,
  KNOWN,
  lackingTarget,
  NAME_FITS,
  nounTarget,
  objectTarget,
  purposeTarget,
  verbTarget,
  WHOM,
  type Whom,
  whomTarget,
} from './name-targets.ts';
import type { NameLanguage, OtherNames, searchNames } from './schema/shop/catalogue.ts';

type NameRow = typeof searchNames.$inferInsert;
type Texts = Partial<Record<Locale, string>>;

/** The rows for names of things that the catalogue lacks. `nearest`: the id of the category nearest to them. */
export const namesOfLacking = (
  locale: Locale,
  names: readonly string[],
  nearest?: string,
): NameRow[] =>
  names.flatMap((name) => rowsOfName(locale, name, lackingTarget(nearest), NAME_FITS.own));

/** The rows for words that are not misspelt, although the catalogue has nothing for them. */
export const namesOfKnown = (locale: Locale, words: readonly string[]): NameRow[] =>
  words.flatMap((word) => rowsOfName(locale, word, KNOWN, NAME_FITS.own));

/** The rows for names of brands, and for the nouns for which they are known. */
export const namesOfBrands = (
  locale: Locale,
  names: readonly string[],
  nouns: readonly string[] = [],
): NameRow[] =>
  names.flatMap((name) => [
    ...rowsOfName(locale, name, BRAND, NAME_FITS.own),
    ...nouns.flatMap((noun) => rowsOfName(locale, name, nounTarget(noun), NAME_FITS.other)),
  ]);

/** The words of a language for persons, for a low price, and those that say nothing. */
export type QueryWords = { whom: Record<Whom, string[]>; cheap: string[]; empty: string[] };

export const namesOfWords = (locale: Locale, { whom, cheap, empty }: QueryWords): NameRow[] => [
  ...WHOM.flatMap((who) =>
    whom[who].flatMap((text) =>
      rowsOfName(locale, text, whomTarget(who), NAME_FITS.own, keysOfPerson),
    ),
  ),
  ...cheap.flatMap((text) => rowsOfName(locale, text, CHEAP, NAME_FITS.own)),
  ...empty.flatMap((text) => rowsOfName(locale, text, EMPTY, NAME_FITS.own)),
];

/** The rows for the names of a purpose in a language. */
export const namesOfPurpose = (locale: Locale, id: string, names: readonly string[]): NameRow[] =>
  names.flatMap((name) => rowsOfName(locale, name, purposeTarget(id), NAME_FITS.purpose));

/** The rows for the names of somebody who gets a gift, or of an occasion, in a language. */
export const namesOfPerson = (locale: Locale, id: string, names: readonly string[]): NameRow[] =>
  names.flatMap((name) =>
    rowsOfName(locale, name, purposeTarget(id), NAME_FITS.purpose, keysOfPerson),
  );

/**
 * The rows for the single words of a purpose's names of several words, in a language, except words that
 * name the purpose by themselves.
 */
export function wordsOfPurpose(locale: Locale, id: string, names: readonly string[]): NameRow[] {
  const words = names.flatMap((name) => wordsWithin(locale, name));
  const named = new Set(namesOfPurpose(locale, id, names).map(({ key }) => key));
  return [...new Set(words)]
    .flatMap((word) => rowsOfName(locale, word, purposeTarget(id), NAME_FITS.word))
    .filter(({ key }) => !named.has(key));
}

/** The words of a language for the verbs and the objects of actions, by their ids. */
export type ActionWords = { verbs: Record<string, string[]>; objects: Record<string, string[]> };

export const namesOfActions = (locale: Locale, { verbs, objects }: ActionWords): NameRow[] => [
  ...Object.entries(verbs).flatMap(([id, words]) =>
    words.flatMap((word) => rowsOfName(locale, word, verbTarget(id), NAME_FITS.verb)),
  ),
  ...Object.entries(objects).flatMap(([id, words]) =>
    words.flatMap((word) => rowsOfName(locale, word, objectTarget(id), NAME_FITS.object)),
  ),
];

/** The rows for the nouns with which one does something: a verb's id, and an object's id behind it if it has one. */
export function nounsOfAction(action: string, nouns: readonly string[]): NameRow[] {
  const [verb = '', object] = action.split(' ');
  const key = actionKey(verb, object);
  return nouns.map((noun) => ({
    key,
    target: nounTarget(noun),
    locale: 'purpose',
    fit: NAME_FITS.purpose,
  }));
}

/**
 * The row for an action with a thing that the catalogue lacks. `nearest` is the id of the nearest category.
 */
export const lackingByAction = (
  { verb, object }: { verb: string; object?: string },
  nearest?: string,
): NameRow[] => [
  {
    key: actionKey(verb, object),
    target: lackingTarget(nearest),
    locale: 'purpose',
    fit: NAME_FITS.purpose,
  },
];

/** The rows for the nouns that are usual for a purpose. */
export const nounsOfPurpose = (
  id: string,
  nouns: readonly string[],
  fit: (typeof NAME_FITS)['purpose' | 'less' | 'general' | 'gift' | 'suiting' | 'use'],
): NameRow[] =>
  nouns.map((noun) => ({
    key: purposeTarget(id),
    target: nounTarget(noun),
    locale: 'purpose',
    fit,
  }));

const rowsOfName = (
  locale: Locale,
  name: string,
  target: string,
  fit: number,
  keysOfName: KeysOfName = allKeys,
): NameRow[] => keysOfName(locale, name).map(({ key, locale }) => ({ key, locale, target, fit }));

type NameKey = { key: string; locale: NameLanguage };
/** Tells the keys of a name in a language, and the language of each. */
type KeysOfName = (locale: Locale, name: string) => readonly NameKey[];

const allKeys: KeysOfName = (locale, name) => [
  ...nameKeys(locale, name).map((key) => ({ key, locale })),
  ...plainKeys(locale, name).map((key) => ({ key, locale: 'plain' as const })),
];

const keysOfPerson: KeysOfName = (locale, name) => [
  ...allKeys(locale, name),
  ...personKeys(locale, name).map((key) => ({ key, locale })),
];

/** Tells the keys of names, and makes those of each only once: the nouns of one thing have most of their names in common. */
export function keysOnce(): KeysOfName {
  const made = new Map<string, readonly NameKey[]>();
  return (locale, name) => {
    const key = `${locale} ${name}`;
    const keys = made.get(key) ?? allKeys(locale, name);
    made.set(key, keys);
    return keys;
  };
}

/** The names of a noun in all languages, and the pinyin of its Chinese ones. */
export function namesOfNoun(
  noun: string,
  texts: Texts,
  others: OtherNames,
  keysOfName: KeysOfName,
): NameRow[] {
  return rowsOf(nounTarget(noun), texts, others, keysOfName);
}

/**
 * The names for the uses of these nouns, in all languages, and their single words. Nouns with the same uses
 * share the rows.
 */
export function namesOfUses(nouns: readonly { noun: string; others: OtherNames }[]): NameRow[] {
  const used = nouns.map(({ noun, others }) => ({
    noun,
    uses: LOCALES.map((locale) => ({ locale, list: others[locale]?.uses ?? [] })),
  }));
  const groups = Map.groupBy(used, ({ uses }) => JSON.stringify(uses.map(({ list }) => list)));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first?.uses.some(({ list }) => list.length > 0)) return [];
    const id = `use ${first.noun}`;
    return [
      ...first.uses.flatMap(({ locale, list }) => [
        ...namesOfPurpose(locale, id, list),
        ...wordsOfPurpose(locale, id, list),
      ]),
      ...nounsOfPurpose(
        id,
        [first, ...others].map(({ noun }) => noun),
        NAME_FITS.use,
      ),
    ];
  });
}

/** The names of a category in all languages. Each part of `Bags & Shoes` names it as a wider class. */
export function namesOfCategory(
  id: string,
  names: Texts,
  others: OtherNames,
  keysOfName: KeysOfName,
): NameRow[] {
  const parts = LOCALES.map((locale) => ({ locale, wide: partsOf(locale, names[locale] ?? '') }));
  const ofParts: OtherNames = Object.fromEntries(
    parts.filter(({ wide }) => wide.length > 1).map(({ locale, wide }) => [locale, { wide }]),
  );
  return [
    ...rowsOf(categoryTarget(id), names, others, keysOfName),
    ...rowsOf(categoryTarget(id), {}, ofParts, keysOfName),
  ];
}

/** The parts of a category's name, each of which is a wider class than the category. */
function partsOf(locale: Locale, name: string): string[] {
  const { and } = CATALOGUE_LANGUAGES[locale];
  const separators = ['[&,/、，・·]', ...(and === undefined ? [] : [and])];
  return name
    .split(new RegExp(separators.join('|'), 'u'))
    .map((part) => part.trim())
    .filter(Boolean);
}

function rowsOf(
  target: string,
  texts: Texts,
  others: OtherNames,
  keysOfName: KeysOfName,
): NameRow[] {
  return LOCALES.flatMap((locale) => {
    const { names = [], wide = [], near = [] } = others[locale] ?? {};
    const own = texts[locale] ?? '';
    const named: [string[], number][] = [
      [[own], NAME_FITS.own],
      [names, NAME_FITS.other],
      [wide, NAME_FITS.wide],
      [near, NAME_FITS.near],
    ];
    return named.flatMap(([list, fit]) =>
      list.flatMap((name) => [
        ...rowsOfName(locale, name, target, fit, keysOfName),
        ...(locale === 'zh-CN' && fit <= NAME_FITS.other ? spelt(name, target, fit) : []),
      ]),
    );
  });
}

/** A Chinese name as its pinyin is typed, without tones and spaces. */
function spelt(name: string, target: string, fit: number): NameRow[] {
  if (!/^\p{Script=Han}{2,}$/u.test(name)) return [];
  const key = pinyin(name, { toneType: 'none', type: 'array', v: true }).join('');
  return [{ key, locale: 'pinyin', target, fit }];
}
