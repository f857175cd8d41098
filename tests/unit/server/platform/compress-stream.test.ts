import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CACHED_ENCODINGS, compressStream } from '../../../../src/server/platform/encodings.ts';

const decode = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
const text = 'A page that comes in small pieces, as React writes it. '.repeat(4000);

/** The text in chunks of this many bytes, as fast as they are read. */
function pieces(size: number) {
  const bytes = new TextEncoder().encode(text);
  let taken = 0;
  const cancelled: unknown[] = [];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(taken, taken + size));
      taken += size;
    },
    cancel: (reason) => void cancelled.push(reason),
  });
  return { stream, cancelled, taken: () => taken };
}

describe.each(CACHED_ENCODINGS)('a stream compressed by %s', (encoding) => {
  test('is complete and in few chunks, whatever the size of its source’s chunks', async () => {
    for (const size of [100, 2048, 100_000]) {
      const parts: Uint8Array[] = [];
      for await (const part of compressStream(pieces(size).stream, encoding)) parts.push(part);
      expect(decode[encoding](Buffer.concat(parts)).toString()).toBe(text);
      expect(parts.length).toBeLessThan(text.length / 10_000);
    }
  });

  test('sends its first part before the rest arrives', async () => {
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    const open = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = controller;
      },
    });
    const reader = compressStream(open, encoding).getReader();
    send?.enqueue(new TextEncoder().encode('the frame'));
    const { value, done } = await reader.read();
    expect(done).toBe(false);
    expect(value?.byteLength).toBeGreaterThan(0);
    await reader.cancel();
  });

  test('stops its source when it is cancelled', async () => {
    const { stream, cancelled } = pieces(2048);
    const reader = compressStream(stream, encoding).getReader();
    await reader.read();
    await reader.cancel();
    await expect.poll(() => cancelled.length).toBe(1);
  });
});
