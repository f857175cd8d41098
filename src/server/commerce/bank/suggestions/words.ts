import { foldText } from '../../../db/fold-text.ts';
import { printedDay } from '../statement/amount.ts';

/** Letters and digits only, with those as one that are mistaken for each other: numbers of top-ups have no I, L or O. */
export const foldedCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** A reference with fewer digits, such as “my transfer”, would be found in any text. */
const REFERENCE_DIGITS = 5;
/** Digits that may be a day: eight or six digits together, or three numbers between marks. */
const DAYS = /(?<!\d)(?:\d{8}|\d{6}|\d{1,4}[^\dA-Za-z]{1,2}\d{1,2}[^\dA-Za-z]{1,2}\d{1,4})(?!\d)/g;

/**
 * The reference that a shopper typed, folded; empty if many transfers may have the same. Its digits are
 * counted as typed, because folding turns letters into digits. Digits of days don't count.
 */
export function foldedReference(text: string): string {
  const typed = text.normalize('NFKC');
  const rest = typed.replaceAll(DAYS, (found) => (isDay(found) ? ' ' : found));
  return rest.replaceAll(/\D/g, '').length >= REFERENCE_DIGITS ? foldedCode(typed) : '';
}

function isDay(text: string): boolean {
  const printed = /^\d{6}$/.test(text) ? text.replace(/^(..)(..)/, '$1.$2.') : text;
  return (['YMD', 'DMY', 'MDY'] as const).some((order) => printedDay(printed, order));
}

/** Words that banks write beside a name. */
const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'herr', 'frau', 'co', 'ltd']);
const DENSE =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}]+$/u;

/** The words of a name, folded and in alphabetical order, without titles. */
export function nameWords(name: string): string[] {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !TITLES.has(word) && (word.length > 1 || DENSE.test(word)))
    .toSorted();
}

/** Whether words are enough to identify somebody: two words, or a name without spaces. */
export const isTelling = (words: readonly string[]): boolean =>
  words.length >= 2 || words.some((word) => DENSE.test(word) && word.length >= 2);

/**
 * How well a name fits: `EXACT` for the same words, `TYPO` for one wrong letter in longer words, else
 * undefined.
 */
export function nameFit(
  line: readonly string[],
  shopper: readonly string[],
): 'EXACT' | 'TYPO' | undefined {
  if (!isTelling(line) || !isTelling(shopper) || line.length !== shopper.length) return undefined;
  if (line.every((word, index) => word === shopper[index])) return 'EXACT';
  const unmatchedWords = new Set(shopper);
  const unknown = line.filter((word) => !unmatchedWords.delete(word));
  const [word = '', ...others] = unknown;
  const [rest = ''] = unmatchedWords;
  const isTypo =
    others.length === 0 && word.length >= 5 && rest.length >= 5 && editsWithin(word, rest, 1) <= 1;
  return isTypo ? 'TYPO' : undefined;
}

/**
 * Whether a line names a payer who is not the shopper: the line has not all words of the shopper's name,
 * and the shopper's name has not all words of the line's.
 */
export function isOtherName(line: readonly string[], shopper: readonly string[]): boolean {
  if (!isTelling(line) || nameFit(line, shopper)) return false;
  const [short, long] = line.length < shopper.length ? [line, shopper] : [shopper, line];
  return short.length === 0 || !short.every((word) => long.includes(word));
}

/**
 * The fewest letters to change, leave out or add to turn `word` into `text` or, with `anywhere`, into any part of
 * `text`; `most` + 1 if there are more than `most`.
 */
export function editsWithin(
  word: string,
  text: string,
  most: number,
  where: 'all' | 'anywhere' = 'all',
): number {
  const width = text.length;
  let [before, row] = rowsFor(width + 1);
  for (let j = 0; j <= width; j++) before[j] = where === 'anywhere' ? 0 : j;
  for (let i = 1; i <= word.length; i++) {
    const letter = word.charCodeAt(i - 1);
    let fewestEdits = i;
    row[0] = i;
    for (let j = 1; j <= width; j++) {
      const changed = (before[j - 1] ?? 0) + (letter === text.charCodeAt(j - 1) ? 0 : 1);
      const leftOut = (before[j] ?? 0) + 1;
      const added = (row[j - 1] ?? 0) + 1;
      const edits = changed < leftOut ? Math.min(changed, added) : Math.min(leftOut, added);
      row[j] = edits;
      if (edits < fewestEdits) fewestEdits = edits;
    }
    if (fewestEdits > most) return most + 1;
    [before, row] = [row, before];
  }
  let edits = before[width] ?? 0;
  if (where === 'anywhere') {
    for (let j = 0; j < width; j++) edits = Math.min(edits, before[j] ?? 0);
  }
  return Math.min(edits, most + 1);
}

let rows: [Uint16Array, Uint16Array] = [new Uint16Array(64), new Uint16Array(64)];

/**
 * Two rows to count in. They are reused, because one statement calls this a hundred thousand times.
 */
function rowsFor(length: number): [Uint16Array, Uint16Array] {
  if (rows[0].length < length) rows = [new Uint16Array(length * 2), new Uint16Array(length * 2)];
  return rows;
}
