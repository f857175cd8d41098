import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pictureUrl } from '../../src/contract/values/pictures.ts';
import { products } from '../../src/server/db/schema/catalogue.ts';
import { productPictures } from '../../src/server/db/schema/pictures.ts';
import {
  linkPictures,
  type PictureRow,
  writePictures,
} from '../../src/server/db/write-pictures.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { pictureRow } from '../../src/server/sourcing/pictures/row.ts';
import { describePicture } from './describe-picture.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** Which pictures are there, each with a hash of how it was made. */
const MANIFEST = path.join(ROOT, 'public/goods/manifest.json');
const DESCRIBED = path.join(ROOT, '.pictures/described.json');
const DESCRIBED_BY = [
  'src/server/sourcing/pictures/{cells,descriptor,edges,object-box,sampling}.ts',
  'demo/pictures/describe-picture.ts',
];

/** Rows by the hash of a picture and of the code that describes it; `null` where nothing is to be seen. */
type Described = Record<string, PictureRow | null>;

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Some at once, because files are read and unpacked beside the describing. */
const AT_ONCE = 4;

/**
 * What the catalogue's own pictures look like. Describes those that were not, or were made anew
 * since: a few seconds for all of them, once.
 */
export async function describedPictures(
  onProgress: (done: number, total: number) => void = () => {},
): Promise<PictureRow[]> {
  const made = Object.entries(readJson<Record<string, string>>(MANIFEST) ?? {});
  const code = createHash('sha256');
  for (const file of globSync(DESCRIBED_BY, { cwd: ROOT }).sort()) {
    code.update(readFileSync(path.join(ROOT, file)));
  }
  const version = code.digest('base64url').slice(0, 12);
  const before = readJson<Described>(DESCRIBED) ?? {};
  const after: Described = {};
  const missing: (readonly [key: string, name: string])[] = [];
  for (const [name, hash] of made) {
    const key = `${version} ${hash} ${name}`;
    const row = before[key];
    if (row === undefined) missing.push([key, name]);
    else after[key] = row;
  }
  if (missing.length > 0) {
    const waiting = missing.values();
    let done = 0;
    const work = async () => {
      for (const [key, name] of waiting) {
        const file = path.join(ROOT, 'public', pictureUrl(name, 240));
        const descriptor = await describePicture(file);
        after[key] = descriptor ? pictureRow(name, descriptor) : null;
        onProgress(++done, missing.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    mkdirSync(path.dirname(DESCRIBED), { recursive: true });
    writeFileSync(DESCRIBED, JSON.stringify(after));
  }
  return Object.values(after).filter((row) => row !== null);
}

/** Writes what the pictures look like into a seeded database, unless it has just that. */
export async function preparePictures(db: Database, rows: readonly PictureRow[]): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 16);
  const version = `pictures ${hash}`;
  const done = await db.all<{ version: string }>(
    sql`select version from _seed where version = ${version}`,
  );
  if (done.length > 0) return;
  await writePictures(db, rows);
  await db.delete(productPictures);
  const ids = await db.select({ id: products.id }).from(products);
  await linkPictures(
    db,
    ids.map(({ id }) => id),
  );
  await db.run(sql`delete from _seed where version like 'pictures %'`);
  await db.run(sql`insert into _seed (version) values (${version})`);
}
