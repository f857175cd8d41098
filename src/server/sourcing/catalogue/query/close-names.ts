import { sql } from 'drizzle-orm';
import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { CATALOGUE_LANGUAGES } from '../../../../i18n/languages.ts';
import { runsOf } from '../../../db/fold-text.ts';
import { keysOfTyped, plainKeys } from '../../../db/name-keys.ts';
import { NAME_FITS } from '../../../db/name-targets.ts';
import type { Database } from '../../../platform/platform.ts';

/** In characters without spaces: shorter names are too much like each other, longer ones have too many misspellings. */
const MIN_LENGTH = 5;
const MAX_LENGTH = 24;

/** The letters of a script that may be missing or wrong; none of scripts with thousands of characters. */
const ALPHABETS: readonly (readonly [RegExp, string])[] = [
  [/^[\p{Script=Latin}\p{M}\s]+$/u, lettersBetween('a', 'z')],
  [/^[\p{Script=Cyrillic}\s]+$/u, lettersBetween('а', 'я')],
  [/^[\p{Script=Arabic}\s]+$/u, lettersBetween('ا', 'ي')],
  [/^[\p{Script=Thai}\p{M}\s]+$/u, lettersBetween('ก', '์')],
  [/^[\p{Script=Lao}\p{M}\s]+$/u, lettersBetween('ກ', 'ໍ')],
  [/^[\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u, `${lettersBetween('ァ', 'ヴ')}ー`],
];

function lettersBetween(first: string, last: string): string {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

/** What costs least first: letters swapped, one too many, one missing, one wrong. */
function* misspellingsOf(text: string, alphabet: string): Generator<string> {
  const at = (i: number, length: number, by: string) =>
    text.slice(0, i) + by + text.slice(i + length);
  const places = Array.from(text, (_, i) => i);
  for (const i of places.slice(1)) yield at(i - 1, 2, `${text[i]}${text[i - 1]}`);
  for (const i of places) yield at(i, 1, '');
  for (const letter of alphabet) for (const i of [...places, text.length]) yield at(i, 0, letter);
  for (const letter of alphabet) for (const i of places) yield at(i, 1, letter);
}

/**
 * A name of a thing in the reader's language that differs from a text by one letter, as it would be typed; undefined if
 * there is none. Words of a name may be too short to be corrected one by one.
 */
export async function closeName(
  db: Database,
  text: string,
  locale: Locale,
): Promise<string | undefined> {
  const length = text.replaceAll(' ', '').length;
  const [, alphabet] = ALPHABETS.find(([script]) => script.test(text)) ?? [];
  if (alphabet === undefined || length < MIN_LENGTH || length > MAX_LENGTH) return undefined;
  const byKey = new Map<string, string>();
  for (const written of misspellingsOf(text, alphabet)) {
    const runs = runsOf(written).map((run) => ({ ...run, typed: run.text }));
    for (const key of [...keysOfTyped(locale, runs), ...plainKeys(locale, written)]) {
      if (!byKey.has(key)) byKey.set(key, written);
    }
  }
  const rows = await db.all<{ key: string }>(sql`
    select n.key as "key" from json_each(${JSON.stringify([...byKey.keys()])}) k
    cross join search_names n on n.key = k.value
    where n.locale in (${locale}, ${CATALOGUE_LANGUAGES[locale].accents ? 'plain' : locale}) and n.fit <= ${NAME_FITS.other}
      and (n.target like 'noun %' or n.target like 'category %')
    order by k.key limit 1`);
  return rows[0] && byKey.get(rows[0].key);
}
