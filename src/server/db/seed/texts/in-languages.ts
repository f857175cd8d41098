import type { Locale } from '../../../../contract/enums.ts';

/** Texts of some languages by key. */
export type Texts<Key extends string = string> = Partial<
  Record<Locale, Partial<Record<Key, string>>>
>;

/** What is said under a key, in every language that says it. */
export function inLanguages<Key extends string>(
  texts: Texts<Key>,
  key: Key,
): Partial<Record<Locale, string>> {
  const said = Object.entries(texts).map(([locale, own]) => [locale, own[key]]);
  return Object.fromEntries(said.filter(([, text]) => text !== undefined));
}
