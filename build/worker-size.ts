import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1024;
/** The most that is uploaded as the Worker: an isolate reads all of it before its first answer. */
const BOUND = 2000 * KB;

export type Size = { raw: number; gzip: number };

/** The modules of the Workers build, below `dist-workers/server`; the entry is `index.js`. */
export function workerModules(root = 'dist-workers/server'): string[] {
  // The framework's own step of the build, which no request comes to.
  return globSync('**/*.js', { cwd: root }).filter((file) => file !== 'build.js');
}

/** Bytes of what is uploaded as the Worker. */
export function workerSize(root = 'dist-workers/server'): Size {
  const all = Buffer.concat(workerModules(root).map((file) => readFileSync(path.join(root, file))));
  return { raw: all.byteLength, gzip: gzipSync(all).byteLength };
}

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(0)} KB`;

/** Prints what the Worker weighs. Throws where it is more than the bound. */
export function checkWorkerSize(): void {
  const { raw, gzip } = workerSize();
  console.log(`The Worker: ${kilobytes(raw)}, ${kilobytes(gzip)} gzip`);
  if (raw > BOUND) throw new Error(`The Worker is larger than ${kilobytes(BOUND)}.`);
}
