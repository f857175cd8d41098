import { link, mkdir, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { EmbeddedBucket } from '../bucket.ts';

const hasCode = (error: unknown, code: string): boolean =>
  (error as NodeJS.ErrnoException).code === code;

/**
 * The embedded bucket as files below a folder. A file is written under another name and then linked, so
 * a file that exists is complete.
 */
export function diskBucket(folder: string): EmbeddedBucket {
  const pathOf = (key: string) => path.join(folder, key);
  return {
    kind: 'embedded',
    put: async (key, bytes) => {
      const file = pathOf(key);
      const unfinished = `${file}.${crypto.randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await link(unfinished, file);
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    get: async (key) => {
      try {
        const file = await open(pathOf(key));
        return Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
  };
}
