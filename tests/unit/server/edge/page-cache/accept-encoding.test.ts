import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptedEncoding } from '../../../../../src/server/edge/page-cache/accept-encoding.ts';
import {
  CACHED_ENCODINGS,
  compressStream,
  STREAMED_ENCODINGS,
} from '../../../../../src/server/platform/encodings.ts';
import { decodeBody } from '../../../support/encoded.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['zstd, gzip', 'zstd'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['GZIP ; Q=1.0', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'zstd'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['deflate', undefined],
  ['br;q=2, gzip', 'gzip'],
  ['br;q=-1', undefined],
  ['x-gzip, brotli', undefined],
])('Accept-Encoding %j selects %j', (header, encoding) => {
  expect(acceptedEncoding(header, CACHED_ENCODINGS)).toBe(encoding);
});

it('for a streamed body, the fastest of the encodings with the same weight is selected', () => {
  expect(acceptedEncoding('gzip, deflate, br, zstd', STREAMED_ENCODINGS)).toBe('zstd');
  expect(acceptedEncoding('gzip, br', STREAMED_ENCODINGS)).toBe('br');
  expect(acceptedEncoding('gzip, zstd;q=0.5', STREAMED_ENCODINGS)).toBe('gzip');
});

it('an encoding that the header lacks or refuses is never selected', () => {
  const name = fc.constantFrom('br', 'gzip', 'zstd', 'deflate', 'identity', 'x');
  const part = fc.tuple(name, fc.constantFrom('', ';q=0', ';q=0.3', ';q=1', ';q=x', ';a=b'));
  const list = fc.uniqueArray(part, { selector: ([one]) => one });
  fc.assert(
    fc.property(list, (parts) => {
      const chosen = acceptedEncoding(
        parts.map(([one, q]) => one + q).join(', '),
        CACHED_ENCODINGS,
      );
      if (chosen === undefined) return;
      const named = parts.find(([one]) => one === chosen);
      expect(named).toBeDefined();
      expect(named?.[1]).not.toBe(';q=0');
    }),
  );
});

it('no header makes the selection fail', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect([undefined, ...CACHED_ENCODINGS]).toContain(
        acceptedEncoding(header, CACHED_ENCODINGS),
      );
    }),
  );
});

it('a header is read in linear time', () => {
  // In quadratic time this would take hours.
  const blanks = ' '.repeat(1_000_000);
  for (const value of [`${blanks}b`, `a${blanks}b`, `${blanks}=${blanks}`]) {
    expect(acceptedEncoding(`gzip;q=0.1, br;q=${value}`, CACHED_ENCODINGS)).toBe('gzip');
  }
});

it.each(CACHED_ENCODINGS)(
  'a stream compressed as %s can be decoded as it arrives',
  async (encoding) => {
    const parts = ['<p>first</p>', '<p>second</p>'.repeat(500), '</html>'];
    const sent = Promise.withResolvers<void>();
    let index = 0;
    const source = new ReadableStream<Uint8Array>({
      async pull(controller) {
        // The second part is sent only when the first has arrived.
        if (index === 1) await sent.promise;
        const part = parts[index];
        index += 1;
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
    const chunks: Uint8Array[] = [];
    for await (const chunk of compressStream(source, encoding)) {
      chunks.push(chunk);
      sent.resolve();
    }
    expect(decodeBody(encoding, Buffer.concat(chunks)).toString()).toBe(parts.join(''));
  },
);

it.each(CACHED_ENCODINGS)(
  'cancelling a stream compressed as %s cancels its source',
  async (encoding) => {
    const left = Promise.withResolvers<void>();
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(100)),
      cancel: () => left.resolve(),
    });
    const reader = compressStream(source, encoding).getReader();
    await reader.read();
    await reader.cancel();
    await left.promise;
  },
);

it.each(CACHED_ENCODINGS)(
  'a stream compressed as %s fails if its source fails',
  async (encoding) => {
    let index = 0;
    const source = new ReadableStream<Uint8Array>({
      pull(controller) {
        index += 1;
        if (index < 3) controller.enqueue(new Uint8Array(100));
        else controller.error(new Error('broken'));
      },
    });
    const read = async () => {
      for await (const _ of compressStream(source, encoding));
    };
    await expect(read()).rejects.toThrow('broken');
  },
);
