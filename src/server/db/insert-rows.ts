import { getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../platform/platform.ts';

/** D1 takes 100 parameters a statement and 2 MB a value: rows travel as one JSON text of at most this many characters. */
const CHUNK_CHARACTERS = 400_000;

/**
 * Statements that write any number of rows, each with a single parameter. A row whose key is there
 * already is replaced, or left alone with `keep`. Generated columns are left to the database.
 */
export function insertRows<T extends SQLiteTable>(
  table: T,
  rows: readonly InferInsertModel<T>[],
  onConflict: 'replace' | 'keep' = 'replace',
): SQL[] {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);
  const texts = rows.map((row) => {
    const values = row as Record<string, unknown>;
    return JSON.stringify(
      columns.map(([key, column]) => {
        const value = values[key] ?? column.default ?? null;
        return value === null ? null : column.mapToDriverValue(value);
      }),
    );
  });
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((_, i) => sql.raw(`json_extract(value, '$[${i}]')`)),
    sql`, `,
  );
  const verb = sql.raw(onConflict === 'replace' ? 'insert or replace' : 'insert or ignore');
  return chunks(texts).map(
    (chunk) => sql`${verb} into ${table} (${names}) select ${values} from json_each(${chunk})`,
  );
}

/** Writes rows chunk after chunk, each atomically. */
export async function writeRows<T extends SQLiteTable>(
  db: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  for (const statement of insertRows(table, rows)) await db.run(statement);
}

function chunks(texts: readonly string[]): string[] {
  const made: string[] = [];
  let chunk: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (length + text.length > CHUNK_CHARACTERS && chunk.length > 0) {
      made.push(`[${chunk.join(',')}]`);
      chunk = [];
      length = 0;
    }
    chunk.push(text);
    length += text.length;
  }
  if (chunk.length > 0) made.push(`[${chunk.join(',')}]`);
  return made;
}
