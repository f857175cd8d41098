import { createCache } from '../cache/cache.ts';

/**
 * Normalises a text for the full-text index and its queries: lower case, without accents, apostrophes
 * and Arabic vowel marks, with variants of a letter unified.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text;
  return (
    text
      .replaceAll(APOSTROPHES, '')
      .normalize('NFKC')
      // NFKC turns a full-width apostrophe into a plain one.
      .replaceAll(APOSTROPHES, '')
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '')
      .replaceAll(/\p{M}+/gu, (marks) => marks.replaceAll(ARABIC_MARKS, ''))
      .normalize('NFC')
      // Two short vowels of Thai look like a long one.
      .replaceAll('เเ', 'แ')
      .replaceAll(VARIANTS, (letter) => LETTERS[letter] ?? letter)
  );
}

/**
 * Matches texts that normalising does not change, which are most: small Latin letters, digits, and Chinese,
 * Korean and Russian letters without variants.
 */
const PLAIN = /^[a-z0-9 \u4e00-\u9fff\uac00-\ud7a3а-я]*$/;
const APOSTROPHES = /['’‘ʻʼ`´‛′ʹ]/g;
/** The vowel marks of Arabic. */
const ARABIC_MARKS = /[\u064b-\u065f\u0670]/g;
/** Variants of letters, and what replaces them: Latin and Cyrillic, then Arabic and Lao. */
const LETTERS: Record<string, string> = {
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ё: 'е',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  // Keyboards of other languages have other forms of these.
  ک: 'ك',
  ی: 'ي',
  ڤ: 'ف',
  پ: 'ب',
  چ: 'ج',
  گ: 'ك',
  // The tatweel only lengthens a word.
  ـ: '',
  // Lao writes an l in several ways.
  ຣ: 'ລ',
  '\u0ebc': 'ລ',
};
const VARIANTS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** A character of a script without spaces between words, or of Korean, whose words are often written together. */
const DENSE =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Hangul}]';
/** Either dense characters in a row, or other letters and digits in a row. */
const RUNS = new RegExp(`(?:${DENSE}\\p{M}*)+|(?:(?!${DENSE})[\\p{L}\\p{M}\\p{N}])+`, 'gu');
export const BEGINS_DENSE = new RegExp(`^${DENSE}`, 'u');
/** Chinese characters: one alone can be a word. */
const HAN = /^\p{Script=Han}/u;

/**
 * Letters and digits in a row. `dense`: of a script without spaces between words, so the run may be
 * several words; otherwise it is one word.
 */
export type Run = { text: string; dense: boolean };

/**
 * Caches the runs of each word (text between spaces), because catalogues and searches repeat words. At most 20,000
 * words of `MAX_CACHED_LENGTH` characters.
 */
const cachedRuns = createCache<readonly Run[]>({
  name: 'words',
  maxEntries: 20_000,
  lifetime: { freshMs: Number.POSITIVE_INFINITY },
});
/** The longest cached word, in UTF-16 units. Longer words are hardly ever repeated. */
const MAX_CACHED_LENGTH = 32;

/** Splits a text into folded runs. Runs end at spaces, so each word is cached by itself. */
export function runsOf(text: string): readonly Run[] {
  return text.split(/\s+/).flatMap(runsOfWord);
}

/** A word of letters that need no folding is one run. */
const PLAIN_WORD = /^(?:[a-z0-9]+|[а-я]+)$/;

function runsOfWord(word: string): readonly Run[] {
  if (PLAIN_WORD.test(word)) return [{ text: word, dense: false }];
  const cached = cachedRuns.get(word);
  if (cached) return cached;
  const runs = Array.from(foldText(word).matchAll(RUNS), ([run]) => ({
    text: run,
    dense: BEGINS_DENSE.test(run),
  }));
  if (word.length <= MAX_CACHED_LENGTH) cachedRuns.set(word, runs);
  return runs;
}

/** All runs joined without spaces. */
export const joinRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The characters of a dense run, each with its combining marks. */
export function charactersOf(text: string): string[] {
  return text.match(/\P{M}\p{M}*/gu) ?? [];
}

export const isHanCharacter = (character: string): boolean => HAN.test(character);

/** The bigrams (two characters in a row) of a run; a single character stays as it is. */
export function pairsOf(characters: readonly string[]): string[] {
  if (characters.length < 2) return [...characters];
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}

/**
 * Stems a Cyrillic word by its ending, an Arabic one by its article and its feminine ending. Latin words are stemmed by
 * the index itself.
 */
export function stemOf(word: string): string {
  if (/^\p{Script=Cyrillic}{5,}$/u.test(word)) {
    return word.replace(CYRILLIC_ENDING, '').replace(/ь$/, '');
  }
  if (/^\p{Script=Arabic}{5,}$/u.test(word)) {
    return word.replace(/^(?:[وبكف]?ال|لل)/, '').replace(/(?<=.{3})ه$/, '');
  }
  return word;
}

const CYRILLIC_ENDING =
  /(?<=.{3})ь?(?:ого|его|ому|ему|ыми|ими|ами|ями|ый|ий|ой|ей|ая|яя|ое|ее|ые|ие|ую|юю|ов|ев|ам|ям|ах|ях|ом|ем|[аеиоуыэюяй])$/u;
