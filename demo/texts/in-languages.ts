import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../src/contract/values/shop/locales.ts';

/** The kinds of files `locales/<locale>/<kind>.json`. */
type Kind = 'answers' | 'common' | 'site' | 'categories' | 'words';
type Texts = Partial<Record<Locale, Partial<Record<string, string>>>>;

const read = new Map<Kind, Texts>();

const fileOf = (locale: Locale, name: string) =>
  path.join(import.meta.dirname, '../../locales', locale, name);

export const hasLocaleFile = (locale: Locale, name: string): boolean =>
  existsSync(fileOf(locale, name));

/** Reads a file of a language's folder. Throws if there is none. */
export const readLocaleFile = (locale: Locale, name: string): string =>
  readFileSync(fileOf(locale, name), 'utf8');

/**
 * The texts of a kind by language and key, in all languages that have them. Cached after the first call.
 */
export function textsOf(kind: Kind): Texts {
  const cachedTexts = read.get(kind);
  if (cachedTexts) return cachedTexts;
  const name = `${kind}.json`;
  const written = LOCALES.filter((locale) => hasLocaleFile(locale, name));
  const texts: Texts = Object.fromEntries(
    written.map((locale) => [locale, JSON.parse(readLocaleFile(locale, name))]),
  );
  read.set(kind, texts);
  return texts;
}

/** The text of a key, in every language that has it. */
export function inLanguages(kind: Kind, key: string): Partial<Record<Locale, string>> {
  const entries = Object.entries(textsOf(kind)).map(([locale, texts]) => [locale, texts[key]]);
  return Object.fromEntries(entries.filter(([, text]) => text !== undefined));
}
