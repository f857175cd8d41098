import { THINGS } from '../../../demo/catalogue/things.ts';
import { hasLocaleFile } from '../../../demo/texts/in-languages.ts';
import { thingNames } from '../../../demo/texts/thing-names.ts';
import { LOCALES, type Locale } from '../../../src/contract/values/shop/locales.ts';

/** The names of things in a language, by the ids in `THINGS`; the most usual name first. */
export type ThingNames = Record<string, string[]>;

const MAX_NAMES = 12;
/** The letters in which names are written; Latin ones may occur beside them (`T恤`). */
const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  bg: /\p{Script=Cyrillic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  la: /\p{Script=Lao}/u,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-HK': /\p{Script=Han}/u,
};
const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\s'’ʻʼ‘.&+-]+$/u;

/**
 * Prints the mistakes in the names of these languages, or of all languages if the list is empty. Returns whether
 * there are none.
 */
export function checkThings(codes: readonly string[]): boolean {
  let isGood = true;
  for (const locale of LOCALES.filter((code) => codes.length === 0 || codes.includes(code))) {
    const isWritten = hasLocaleFile(locale, 'things.json');
    const problems = isWritten ? problemsOf(locale, thingNames(locale)) : [];
    const found = problems.length > 0 ? `${problems.length} problems` : 'good';
    console.log(`${locale}: ${isWritten ? found : 'no file'}`);
    for (const problem of problems) console.log(`  ${problem}`);
    isGood &&= problems.length === 0;
  }
  return isGood;
}

/** The mistakes in the names of a language, one sentence each; empty if there are none. */
export function problemsOf(locale: Locale, names: ThingNames): string[] {
  const missing = Object.keys(THINGS).filter((id) => !names[id]);
  const unknown = Object.keys(names).filter((id) => !(id in THINGS));
  return [
    ...missing.map((id) => `${id}: no names`),
    ...unknown.map((id) => `${id}: no such thing`),
    ...Object.entries(names).flatMap(([id, list]) =>
      problemsOfList(locale, list).map((problem) => `${id}: ${problem}`),
    ),
  ];
}

function problemsOfList(locale: Locale, list: unknown): string[] {
  if (!Array.isArray(list) || !list.every((name) => typeof name === 'string'))
    return ['not a list of texts'];
  const script = SCRIPTS[locale];
  const isOwn = (name: string) => (script ? script.test(name) : LATIN.test(name));
  return [
    ...(list.length === 0 ? ['no name'] : []),
    ...(list.length > MAX_NAMES ? [`more than ${MAX_NAMES} names`] : []),
    ...(new Set(list).size < list.length ? ['a name twice'] : []),
    // `USB` and the like are written in Latin letters everywhere.
    ...(list.some(isOwn) || list.every((name) => /^[A-Za-z0-9 .+-]+$/.test(name))
      ? []
      : ['in other letters']),
    ...list.flatMap((name) => problemsOfName(name)),
  ];
}

const problemsOfName = (name: string): string[] => [
  ...(name.trim() === '' || name !== name.trim() ? [`spaces around “${name}”`] : []),
  ...(/[()[\]{};,/|、，；（）]/.test(name) ? [`“${name}” is not one name`] : []),
  ...(name.length > 60 ? [`“${name}” is too long`] : []),
];
