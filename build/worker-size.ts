import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1024;
/**
 * The maximum size of the Worker: an isolate reads all of it before its first response. Decision 037 says what it
 * consists of.
 */
const MAX_BYTES = 5700 * KB;

export type Size = { raw: number; gzip: number };

/** The modules of the Workers build, below `dist-workers/server`; the entry is `index.js`. */
export function workerModules(root = 'dist-workers/server'): string[] {
  // `build.js` is used by the framework's build only, not by requests.
  return globSync('**/*.js', { cwd: root }).filter((file) => file !== 'build.js');
}

/** The size of all modules that are uploaded as the Worker. */
export function workerSize(root = 'dist-workers/server'): Size {
  const all = Buffer.concat(workerModules(root).map((file) => readFileSync(path.join(root, file))));
  return { raw: all.byteLength, gzip: gzipSync(all).byteLength };
}

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(0)} KB`;

/** Prints the size of the Worker. Throws if it is over the limit. */
export function checkWorkerSize(): void {
  const { raw, gzip } = workerSize();
  console.log(`The Worker: ${kilobytes(raw)}, ${kilobytes(gzip)} gzip`);
  if (raw > MAX_BYTES) throw new Error(`The Worker is larger than ${kilobytes(MAX_BYTES)}.`);
}
