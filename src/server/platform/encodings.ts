import { Duplex, Readable } from 'node:stream';
import * as zlib from 'node:zlib';

const hasZstd = typeof zlib.zstdCompress === 'function';

/** Encodings for bodies that are compressed once and sent often: the smallest first. */
export const CACHED_ENCODINGS = (['br', 'zstd', 'gzip'] as const).filter(
  (encoding) => encoding !== 'zstd' || hasZstd,
);
/** Encodings for bodies that are compressed for one answer: the fastest first. */
export const STREAMED_ENCODINGS = (['zstd', 'br', 'gzip'] as const).filter(
  (encoding) => encoding !== 'zstd' || hasZstd,
);
export type Encoding = (typeof CACHED_ENCODINGS)[number];

const { constants } = zlib;

const CACHED_LEVEL = { br: 7, zstd: 12, gzip: 9 } as const;
/** Of 167 KB of results: zstd 1.3 ms and 25.5 KB, br 2.9 ms and 25.3 KB (level 4: 4.8 ms, 22.7 KB). */
const STREAMED_LEVEL = { br: 2, zstd: 1, gzip: 1 } as const;

type Compress = (
  bytes: Uint8Array,
  done: (error: Error | null, compressed: Uint8Array) => void,
) => void;

const whole: Record<Encoding, Compress> = {
  br: (bytes, done) =>
    zlib.brotliCompress(
      bytes,
      {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: CACHED_LEVEL.br,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      },
      done,
    ),
  zstd: (bytes, done) =>
    zlib.zstdCompress(
      bytes,
      { params: { [constants.ZSTD_c_compressionLevel]: CACHED_LEVEL.zstd } },
      done,
    ),
  gzip: (bytes, done) => zlib.gzip(bytes, { level: CACHED_LEVEL.gzip }, done),
};

/** Compresses a whole body, beside the event loop where the runtime can. */
export function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    whole[encoding](bytes, (error, compressed) => {
      if (error) reject(error);
      // A copy of its own length: the runtime's buffer may be part of a larger one.
      else resolve(new Uint8Array(compressed));
    });
  });
}

const flowing: Record<Encoding, () => zlib.BrotliCompress | zlib.ZstdCompress | zlib.Gzip> = {
  br: () =>
    zlib.createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: STREAMED_LEVEL.br },
    }),
  zstd: () =>
    zlib.createZstdCompress({
      flush: constants.ZSTD_e_flush,
      params: { [constants.ZSTD_c_compressionLevel]: STREAMED_LEVEL.zstd },
    }),
  gzip: () => zlib.createGzip({ flush: constants.Z_SYNC_FLUSH, level: STREAMED_LEVEL.gzip }),
};

/**
 * Hands on together what comes while the last was handed on, which takes a turn of the event loop.
 * React writes 2 KB at a time: to flush each takes twice the CPU and makes a tenth more bytes.
 */
function gathering(): Duplex {
  let resume: (() => void) | undefined;
  const handOn = (stream: Duplex, bytes: Uint8Array, done: () => void) => {
    setImmediate(() => {
      if (stream.push(bytes)) done();
      else resume = done;
    });
  };
  return new Duplex({
    write(chunk: Uint8Array, _encoding, done) {
      handOn(this, chunk, done);
    },
    writev(chunks: { chunk: Uint8Array }[], done) {
      handOn(this, Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
    },
    read() {
      resume?.();
      resume = undefined;
    },
    final(done) {
      this.push(null);
      done();
    },
  });
}

/**
 * Compresses a body while it comes. What came is flushed, so that what the reader was sent can be
 * shown; who leaves ends what makes the body.
 */
export function compressStream(
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  const compressor = flowing[encoding]();
  source.on('error', (error) => compressor.destroy(error));
  compressor.on('close', () => source.destroy());
  return Readable.toWeb(source.pipe(gathering()).pipe(compressor)) as ReadableStream<Uint8Array>;
}
