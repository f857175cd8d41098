/** Keys use only this many first letters of a word. */
const HEAD = 7;

/**
 * How many wrong letters in a word are corrected: 2 from 8 letters on, else 1. 0 in words of fewer than
 * 4 or more than 24 letters, and in scripts other than Latin, Cyrillic, Greek and Arabic.
 */
export function allowedTypos(word: string): number {
  if (
    !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}]{4,24}$/u.test(word)
  ) {
    return 0;
  }
  return word.length >= 8 ? 2 : 1;
}

/**
 * The keys of a word for spelling correction by symmetric deletes: its first letters, and every
 * text left after deleting up to `allowedTypos` of them. Two words that differ by at most so many
 * edits share a key.
 */
export function keysOf(word: string): string[] {
  let withDeletions = new Set([word.slice(0, HEAD)]);
  const keys = new Set(withDeletions);
  if (allowedTypos(word) === 0) return [];
  for (let left = allowedTypos(word); left > 0; left--) {
    withDeletions = new Set([...withDeletions].flatMap(withoutOne));
    for (const key of withDeletions) keys.add(key);
  }
  return [...keys];
}

const withoutOne = (text: string): string[] =>
  Array.from(text, (_, i) => text.slice(0, i) + text.slice(i + 1));

/** The edit distance of two words: insertions, deletions, substitutions and swaps of neighbours. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (same ? 0 : 1),
          swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
