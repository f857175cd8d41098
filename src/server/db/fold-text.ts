import { createCache } from '../cache/cache.ts';

/**
 * Text in the form in which the index of words and its queries meet: letters without case and
 * accents, Arabic and Cyrillic words without the endings and articles that grammar puts on them.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘ʻʼ`]/g, '')
    .normalize('NFD')
    .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '')
    .replaceAll(/\p{M}+/gu, (marks) => marks.replaceAll(ARABIC_MARKS, ''))
    .normalize('NFC')
    .replaceAll(/[đıłøßæœёأإآٱىةؤئـ]/g, (letter) => LETTERS[letter] ?? '');
}

const ARABIC_MARKS = /[\u064b-\u065f\u0670]/g;
const LETTERS: Record<string, string> = {
  ...{ đ: 'd', ı: 'i', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ё: 'е' },
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي' },
};

/** Scripts that put no space between words, and Korean, whose words are put together. */
const DENSE =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Hangul}]';
const RUNS = new RegExp(`(?:${DENSE}\\p{M}*)+|(?:(?!${DENSE})[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const BEGINS_DENSE = new RegExp(`^${DENSE}`, 'u');
/** Scripts whose single signs are words. */
const SIGN = /^\p{Script=Han}/u;

/** A run of letters between spaces and signs: one word, or of a dense script perhaps several. */
export type Run = { text: string; dense: boolean };

/** Catalogues repeat the same words, and so do searches. All entries together take ten megabytes at most. */
const cachedRuns = createCache<readonly Run[]>({
  entries: 20_000,
  lifetime: { freshMs: Number.POSITIVE_INFINITY },
});
/** The longest part that is cached, in UTF-16 units: longer ones hardly repeat. */
const LONGEST_CACHED = 32;

/** No run goes on behind a space, so each part between spaces is read and cached by itself. */
export function runsOf(text: string): readonly Run[] {
  return text.split(/\s+/).flatMap(runsOfPart);
}

function runsOfPart(part: string): readonly Run[] {
  const known = cachedRuns.get(part);
  if (known) return known;
  const runs = Array.from(foldText(part).matchAll(RUNS), ([run]) => ({
    text: run,
    dense: BEGINS_DENSE.test(run),
  }));
  if (part.length <= LONGEST_CACHED) cachedRuns.set(part, runs);
  return runs;
}

/** Runs as one word, as they are written by whoever leaves out spaces. */
export const unspaced = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The signs of a dense run, each with its marks. */
export function signsOf(text: string): string[] {
  return text.match(/\P{M}\p{M}*/gu) ?? [];
}

export const isSign = (sign: string): boolean => SIGN.test(sign);

/** Each two neighbours; a single sign stays alone. */
export function pairsOf(signs: readonly string[]): string[] {
  if (signs.length < 2) return [...signs];
  return signs.slice(1).map((sign, i) => `${signs[i]}${sign}`);
}

/** A word as the index holds it; Latin words are stemmed by the index itself. */
export function stemOf(word: string): string {
  if (/^\p{Script=Cyrillic}{5,}$/u.test(word))
    return word.replace(CYRILLIC_ENDING, '').replace(/ь$/, '');
  if (/^\p{Script=Arabic}{5,}$/u.test(word)) return word.replace(/^(?:[وبكف]?ال|لل)/, '');
  return word;
}

const CYRILLIC_ENDING =
  /(?<=.{3})ь?(?:ого|его|ому|ему|ыми|ими|ами|ями|ый|ий|ой|ей|ая|яя|ое|ее|ые|ие|ую|юю|ов|ев|ам|ям|ах|ях|ом|ем|[аеиоуыэюяй])$/u;
