import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../platform/platform.ts';
import type { IndexContext, ProductRow } from './index-context.ts';
import { insertStatements } from './insert-rows.ts';
import {
  searchNames,
  searchNouns,
  searchWordKeys,
  searchWords,
  suggestions,
} from './schema/shop/catalogue.ts';
import { type Vocabulary, vocabularyOf } from './search-vocabulary.ts';

/** How many rows are turned into statements at once, to bound the memory. */
const SLICE = 50_000;

/** The insert without the rows whose keys exist. */
export const ignoringExisting = <S>(statement: { onConflictDoNothing: () => S }): S =>
  statement.onConflictDoNothing();

/**
 * The statements that add a vocabulary to the stored one: counts and weights of words and nouns grow.
 */
export const vocabularyStatements = (
  db: Database,
  { words, keys, nouns, names, suggestions: suggested }: Partial<Vocabulary>,
): BatchItem<'sqlite'>[] => [
  ...insertStatements(db, searchWords, words ?? []).map((statement) =>
    statement.onConflictDoUpdate({
      target: searchWords.word,
      set: {
        count: sql`${searchWords.count} + excluded.count`,
        languages: sql`${searchWords.languages} | excluded.languages`,
        namedIn: sql`${searchWords.namedIn} | excluded.named_in`,
        meaning: sql`coalesce(excluded.meaning, ${searchWords.meaning})`,
        meaningZh: sql`coalesce(excluded.meaning_zh, ${searchWords.meaningZh})`,
      },
    }),
  ),
  ...insertStatements(db, searchWordKeys, keys ?? []).map(ignoringExisting),
  ...insertStatements(db, searchNouns, nouns ?? []).map((statement) =>
    statement.onConflictDoUpdate({
      target: searchNouns.noun,
      set: {
        weight: sql`${searchNouns.weight} + excluded.weight`,
        zh: sql`excluded.zh`,
        kin: sql`excluded.kin`,
      },
    }),
  ),
  ...insertStatements(db, searchNames, names ?? []).map(ignoringExisting),
  ...insertStatements(db, suggestions, suggested ?? []).map(ignoringExisting),
];

/**
 * Writes the vocabulary of all these products at once, in the order of its keys: SQLite adds rows to the end of a table
 * six times as fast as between others. Not atomic, so it is only for a catalogue that is written as a whole.
 */
export async function writeVocabulary(
  db: Database,
  context: IndexContext,
  products: readonly ProductRow[],
): Promise<void> {
  const sold = products.filter(({ status }) => status !== 'REMOVED');
  const { words, keys, nouns, names, suggestions: suggested, marks } = vocabularyOf(context, sold);
  for (const part of [
    ...slicesOf(inOrder(words, 'word')).map((slice) => ({ words: slice })),
    ...slicesOf(inOrder(keys, 'key')).map((slice) => ({ keys: slice })),
    ...slicesOf(inOrder(names, 'key')).map((slice) => ({ names: slice })),
    { nouns, suggestions: suggested },
  ]) {
    const [first, ...rest] = vocabularyStatements(db, part);
    if (first) await db.batch([first, ...rest]);
  }
  for (const mark of marks) context.written.add(mark);
}

/**
 * Rows sorted by the first characters of a column. Sorting them completely would take longer, and adding
 * them would not be faster. Rows with the same text stay in their order.
 */
export function inOrder<K extends string, T extends Record<K, string>>(
  rows: readonly T[],
  column: K,
): T[] {
  const groups = Map.groupBy(rows, (row) => row[column].slice(0, BEGINNING));
  return [...groups.keys()].sort().flatMap((beginning) => groups.get(beginning) ?? []);
}

/** The length of the beginning by which rows are grouped, in UTF-16 units. */
const BEGINNING = 2;

const slicesOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / SLICE) }, (_, i) =>
    rows.slice(i * SLICE, (i + 1) * SLICE),
  );
