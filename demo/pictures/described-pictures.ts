import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { notInArray, sql } from 'drizzle-orm';
import { products } from '../../src/server/db/schema/shop/catalogue.ts';
import { productPictures } from '../../src/server/db/schema/shop/pictures.ts';
import {
  linkPictures,
  type PictureRow,
  writePictures,
} from '../../src/server/db/write-pictures.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { codeHash, type DemoPicture, demoPictures, PICTURES } from './picture-files.ts';

/** The files that decide a descriptor. A change of one makes a new folder of descriptors. */
const DESCRIBING_CODE = [
  'demo/pictures/describe-picture.ts',
  'src/theme/oklab.ts',
  ...['cells', 'descriptor', 'edges', 'object-box', 'sampling'].map(
    (name) => `src/server/sourcing/pictures/${name}.ts`,
  ),
];
/** One file per picture, named by its hash. It holds `null` if the picture shows no object. */
export const DESCRIBED = path.join(
  path.dirname(PICTURES),
  `described-${codeHash(DESCRIBING_CODE).slice(0, 12)}`,
);

export const descriptionFile = ({ key }: DemoPicture): string =>
  path.join(DESCRIBED, `${key}.json`);

export const isDescribed = (picture: DemoPicture): boolean => existsSync(descriptionFile(picture));

/** The descriptors of the catalogue's pictures that are described so far. */
export function describedPictures(): PictureRow[] {
  return [...demoPictures().values()]
    .filter(isDescribed)
    .map((picture) => JSON.parse(readFileSync(descriptionFile(picture), 'utf8')))
    .filter((row: PictureRow | null) => row !== null);
}

/** Writes descriptors to a seeded database, unless it already has the same. */
export async function preparePictures(db: Database, rows: readonly PictureRow[]): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 16);
  const version = `pictures ${hash}`;
  const storedVersions = await db.all<{ version: string }>(
    sql`select version from _seed where version = ${version}`,
  );
  if (storedVersions.length > 0) return;
  await writePictures(db, rows);
  const ids = await db.select({ id: products.id }).from(products);
  await db
    .delete(productPictures)
    .where(notInArray(productPictures.productId, db.select({ id: products.id }).from(products)));
  await linkPictures(
    db,
    ids.map(({ id }) => id),
  );
  await db.run(sql`delete from _seed where version like 'pictures %'`);
  await db.run(sql`insert into _seed (version) values (${version})`);
}
