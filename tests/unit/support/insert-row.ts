import { sql } from 'drizzle-orm';
import type { Database } from '../../../src/server/platform/platform.ts';

type Values = Record<string, string | number | null>;

/** A row by its table and columns, as they are named in the database. */
export type NamedRow = readonly [table: string, values: Values];

/**
 * Inserts rows in one batch. Required columns without a value get 0 or `{}`, except `sequence`, which
 * the database counts itself.
 */
export async function insertRows(db: Database, rows: readonly NamedRow[]): Promise<void> {
  const required = await requiredColumns(db, [...new Set(rows.map(([table]) => table))]);
  await batchOf(
    db,
    rows.map(([table, values]) => insertion(table, { ...required.get(table), ...values })),
  );
}

/** Default values for the required columns of each table. */
async function requiredColumns(db: Database, tables: readonly string[]) {
  const texts = tables.map(
    (table) => `select name, lower(type) as type from pragma_table_info('${table}')
      where "notnull" and dflt_value is null and name <> 'sequence'`,
  );
  const columns = (await batchOf(db, texts)) as { name: string; type: string }[][];
  const values = columns.map((ofTable) =>
    Object.fromEntries(ofTable.map(({ name, type }) => [name, type === 'integer' ? 0 : '{}'])),
  );
  return new Map(tables.map((table, i) => [table, values[i]]));
}

/** Runs statements in one batch; returns the rows of each. */
async function batchOf(db: Database, texts: readonly string[]): Promise<unknown[]> {
  const [first, ...rest] = texts.map((text) => db.all(sql.raw(text)));
  return first ? db.batch([first, ...rest]) : [];
}

/** Without parameters: drizzle can't bind those of a raw statement in a D1 batch. */
function insertion(table: string, row: Values): string {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const values = Object.values(row).map((value) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value),
  );
  return `insert into "${table}" (${names.join(', ')}) values (${values.join(', ')})`;
}

/** Inserts one row, as `insertRows` does. */
export const insertRow = (db: Database, ...row: NamedRow): Promise<void> => insertRows(db, [row]);

/** Inserts shoppers of a tenant with these ids. */
export const insertShoppers = (db: Database, tenantId: string, ...ids: string[]): Promise<void> =>
  insertRows(
    db,
    ids.map((id) => ['users', { id, tenant_id: tenantId, email: `${id}@example.org` }]),
  );
