import { sql } from 'drizzle-orm';
import type { SearchQuery, SearchResult } from '../../../contract/calls/catalogue.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import type { Database } from '../../platform/platform.ts';
import { searchCatalogue } from '../catalogue/search/search.ts';
import type { Picture, ProductReader } from '../source.ts';
import { findPictures, type PictureMatch } from './find-pictures.ts';
import { pictureQueryOfFile } from './picture-query.ts';

/** Limits of one search: pairs of a matching picture and a product that shows it, and products returned. */
const MAX_SHOWINGS = 5_000;
const MAX_PRODUCTS = 1_000;
/**
 * Added to the distance of a picture that is not the product's first, so that first pictures rank
 * higher.
 */
const LATER_PICTURE_PENALTY = 4_000;

/**
 * Finds products of the embedded catalogue that look like a picture: most similar first, then best
 * selling first. The query's filters, sort and facets apply as in a search by words. The result is
 * empty if no product looks like the picture. Throws `UPLOAD_REFUSED` if the picture can't be decoded.
 */
export async function searchByPicture(
  db: Database,
  keys: KeyRing,
  picture: Picture,
  query: SearchQuery,
  reader: ProductReader,
): Promise<SearchResult> {
  const pictureQuery = await pictureQueryOfFile(picture);
  const found = pictureQuery ? await findPictures(db, pictureQuery) : [];
  const productIds = found.length > 0 ? await productsShowing(db, found) : [];
  const withinProducts = { ...query, keyword: '', imageUrl: undefined };
  return searchCatalogue(db, keys, withinProducts, reader, { productIds });
}

/** Ids of the products that show these pictures, best first. */
async function productsShowing(db: Database, found: readonly PictureMatch[]): Promise<string[]> {
  const pictures = JSON.stringify(found.map(({ id, distance }) => [id, distance]));
  const rows = await db.all<{ id: string }>(sql`
    select p.id as "id" from (
      select s.product_id as id,
        json_extract(f.value, '$[1]') + (s.position > 0) * ${sql.raw(String(LATER_PICTURE_PENALTY))} as distance
      from json_each(${pictures}) f cross join product_pictures s
        on s.picture_id = json_extract(f.value, '$[0]')
      limit ${MAX_SHOWINGS}
    ) shown cross join products p on p.id = shown.id
    group by p.id order by min(shown.distance), p.sold_count desc, p.id limit ${MAX_PRODUCTS}`);
  return rows.map(({ id }) => id);
}
