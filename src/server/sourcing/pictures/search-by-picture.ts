import { sql } from 'drizzle-orm';
import type { SearchQuery, SearchResult } from '../../../contract/calls/catalogue.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import type { Database } from '../../platform/platform.ts';
import { searchCatalogue } from '../catalogue/search.ts';
import type { Picture, Reader } from '../source.ts';
import { findPictures, type Likeness } from './find-pictures.ts';
import { lookOfFile } from './look.ts';

/** Showings of the pictures found, and products, that one search weighs. */
const MOST_SHOWINGS = 5_000;
const MOST_PRODUCTS = 1_000;
/** How much more alike a further picture of a product must be than another product's first. */
const NOT_THE_FIRST = 4_000;

/**
 * Products of the embedded catalogue that look like a picture, most alike first, then by what was
 * sold; narrowed, sorted and counted as every search. Nothing where nothing looks like it. Throws
 * `UPLOAD_REFUSED` for a picture that can't be read.
 */
export async function searchByPicture(
  db: Database,
  keys: KeyRing,
  picture: Picture,
  query: SearchQuery,
  reader: Reader,
): Promise<SearchResult> {
  const look = await lookOfFile(picture);
  const found = look ? await findPictures(db, look) : [];
  const productIds = found.length > 0 ? await productsShowing(db, found) : [];
  const among = { ...query, keyword: '', imageUrl: undefined };
  return searchCatalogue(db, keys, among, reader, productIds);
}

/** Ids of the products that show these pictures, best first. */
async function productsShowing(db: Database, found: readonly Likeness[]): Promise<string[]> {
  const pictures = JSON.stringify(found.map(({ id, unlikeness }) => [id, unlikeness]));
  const rows = await db.all<{ id: string }>(sql`
    select p.id as "id" from (
      select s.product_id as id,
        json_extract(f.value, '$[1]') + (s.position > 0) * ${sql.raw(String(NOT_THE_FIRST))} as unlikeness
      from json_each(${pictures}) f cross join product_pictures s
        on s.picture_id = json_extract(f.value, '$[0]')
      limit ${MOST_SHOWINGS}
    ) shown cross join products p on p.id = shown.id
    group by p.id order by min(shown.unlikeness), p.sold_count desc, p.id limit ${MOST_PRODUCTS}`);
  return rows.map(({ id }) => id);
}
