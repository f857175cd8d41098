import { pinyin } from 'pinyin-pro';
import { LOCALES, type Locale } from '../../contract/values/shop/locales.ts';
import { isKorean, koreanSound } from './korean-sounds.ts';

/** The bit of a language in `searchWords.languages`. */
export const languageBit = (locale: string): number => 2 ** LOCALES.indexOf(locale as Locale);

/** A word of a script without spaces in which one wrong character can be told. */
const DENSE_WORD =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]{3,14}|[\p{Script=Thai}\p{Script=Lao}\p{M}]{4,28})$/u;
/** How many letters of a word, from its beginning, the keys are made of. */
const KEY_LETTERS = 7;

/**
 * How many wrong letters of a word are corrected: 2 in words of 8 or more letters, else 1; 0 in words of
 * fewer than 4 or more than 24 letters. In scripts without spaces, 1 in words of usual length.
 */
export function allowedTypos(word: string): number {
  if (DENSE_WORD.test(word)) return 1;
  if (
    !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}]{4,24}$/u.test(word)
  ) {
    return 0;
  }
  return word.length >= 8 ? 2 : 1;
}

/** A Chinese word as its characters sound one by one, without tones; undefined for any other word, and for one character or many. */
export const soundOf = (word: string): string | undefined =>
  /^\p{Script=Han}{2,8}$/u.test(word)
    ? Array.from(word, (character) => pinyin(character, { toneType: 'none', v: true })).join(' ')
    : undefined;

/**
 * Letters that are confused because they sound alike in some language: replacements, in this order.
 */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/(\p{L})\1+/gu, '$1'],
  [/ph/g, 'f'],
  [/(?:sch|sh|ch|tx)/g, 'x'],
  [/(?:c(?=[eiy])|z|ts)/g, 's'],
  [/(?:c|q)/g, 'k'],
  [/[bw]/g, 'v'],
  [/(?:g(?=[eiy])|j)/g, 'j'],
  [/h/g, ''],
  [/б/g, 'п'],
  [/[вф]/g, 'в'],
  [/г/g, 'к'],
  [/д/g, 'т'],
  [/з/g, 'с'],
  [/[жщ]/g, 'ш'],
  [/[тс]?ц|тс/g, 'с'],
  [/[صث]/g, 'س'],
  [/[ظضذ]/g, 'د'],
  [/ط/g, 'ت'],
  [/ق/g, 'ك'],
];
/**
 * Vowels, which are mistaken more often than other letters. A vowel at the beginning of a word stays.
 */
const VOWELS = /(?<=.)[aeiouyаеиоуыэюяйьъاويءه]/g;
const FIRST_VOWEL = /^[aeiouyаеиоуыэюяاويء]/;
/** A word has at least this many letters, and consonants, for its sound to be told. */
const MIN_SOUND = { letters: 5, consonants: 3 };
/** Arabic hardly writes its vowels. */
const MIN_ARABIC = 4;

/**
 * The consonants of a word of an alphabet as they sound, in which spelling errors hardly differ, or the syllables of a
 * Korean word; undefined for short words.
 */
export function consonantsOf(word: string): string | undefined {
  if (isKorean(word)) return `~${koreanSound(word)}`;
  const isArabic = /^\p{Script=Arabic}+$/u.test(word);
  if (word.length < (isArabic ? MIN_ARABIC : MIN_SOUND.letters)) return undefined;
  if (!/^(?:\p{Script=Latin}+|\p{Script=Cyrillic}+|\p{Script=Arabic}+)$/u.test(word))
    return undefined;
  const sounds = ALIKE.reduce((text, [letters, by]) => text.replace(letters, by), word);
  const consonants = sounds
    .replace(FIRST_VOWEL, '*')
    .replaceAll(VOWELS, '')
    .replaceAll(/(\p{L})\1+/gu, '$1');
  return consonants.length >= MIN_SOUND.consonants ? `~${consonants}` : undefined;
}

/**
 * The keys of a word for spelling correction by symmetric deletes: its first letters, and every text that
 * is left when up to `allowedTypos` of them are deleted. Two words that differ by at most that many edits
 * have a key in common. A Chinese word also has a key of its sound, because it is typed by its sound, and a word of an
 * alphabet one of its consonants. A word that is not
 * corrected has no keys.
 */
export function keysOf(word: string): string[] {
  const sound = soundOf(word);
  const typos = allowedTypos(word);
  const consonants = consonantsOf(word);
  const sounds = [sound, consonants].filter((key) => key !== undefined);
  if (typos === 0) return sounds;
  let withDeletions = new Set([Array.from(word).slice(0, KEY_LETTERS).join('')]);
  const keys = new Set(withDeletions);
  for (let deletions = 1; deletions <= typos; deletions++) {
    withDeletions = new Set([...withDeletions].flatMap(withoutOne));
    for (const key of withDeletions) keys.add(key);
  }
  return [...keys, ...sounds];
}

/** The texts that remain when one letter of a text is deleted. A letter may have two code units. */
function withoutOne(text: string): string[] {
  const letters = Array.from(text);
  return letters.map((_, i) => letters.toSpliced(i, 1).join(''));
}

/**
 * The edit distance of two words: how many insertions, deletions, substitutions and swaps of neighbours
 * turn one into the other. `rows[i][j]` is the distance of the first `i` letters of `a` and the first `j`
 * letters of `b`.
 */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const deletion = at(i - 1, j) + 1;
      const insertion = at(i, j - 1) + 1;
      const substitution = at(i - 1, j - 1) + (isSame ? 0 : 1);
      const swap = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(deletion, insertion, substitution, swap));
    }
  }
  return at(a.length, b.length);
}
