import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { Failure } from '../../../contract/errors.ts';
import { MAX_COUNTED } from '../../../contract/values/desk/list.ts';
import type { Scope } from './scope.ts';

/**
 * The order of a list: by a column of numbers, then by id. An index must have both at its end, after the
 * columns of the filters.
 */
export type Keyset = { column: SQLiteColumn; id: SQLiteColumn; descending: boolean };

/** The condition for the rows after a cursor. Throws `VALIDATION_FAILED` at `cursor`. */
export function afterCursor({ column, id, descending }: Keyset, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [, value, last] = /^(-?\d{1,15})~(.+)$/.exec(cursor) ?? [];
  if (value === undefined || last === undefined) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'cursor', code: 'invalid' }]);
  }
  const row = sql`(${Number(value)}, ${last})`;
  return descending ? sql`(${column}, ${id}) < ${row}` : sql`(${column}, ${id}) > ${row}`;
}

/** `order by` of a list. */
export const orderOf = ({ column, id, descending }: Keyset): SQL[] =>
  [column, id].map((one) => (descending ? sql`${one} desc` : sql`${one} asc`));

/**
 * The page of rows that were read with `limit(pageSize + 1)`. The additional row only shows that there is a
 * next page. `keyOf` gives the values of the keyset's columns.
 */
export function pageOfRows<Row>(
  rows: readonly Row[],
  pageSize: number,
  keyOf: (row: Row) => readonly [value: number, id: string],
): { rows: Row[]; next?: string } {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  if (rows.length <= pageSize || last === undefined) return { rows: page };
  return { rows: page, next: keyOf(last).join('~') };
}

/** How many rows match, counted up to `MAX_COUNTED` + 1. */
export async function cappedCount(
  { db }: Pick<Scope, 'db'>,
  table: SQLiteTable,
  condition: SQL | undefined,
): Promise<number> {
  const rows = countUpTo(db, MAX_COUNTED + 1, table, condition);
  const [counted] = await db.all<{ rows: number }>(sql`select ${rows} as rows`);
  return counted?.rows ?? 0;
}

/** SQL for how many rows match, counted up to `most`. The condition may refer to the query that the SQL is part of. */
export function countUpTo(
  db: Scope['db'],
  most: number,
  table: SQLiteTable,
  condition: SQL | undefined,
): SQL<number> {
  const some = db.select({ one: sql`1` }).from(table).where(condition).limit(most);
  return sql<number>`(select count(*) from (${some}))`;
}
