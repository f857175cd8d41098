import { charactersOf, isHanCharacter, pairsOf, runsOf, stemOf } from './fold-text.ts';

/**
 * The text to store in the full-text index (`products_fts`). Words of scripts with spaces stay whole;
 * the porter tokenizer lets `dresses` match `dress`. A run of a dense script is stored as its bigrams,
 * so that a query for a word is a phrase of bigrams. Chinese is also stored as single characters.
 */
export function indexText(...texts: string[]): string {
  return texts
    .flatMap(runsOf)
    .flatMap(({ text, dense }) => {
      if (!dense) return [stemOf(text)];
      const characters = charactersOf(text);
      return characters.length > 1
        ? [...characters.filter(isHanCharacter), ...pairsOf(characters)]
        : characters;
    })
    .join(' ');
}

/** A pinyin syllable as a word of the index. The prefix separates it from other words. */
export const syllableWord = (syllable: string) => `0${syllable}`;

const quote = (words: readonly string[]) => `"${words.join(' ')}"`;
const any = (parts: readonly string[]) => (parts.length > 1 ? `(${parts.join(' OR ')})` : parts[0]);

/**
 * The FTS5 phrase for consecutive words, as `indexText` stores them. Quoted, so that typed text is
 * never an operator. Undefined for no words.
 */
export function phraseOf(text: string): string | undefined {
  const parts = runsOf(text).map((run) =>
    quote(run.dense ? pairsOf(charactersOf(run.text)) : [stemOf(run.text)]),
  );
  return parts.length > 0 ? `(${parts.join(' + ')})` : undefined;
}

/** The FTS5 expression for a run: all bigrams of a dense run, in any order; else the word. */
export function looseOf({ text, dense }: { text: string; dense: boolean }): string {
  if (!dense) return quote([stemOf(text)]);
  return `(${pairsOf(charactersOf(text))
    .map((pair) => quote([pair]))
    .join(' AND ')})`;
}

/** The FTS5 phrase for consecutive pinyin syllables. */
export const syllablesPhrase = (syllables: readonly string[]) => quote(syllables.map(syllableWord));

/** The prefix of each filter's words in the index. */
export const FILTER_PREFIXES = {
  platform: 'p',
  category: 'c',
  shop: 's',
  attribute: 'a',
  service: 'f',
  minOrder: 'm',
  price: 'y',
} as const;
export type FilterKind = keyof typeof FILTER_PREFIXES;

/** The index word of a filter value. In hex, so that the tokenizer doesn't split, stem or fold it. */
export function filterWord(kind: FilterKind, id: string): string {
  const digits = Array.from(new TextEncoder().encode(id), (byte) => byte.toString(16)).join('');
  return `${FILTER_PREFIXES[kind]}${digits}0`;
}

/** An FTS5 expression that matches products with any of these ids; nothing if the list is empty. */
export function filterMatch(kind: FilterKind, ids: readonly string[]): string {
  const words = ids.length > 0 ? ids.map((id) => quote([filterWord(kind, id)])) : ['"none"'];
  return `scope : ${any(words)}`;
}

/** The minimum orders that a shopper can filter by, in pieces. */
export const MIN_ORDERS = [1, 2, 5, 10, 50] as const;

/** The band of a price on a logarithmic scale: four bands per doubling. */
export const priceBand = (fen: number): number => Math.floor(4 * Math.log2(Math.max(1, fen)));
