import { editsWithin, foldedCode } from './words.ts';

/** The number of a top-up, found in a text. `edits` counts its wrong letters. */
export type CodeHit = { index: number; edits: number };

/** More wrong letters are another number. */
const MOST_EDITS = 2;
const PREFIX = 7;
const NUMBER = 14;
/** Two halves of the random part: if one letter is wrong, the other half is right. */
const HALF = 3;

export type CodeIndex = {
  codes: readonly string[];
  pieces: ReadonlyMap<string, readonly number[]>;
};

/** An index of numbers by the two halves of their random part. */
export function codeIndex(numbers: readonly string[]): CodeIndex {
  const codes = numbers.map(foldedCode);
  const pieces = new Map<string, number[]>();
  const add = (piece: string, index: number) => {
    const found = pieces.get(piece);
    if (found) found.push(index);
    else pieces.set(piece, [index]);
  };
  codes.forEach((code, index) => {
    add(code.slice(PREFIX, PREFIX + HALF), index);
    add(code.slice(PREFIX + HALF), index);
  });
  return { codes, pieces };
}

/**
 * The numbers of top-ups in a text, each once. If the same letters may mean two numbers, the nearer one is
 * taken. The random part of a number is enough to recognise it.
 */
export function codeHits({ codes, pieces }: CodeIndex, source: string): CodeHit[] {
  const text = foldedCode(source);
  const found = new Map<number, CodeHit & { at: number }>();
  const look = (piece: string, at: number, before: number) => {
    for (const index of pieces.get(piece) ?? []) {
      const code = codes[index] ?? '';
      const begin = at - before;
      const edits = editsAt(code, text, begin);
      const previousHit = found.get(index);
      if (edits <= MOST_EDITS && (!previousHit || edits < previousHit.edits))
        found.set(index, { index, edits, at: begin });
    }
  };
  for (let at = 0; at + HALF <= text.length; at++) {
    look(text.slice(at, at + HALF), at, PREFIX);
    if (at + HALF < text.length) look(text.slice(at, at + HALF + 1), at, PREFIX + HALF);
  }
  const hits = [...found.values()];
  const isBeaten = (hit: (typeof hits)[number]) =>
    hits.some((other) => other.edits < hit.edits && Math.abs(other.at - hit.at) < NUMBER / 2);
  return hits.filter((hit) => !isBeaten(hit)).map(({ index, edits }) => ({ index, edits }));
}

function editsAt(code: string, text: string, begin: number): number {
  const window = text.slice(Math.max(0, begin - MOST_EDITS), begin + NUMBER + MOST_EDITS);
  if (window.includes(code)) return 0;
  const edits = editsWithin(code, window, MOST_EDITS, 'anywhere');
  if (edits <= MOST_EDITS) return edits;
  // Somebody wrote only the random part.
  return window.includes(code.slice(PREFIX)) ? 1 : edits;
}
