import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../platform/platform.ts';

/** D1 takes 2 MB a value; a Chinese character is three bytes. */
const CHUNK_CHARACTERS = 400_000;

/**
 * Writes any number of rows with one parameter a statement, because D1 takes at most 100. Rows
 * whose key is there already are replaced.
 */
export async function insertRows<T extends SQLiteTable>(
  db: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const values = columns.map((_, i) => sql.raw(`json_extract(value, '$[${i}]')`));
  const tuples = rows.map((row) =>
    columns.map(([key, column]) => {
      const value = (row as Record<string, unknown>)[key] ?? column.default ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
  for (const chunk of jsonChunks(tuples)) {
    await db.run(sql`insert or replace into ${table} (${sql.join(names, sql`, `)})
      select ${sql.join(values, sql`, `)} from json_each(${chunk})`);
  }
}

/** JSON arrays of the items, each small enough for one parameter. */
export function jsonChunks(items: readonly unknown[]): string[] {
  const chunks: string[][] = [];
  let room = 0;
  for (const text of items.map((item) => JSON.stringify(item))) {
    if (text.length > room) {
      chunks.push([]);
      room = CHUNK_CHARACTERS;
    }
    chunks.at(-1)?.push(text);
    room -= text.length;
  }
  return chunks.map((texts) => `[${texts.join(',')}]`);
}
