import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const EXTENSIONS = 'css,js,json,svg,txt,wasm,webmanifest,xml';
/** A smaller file fits into one packet without compression. */
const MIN_BYTES = 1024;
/** How many files are compressed at once: by default Node compresses in four threads. */
const AT_ONCE = 4;

/**
 * The quality of Brotli. Scripts and styles, which every visitor loads, get the best. The rest is
 * mostly locale texts, large and rarely requested: the best quality would double the build's time.
 */
const qualityOf = (file: string): number =>
  file.includes('/assets/') ? constants.BROTLI_MAX_QUALITY : 5;

/**
 * Encoders by the extension of the compressed file. Zstandard is not among them, because Brotli is
 * smaller and the same browsers accept it.
 */
const ENCODERS = {
  br: (bytes: Buffer, file: string) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compresses the texts and the WebAssembly of a folder that have at least 1 KB. Writes a copy beside each file, in
 * each encoding that makes it smaller.
 */
export async function precompress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{${EXTENSIONS}}`);
  // A few at a time, so that not all files are in memory at once.
  const next = files.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const file of next) await compressFile(file);
  });
  await Promise.all(workers);
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  for (const [extension, encode] of Object.entries(ENCODERS)) {
    const encoded = await encode(bytes, file);
    if (encoded.length < bytes.length) await writeFile(`${file}.${extension}`, encoded);
  }
}
