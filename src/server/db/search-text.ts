import { isSign, pairsOf, runsOf, signsOf, stemOf } from './fold-text.ts';

/**
 * Words of the index of words (`products_fts`). Words of scripts with spaces stay whole, and the
 * porter tokenizer makes `dresses` meet `dress`. A run of a dense script becomes its pairs of signs,
 * before which Chinese has its single ones too: a word is a phrase of pairs.
 */
export function indexText(...texts: string[]): string {
  return texts
    .flatMap(runsOf)
    .flatMap(({ text, dense }) => {
      if (!dense) return [stemOf(text)];
      const signs = signsOf(text);
      return signs.length > 1 ? [...signs.filter(isSign), ...pairsOf(signs)] : signs;
    })
    .join(' ');
}

/** What stands before a syllable of Chinese, so that it is no other word. */
export const syllableWord = (syllable: string) => `0${syllable}`;

const quote = (words: readonly string[]) => `"${words.join(' ')}"`;
const any = (parts: readonly string[]) => (parts.length > 1 ? `(${parts.join(' OR ')})` : parts[0]);

/** The FTS5 phrase for one word or several in a row, as `indexText` wrote them; quoted, so that nothing typed is an operator. */
export function phraseOf(text: string): string | undefined {
  const parts = runsOf(text).map((run) =>
    quote(run.dense ? pairsOf(signsOf(run.text)) : [stemOf(run.text)]),
  );
  return parts.length > 0 ? `(${parts.join(' + ')})` : undefined;
}

/** All pairs of a dense run, wherever they stand; else the word. */
export function looseOf({ text, dense }: { text: string; dense: boolean }): string {
  if (!dense) return quote([stemOf(text)]);
  return `(${pairsOf(signsOf(text))
    .map((pair) => quote([pair]))
    .join(' AND ')})`;
}

/** Syllables of Chinese in a row. */
export const syllablesPhrase = (syllables: readonly string[]) => quote(syllables.map(syllableWord));

export const SCOPES = {
  platform: 'p',
  category: 'c',
  shop: 's',
  attribute: 'a',
  service: 'f',
  minOrder: 'm',
  price: 'y',
} as const;
export type ScopeKind = keyof typeof SCOPES;

/** A word for an id that no tokenizer splits, stems or folds. */
export function scopeWord(kind: ScopeKind, id: string): string {
  const digits = Array.from(new TextEncoder().encode(id), (byte) => byte.toString(16)).join('');
  return `${SCOPES[kind]}${digits}0`;
}

/** A part of an FTS5 expression that narrows to any of these; none at all is a word that no product has. */
export function scopeMatch(kind: ScopeKind, ids: readonly string[]): string {
  const words = ids.length > 0 ? ids.map((id) => quote([scopeWord(kind, id)])) : ['"none"'];
  return `scope : ${any(words)}`;
}

/** Most pieces of a least order that a shopper may narrow to. */
export const MIN_ORDERS = [1, 2, 5, 10, 50] as const;

/** Prices lie in bands, four of them where the price doubles. */
export const priceBand = (fen: number): number => Math.floor(4 * Math.log2(Math.max(1, fen)));
