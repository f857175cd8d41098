import { readFile, stat } from 'node:fs/promises';
import { request } from 'node:https';
import path from 'node:path';
import { describePicture } from '../../demo/pictures/describe-picture.ts';
import { inList } from '../../src/server/commerce/base/atomically.ts';
import type { ProductRow } from '../../src/server/db/index-context.ts';
import { pictures } from '../../src/server/db/schema/shop/pictures.ts';
import {
  linkPictures,
  type PictureRow,
  writePictures,
} from '../../src/server/db/write-pictures.ts';
import { publicOnly } from '../../src/server/platform/node/fetch-link.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { pictureRow } from '../../src/server/sourcing/pictures/row.ts';
import type { ImportOptions } from './import-products.ts';

/** Descriptors are computed for this number of a product's pictures; the others show the same thing. */
const MAX_PER_PRODUCT = 3;
/** The number of pictures that are loaded and described at the same time. */
const CONCURRENCY = 4;
const MAX_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

export type ImportedPictures = {
  prepareWrites: NonNullable<ImportOptions['prepareWrites']>;
  /** The number of pictures that could not be read. */
  failed: () => number;
};

/**
 * Computes the descriptors of pictures of imported products, so that the search by picture finds them,
 * and links pictures that have a descriptor already. `where` is a folder, `fetch` or `none`. A picture
 * that can't be read is counted; its product is still imported.
 */
export function picturesOf(where: string): ImportedPictures {
  let failed = 0;
  const load = loaderOf(where);
  const describe = async (name: string, read: Load): Promise<PictureRow | undefined> => {
    try {
      const descriptor = await describePicture(await read(name));
      return descriptor && pictureRow(name, descriptor);
    } catch {
      failed++;
      return undefined;
    }
  };
  return {
    failed: () => failed,
    prepareWrites: async (db, rows) => {
      const picturesToLoad = load ? await unknownOf(db, rows) : [];
      const described: PictureRow[] = [];
      // The workers share one iterator, so that each picture is described once.
      const waiting = picturesToLoad.values();
      const work = async () => {
        for (const name of waiting) {
          const row = load && (await describe(name, load));
          if (row) described.push(row);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
      // In the order of the rows, not in the order in which the reads ended.
      described.sort((a, b) => picturesToLoad.indexOf(a.path) - picturesToLoad.indexOf(b.path));
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

/** Reads the file of a picture by its URL. */
type Load = (url: string) => Promise<Uint8Array>;

function loaderOf(where: string): Load | undefined {
  if (where === 'none') return undefined;
  return where === 'fetch' ? fetchPicture : inFolder(path.resolve(where));
}

/** The URLs of the products' first pictures that are on the web and have no descriptor yet. */
async function unknownOf(db: Database, rows: readonly ProductRow[]): Promise<string[]> {
  const all = rows.flatMap(({ detail }) => detail.images.slice(0, MAX_PER_PRODUCT));
  const names = [...new Set(all)].filter((name) => name.startsWith('https://'));
  const knownPictures = await db
    .select({ path: pictures.path })
    .from(pictures)
    .where(inList(pictures.path, names));
  const described = new Set(knownPictures.map((row) => row.path));
  return names.filter((name) => !described.has(name));
}

/**
 * A function that reads the file of a URL from the folder, by the URL's path or by the last part of
 * that path.
 */
function inFolder(folder: string): Load {
  return async (url) => {
    const { pathname } = new URL(url);
    const parts = decodeURIComponent(pathname)
      .split('/')
      .filter((part) => part !== '..');
    const file = path.join(folder, ...parts);
    const flat = path.join(folder, parts.at(-1) ?? '');
    const found = await stat(file).then(
      () => file,
      () => flat,
    );
    if ((await stat(found)).size > MAX_BYTES) throw new Error('too large');
    return readFile(found);
  };
}

const lookup = publicOnly();

/** Fetches a picture from a public host only, because its URL comes from a supplier's file. */
function fetchPicture(url: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const options = { agent: false, lookup, signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    const { hostname } = new URL(url);
    if (/^[\d.]+$|^\[/.test(hostname))
      return reject(new Error('the URL has an IP address instead of a host name'));
    const sent = request(url, options, async (response) => {
      try {
        if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
        const chunks: Buffer[] = [];
        let bytes = 0;
        for await (const chunk of response as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          if (bytes > MAX_BYTES) throw new Error('too large');
          chunks.push(chunk);
        }
        resolve(Buffer.concat(chunks));
      } catch (error) {
        reject(error);
      } finally {
        sent.destroy();
      }
    });
    sent.on('error', reject).end();
  });
}
