import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

/** The body that was sent in an encoding. */
export const decodedAs = (encoding: keyof typeof decode | undefined, body: Uint8Array): Buffer =>
  encoding ? decode[encoding](body) : Buffer.from(body);
