import { sql } from 'drizzle-orm';
import type { Database } from '../platform/platform.ts';
import { jsonChunks } from './insert-rows.ts';
import { pictures, productPictures } from './schema/shop/pictures.ts';

/** A picture as it is written: without the id, which the database assigns. */
export type PictureRow = Omit<typeof pictures.$inferInsert, 'id'>;

/** The position of variants' pictures: after those of the gallery, which count from 0. */
const VARIANT_POSITION = 1_000;

/** Writes any number of pictures. Existing ones get the new descriptor. */
export async function writePictures(db: Database, rows: readonly PictureRow[]): Promise<void> {
  const tuples = rows.map(({ path, cell, descriptor }) => [path, cell, descriptor]);
  for (const chunk of jsonChunks(tuples)) {
    await db.run(sql`insert into ${pictures} (path, cell, descriptor)
      select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
      from json_each(${chunk}) where true
      on conflict (path) do update set cell = excluded.cell, descriptor = excluded.descriptor`);
  }
}

/** How many products a statement links. */
const PRODUCTS_PER_STATEMENT = 500;

/**
 * Stores which pictures these products show, in place of what was stored for them before. Call it after the
 * products and pictures are written.
 */
export async function linkPictures(db: Database, productIds: readonly string[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += PRODUCTS_PER_STATEMENT) {
    const ids = JSON.stringify(productIds.slice(start, start + PRODUCTS_PER_STATEMENT));
    await db.run(
      sql`delete from ${productPictures} where product_id in (select value from json_each(${ids}))`,
    );
    // A variant's picture is in `skus[…].attributes[…].image`.
    await db.run(sql`insert or ignore into ${productPictures} (picture_id, position, product_id)
      with chosen as materialized (
        select p.id, p.detail from json_each(${ids}) k cross join products p on p.id = k.value
      ), shown(product, position, path) as (
        select c.id, g.key, g.value from chosen c cross join json_each(c.detail, '$.images') g
        union all
        select c.id, ${sql.raw(String(VARIANT_POSITION))}, g.value
        from chosen c cross join json_tree(c.detail, '$.skus') g
        where g.key = 'image' and g.type = 'text'
      )
      select i.id, min(s.position), s.product from shown s cross join pictures i on i.path = s.path
      group by i.id, s.product`);
  }
}
