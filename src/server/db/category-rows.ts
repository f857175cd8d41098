import { asc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/platform.ts';
import { SHARED } from '../platform/revisions.ts';
import { type ContentKey, cachedContent } from './content-cache.ts';
import { categories } from './schema/shop/catalogue.ts';

/** The columns of a category that pages show. */
export type CategoryRow = Pick<
  typeof categories.$inferSelect,
  'id' | 'parentId' | 'names' | 'image'
>;

/** The cache key of all categories. */
export const CATEGORY_ROWS: ContentKey = { kind: 'categories', scope: SHARED, key: '' };

const { id, parentId, names, image, level, position } = categories;

/** All categories, parents before children. There are a few hundred, so they are read at once. */
export const categoryRows = (db: Database): Promise<CategoryRow[]> =>
  cachedContent(db, CATEGORY_ROWS, async () =>
    db.select({ id, parentId, names, image }).from(categories).orderBy(asc(level), asc(position)),
  );

/** The same rows as an SQL expression of JSON, to read them within another query. */
export const categoryRowsJson: SQL = sql`(select json_group_array(json_object('id', id,
  'parentId', parent_id, 'names', json(names), 'image', image))
  from (select * from ${categories} order by level, position))`;

/** The ids of a category and of its ancestors; only its own id if the catalogue's tree lacks it. */
export type IdsAbove = (id: string) => string[];

const parents = new WeakMap<readonly CategoryRow[], ReadonlyMap<string, string | null>>();

/** Reads what is above each category. */
export async function categoriesAbove(db: Database): Promise<IdsAbove> {
  const rows = await categoryRows(db);
  const parentOf = parents.get(rows) ?? new Map(rows.map((row) => [row.id, row.parentId]));
  parents.set(rows, parentOf);
  const above: IdsAbove = (categoryId) => {
    const parent = parentOf.get(categoryId);
    return parent ? [categoryId, ...above(parent)] : [categoryId];
  };
  return above;
}
