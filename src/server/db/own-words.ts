import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/platform.ts';
import { charactersOf, isHanCharacter, pairsOf, type Run, runsOf, stemOf } from './fold-text.ts';
import { ownProducts, ownWords } from './schema/shop/own-stock.ts';

/*
 * The words by which own products are found. They are rows instead of a full-text index, because a shop has
 * thousands of products, not millions, and each row belongs to one tenant.
 */

/** The longest stored word, and how many words a product has at most. */
const MAX_WORD = 40;
const MAX_WORDS = 300;

/** The words to store for a product: those of a script without spaces as pairs of characters. */
export function storedWords(texts: readonly string[]): string[] {
  const words = texts.flatMap(runsOf).flatMap(({ text, dense }) => {
    if (!dense) return [stemOf(text).slice(0, MAX_WORD)];
    const characters = charactersOf(text);
    return [...characters.filter(isHanCharacter), ...pairsOf(characters)];
  });
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/**
 * A word that a product must have. With `begins`, a word of the product may also continue after it.
 */
export type WantedWord = { word: string; begins: boolean };

/** The most words of a query that are used. */
const MAX_WANTED = 8;

/**
 * The words of a query; a product must have all of them. English plurals also find the singular.
 */
export function wantedWords(query: string): WantedWord[] {
  const wantedInQuery = runsOf(query).flatMap(wantedOf);
  const unique = new Map(wantedInQuery.map((one) => [one.word, one]));
  return [...unique.values()].slice(0, MAX_WANTED);
}

function wantedOf({ text, dense }: Run): WantedWord[] {
  if (!dense) return [{ word: singular(stemOf(text)).slice(0, MAX_WORD), begins: true }];
  return pairsOf(charactersOf(text)).map((word) => ({ word, begins: [...word].length === 1 }));
}

/** An English word without the ending of a plural. */
const singular = (word: string): string =>
  /^[a-z]{4,}$/.test(word) ? word.replace(/(?:ies|(?<=s|x|z|ch|sh)es|(?<!s)s)$/, '') : word;

/** The character after all others. */
const LAST_CHARACTER = '\u{10ffff}';

/** The condition that a product of the tenant has a word. */
export function hasWord(
  { db, tenantId }: { db: Database; tenantId: string },
  { word, begins }: WantedWord,
): SQL {
  const { tenantId: ofTenant, word: stored, productId } = ownWords;
  const isWord = begins
    ? and(gte(stored, word), lt(stored, word + LAST_CHARACTER))
    : eq(stored, word);
  const having = db
    .select({ productId })
    .from(ownWords)
    .where(and(eq(ofTenant, tenantId), isWord));
  return sql`${ownProducts.id} in (${having})`;
}
