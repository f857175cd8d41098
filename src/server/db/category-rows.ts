import { asc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/platform.ts';
import { SHARED } from '../platform/revisions.ts';
import { type ContentKey, cachedContent } from './content-cache.ts';
import { categories } from './schema/catalogue.ts';

/** A category as it is shown. */
export type CategoryRow = Pick<
  typeof categories.$inferSelect,
  'id' | 'parentId' | 'names' | 'image'
>;

/** The key that all categories are cached under. */
export const CATEGORY_ROWS: ContentKey = { kind: 'categories', of: SHARED, key: '' };

const { id, parentId, names, image, level, position } = categories;

/** All categories, those above before those below: a few hundred, so all are read at once. */
export const categoryRows = (db: Database): Promise<CategoryRow[]> =>
  cachedContent(db, CATEGORY_ROWS, async () =>
    db.select({ id, parentId, names, image }).from(categories).orderBy(asc(level), asc(position)),
  );

/** The same as an expression of JSON, to be read with what is asked for anyway. */
export const categoryRowsJson: SQL = sql`(select json_group_array(json_object('id', id,
  'parentId', parent_id, 'names', json(names), 'image', image))
  from (select * from ${categories} order by level, position))`;
