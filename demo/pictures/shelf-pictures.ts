import { sql } from 'drizzle-orm';
import type { Database } from '../../src/server/platform/platform.ts';

/** The paths of the pictures that home pages show: those of products on shelves, and of top categories. */
export async function shelfPictures(db: Database): Promise<string[]> {
  const rows = await db.all<{ image: string }>(sql`
    select distinct p.image as "image"
    from product_groups g cross join json_each(g.product_ids) i cross join products p on p.id = i.value
    union select image from categories where parent_id is null`);
  return rows.map(({ image }) => image);
}
