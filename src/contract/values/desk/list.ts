import * as v from 'valibot';

/** Lists of the staff count no further than this: a larger total would be read row by row. */
export const MAX_COUNTED = 10_000;

/** The query fields of a list with cursors. A cursor is the `next` of the page before. */
export const cursorQuery = {
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w.~-]{1,200}$/))),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
};

/** A page of a list. `total` is `MAX_COUNTED` + 1 if there are more. */
export const listOf = <S extends v.GenericSchema<unknown, unknown>>(record: S) =>
  v.object({ records: v.array(record), next: v.optional(v.string()), total: v.number() });

export type ListPage<Record> = { records: Record[]; next?: string | undefined; total: number };
