import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = 'css,js,json,svg,txt,webmanifest,xml';
/** Of a smaller file nothing is gained: it fits a packet as it is. */
const LEAST_BYTES = 1024;

/** Each at its best: it is done once a build. Zstandard would be larger than Brotli here, and whoever takes it takes that. */
const ENCODERS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes the text files of a folder once more, compressed, beside themselves. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{${TEXTS}}`);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < LEAST_BYTES) return;
      for (const [ending, encode] of Object.entries(ENCODERS)) {
        const encoded = await encode(bytes);
        if (encoded.length < bytes.length) await writeFile(`${file}.${ending}`, encoded);
      }
    }),
  );
}
