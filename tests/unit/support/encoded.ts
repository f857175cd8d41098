import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

/** The plain body of an encoded one. */
export const decodeBody = (encoding: keyof typeof decode | undefined, body: Uint8Array): Buffer =>
  encoding ? decode[encoding](body) : Buffer.from(body);
