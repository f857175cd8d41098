import { readFile, stat } from 'node:fs/promises';
import { request } from 'node:https';
import path from 'node:path';
import { describePicture } from '../../demo/pictures/describe-picture.ts';
import { inList } from '../../src/server/commerce/base/atomically.ts';
import type { ProductRow } from '../../src/server/db/index-context.ts';
import { pictures } from '../../src/server/db/schema/pictures.ts';
import {
  linkPictures,
  type PictureRow,
  writePictures,
} from '../../src/server/db/write-pictures.ts';
import { publicOnly } from '../../src/server/platform/node/fetch-link.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { pictureRow } from '../../src/server/sourcing/pictures/row.ts';
import type { ImportOptions } from './import-products.ts';

/** The number of pictures of a product that are described; the others show the same thing. */
const MOST_OF_A_PRODUCT = 3;
/** How many pictures are loaded and described at the same time. */
const CONCURRENCY = 4;
const MOST_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

export type ImportedPictures = { also: NonNullable<ImportOptions['also']>; failed: () => number };

/**
 * Describes pictures of imported products, so that the search by picture finds them, and links
 * pictures that are described already. `where` is a folder, `fetch` or `none`. A picture that can't
 * be read is counted; its product is still imported.
 */
export function picturesOf(where: string): ImportedPictures {
  let failed = 0;
  const load =
    where === 'none' ? undefined : where === 'fetch' ? fetchPicture : inFolder(path.resolve(where));
  const describe = async (name: string): Promise<PictureRow | undefined> => {
    try {
      const descriptor = await describePicture(await (load?.(name) ?? Promise.reject()));
      return descriptor && pictureRow(name, descriptor);
    } catch {
      failed++;
      return undefined;
    }
  };
  return {
    failed: () => failed,
    also: async (db, rows) => {
      const wanted = load ? await unknownOf(db, rows) : [];
      const described: PictureRow[] = [];
      const waiting = wanted.values();
      const work = async () => {
        for (const name of waiting) {
          const row = await describe(name);
          if (row) described.push(row);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
      // In the order of the rows, not in the order in which the reads ended.
      described.sort((a, b) => wanted.indexOf(a.path) - wanted.indexOf(b.path));
      return async (tx) => {
        await writePictures(tx, described);
        await linkPictures(
          tx,
          rows.map(({ id }) => id),
        );
      };
    },
  };
}

/** The URLs of the products' first pictures that are on the web and not described yet. */
async function unknownOf(db: Database, rows: readonly ProductRow[]): Promise<string[]> {
  const all = rows.flatMap(({ detail }) => detail.images.slice(0, MOST_OF_A_PRODUCT));
  const names = [...new Set(all)].filter((name) => name.startsWith('https://'));
  const known = await db
    .select({ path: pictures.path })
    .from(pictures)
    .where(inList(pictures.path, names));
  const described = new Set(known.map((row) => row.path));
  return names.filter((name) => !described.has(name));
}

/**
 * A function that reads the file of a URL from the folder, by the URL's path or by the last part of
 * that path.
 */
function inFolder(folder: string) {
  return async (name: string): Promise<Uint8Array> => {
    const { pathname } = new URL(name);
    const parts = decodeURIComponent(pathname)
      .split('/')
      .filter((part) => part !== '..');
    const file = path.join(folder, ...parts);
    const flat = path.join(folder, parts.at(-1) ?? '');
    const found = await stat(file).then(
      () => file,
      () => flat,
    );
    if ((await stat(found)).size > MOST_BYTES) throw new Error('too large');
    return readFile(found);
  };
}

const lookup = publicOnly();

/** Fetches a picture from a public host only, because its URL comes from a supplier's file. */
function fetchPicture(name: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const options = { agent: false, lookup, signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    const { hostname } = new URL(name);
    if (/^[\d.]+$|^\[/.test(hostname))
      return reject(new Error('the URL has an IP address instead of a host name'));
    const asked = request(name, options, async (response) => {
      try {
        if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
        const chunks: Buffer[] = [];
        let bytes = 0;
        for await (const chunk of response as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          if (bytes > MOST_BYTES) throw new Error('too large');
          chunks.push(chunk);
        }
        resolve(Buffer.concat(chunks));
      } catch (error) {
        reject(error);
      } finally {
        asked.destroy();
      }
    });
    asked.on('error', reject).end();
  });
}
