import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../src/contract/values/enums.ts';

/** What `locales/<locale>/<kind>.json` hold. */
type Kind = 'site' | 'categories' | 'words';
type Texts = Partial<Record<Locale, Partial<Record<string, string>>>>;

const read = new Map<Kind, Texts>();

const fileOf = (locale: Locale, kind: Kind) =>
  path.join(import.meta.dirname, '../../locales', locale, `${kind}.json`);

/** The texts of a kind by language and key, in every language that has them; read when first asked for. */
export function textsOf(kind: Kind): Texts {
  const known = read.get(kind);
  if (known) return known;
  const written = LOCALES.filter((locale) => existsSync(fileOf(locale, kind)));
  const texts: Texts = Object.fromEntries(
    written.map((locale) => [locale, JSON.parse(readFileSync(fileOf(locale, kind), 'utf8'))]),
  );
  read.set(kind, texts);
  return texts;
}

/** What is said under a key, in every language that says it. */
export function inLanguages(kind: Kind, key: string): Partial<Record<Locale, string>> {
  const said = Object.entries(textsOf(kind)).map(([locale, own]) => [locale, own[key]]);
  return Object.fromEntries(said.filter(([, text]) => text !== undefined));
}
