import { charactersOf, isHanCharacter, pairsOf, type Run, runsOf, stemOf } from './fold-text.ts';
import { hash46 } from './hash-text.ts';

/**
 * The text to store in the full-text index (`products_fts`). Words between spaces stay whole; the index's
 * porter tokenizer lets `dresses` match `dress`. A run of a dense script (`Run`) is stored as its bigrams,
 * so that a word can be searched as a phrase of bigrams. Chinese characters are also stored singly.
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

/** A pinyin syllable as a word of the index. The prefix distinguishes it from other words. */
export const syllableWord = (syllable: string) => `0${syllable}`;

/** Consecutive words as a quoted FTS5 phrase, so that typed text is never an operator. */
const quote = (words: readonly string[]) => `"${words.join(' ')}"`;
const anyOf = (parts: readonly string[]) =>
  parts.length > 1 ? `(${parts.join(' OR ')})` : parts[0];

/** The FTS5 phrase for the words of a text in a row, as `indexText` stores them; undefined for no words. */
export function phraseOf(text: string): string | undefined {
  const parts = runsOf(text).map((run) =>
    quote(run.dense ? pairsOf(charactersOf(run.text)) : [stemOf(run.text)]),
  );
  return parts.length > 0 ? `(${parts.join(' + ')})` : undefined;
}

/** The FTS5 expression for a run: all bigrams of a dense run, in any order; else the word. */
export function looseOf({ text, dense }: Run): string {
  if (!dense) return quote([stemOf(text)]);
  const pairs = pairsOf(charactersOf(text)).map((pair) => quote([pair]));
  return `(${pairs.join(' AND ')})`;
}

/** The FTS5 phrase for consecutive pinyin syllables. */
export const syllablesPhrase = (syllables: readonly string[]) => quote(syllables.map(syllableWord));

/** The prefix of each filter's words in the index. */
export const FILTER_PREFIXES = {
  platform: 'p',
  category: 'c',
  noun: 'n',
  shop: 's',
  attribute: 'a',
  service: 'f',
  minOrder: 'm',
  price: 'y',
} as const;
export type FilterKind = keyof typeof FILTER_PREFIXES;

/**
 * The index word of a filter value. The id is in hex, and a 0 follows it, so that the tokenizer does not
 * split, stem or fold it.
 */
export function filterWord(kind: FilterKind, id: string): string {
  const hexDigits = Array.from(new TextEncoder().encode(id), (byte) => byte.toString(16)).join('');
  return `${FILTER_PREFIXES[kind]}${hexDigits}0`;
}

/** The id of a noun in the index, by its English wording. */
export const nounId = (noun: string): string => hash46(noun).toString(36);

/** An FTS5 expression that matches products with any of these ids; if the list is empty, no product. */
export function filterMatch(kind: FilterKind, ids: readonly string[]): string {
  // `none` is not the word of any filter.
  const words = ids.length > 0 ? ids.map((id) => quote([filterWord(kind, id)])) : ['"none"'];
  return `scope : ${anyOf(words)}`;
}

/** The minimum order quantities by which a shopper can filter, in pieces. */
export const MIN_ORDERS = [1, 2, 5, 10, 50] as const;

/** The band of a price on a logarithmic scale: four bands per doubling. */
export const priceBand = (fen: number): number => Math.floor(4 * Math.log2(Math.max(1, fen)));
