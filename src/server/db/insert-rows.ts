import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Database } from '../platform/platform.ts';

/**
 * How many characters one parameter may have. D1 allows 2 MB per value, and a Chinese character takes three
 * bytes.
 */
const MAX_CHUNK_LENGTH = 400_000;

/**
 * Writes any number of rows. They are passed as JSON, in one parameter per statement, because D1 allows at
 * most 100 parameters. Existing rows with the same key are replaced.
 */
export async function replaceRows<T extends SQLiteTable>(
  db: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  const names = columnsOf(table).map(([, column]) => sql.identifier(column.name));
  for (const chunk of jsonChunks(tuplesOf(table, rows))) {
    await db.run(sql`insert or replace into ${table} (${sql.join(names, sql`, `)})
      ${rowsOf(table, chunk)}`);
  }
}

/**
 * The statements that insert any number of rows, for a batch. If the key of a row exists, its other columns
 * are updated. The key columns are not: whenever a key is written, even unchanged, SQLite searches all rows
 * that refer to it.
 */
export function upsertStatements<T extends SQLiteTable>(
  db: Database,
  table: T,
  key: SQLiteColumn[],
  rows: readonly InferInsertModel<T>[],
) {
  const otherColumns = columnsOf(table).filter(([, column]) => !key.includes(column));
  const set = Object.fromEntries(
    otherColumns.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  ) as SQLiteUpdateSetSource<T>;
  return jsonChunks(tuplesOf(table, rows)).map((chunk) => {
    const insert = db.insert(table).select(rowsOf(table, chunk));
    return otherColumns.length > 0
      ? insert.onConflictDoUpdate({ target: key, set })
      : insert.onConflictDoNothing();
  });
}

/**
 * The statements that insert any number of new rows, for a batch. If a key exists, the batch fails, unless
 * the caller adds an `on conflict` clause.
 */
export function insertStatements<T extends SQLiteTable>(
  db: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
) {
  return jsonChunks(tuplesOf(table, rows)).map((chunk) =>
    db.insert(table).select(rowsOf(table, chunk)),
  );
}

const columnsOf = (table: SQLiteTable) => Object.entries(getTableColumns(table));

/** Rows as arrays of driver values, in the order of the table's columns. Defaults must be plain values. */
function tuplesOf<T extends SQLiteTable>(table: T, rows: readonly InferInsertModel<T>[]) {
  return rows.map((row) =>
    columnsOf(table).map(([key, column]) => {
      const value = (row as Record<string, unknown>)[key] ?? column.default ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
}

/**
 * Selects the rows from a JSON array of `tuplesOf`. Without `where true`, SQLite would parse `on conflict`
 * as the `on` of a join.
 */
function rowsOf(table: SQLiteTable, chunk: string): SQL {
  const values = columnsOf(table).map((_, i) => sql.raw(`json_extract(value, '$[${i}]')`));
  return sql`select ${sql.join(values, sql`, `)} from json_each(${chunk}) where true`;
}

/** Splits items into JSON arrays, each small enough for one parameter. */
export function jsonChunks(items: readonly unknown[]): string[] {
  const chunks: string[][] = [];
  let charactersLeft = 0;
  for (const text of items.map((item) => JSON.stringify(item))) {
    if (text.length > charactersLeft) {
      chunks.push([]);
      charactersLeft = MAX_CHUNK_LENGTH;
    }
    chunks.at(-1)?.push(text);
    charactersLeft -= text.length;
  }
  return chunks.map((texts) => `[${texts.join(',')}]`);
}
