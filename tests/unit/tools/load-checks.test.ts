import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marksOf, pageProblem } from '../../../tools/load/check-page.ts';
import { grownKinds } from '../../../tools/load/heap.ts';
import {
  addTo,
  countOf,
  type Histogram,
  quantileOf,
  record,
} from '../../../tools/load/histogram.ts';
import { flatness } from '../../../tools/load/memory.ts';
import { quantile } from '../../../tools/servers/quantile.ts';
import { responseReader } from '../../../tools/servers/response-reader.ts';

const page = (host = 'la.localhost', title = 'ກະເປົາ – ນາກະໂພສ', language = 'lo') =>
  `<!DOCTYPE html><html lang="${language}" dir="ltr"><head><title>${title}</title>` +
  `<link rel="canonical" href="http://${host}:3000/product?url=v1.abc"/></head>` +
  `<body><main id="main"><svg><title>Sign</title></svg>mei@example.org</main></body></html>`;

type Head = Record<string, string>;
const headText = (headers: Head, status = 200) =>
  `HTTP/1.1 ${status} OK\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

/** A response with a content length. */
const whole = (body: Buffer | string, headers: Head = {}, status = 200) =>
  Buffer.concat([
    Buffer.from(
      headText({ 'Content-Length': String(Buffer.byteLength(body)), ...headers }, status),
    ),
    Buffer.from(body),
  ]);

/** A response with chunked transfer encoding. */
function chunked(parts: (Buffer | string)[], headers: Head = {}): Buffer {
  const chunks = parts.flatMap((part) => [
    Buffer.from(`${Buffer.byteLength(part).toString(16)}\r\n`),
    Buffer.from(part),
    Buffer.from('\r\n'),
  ]);
  const head = Buffer.from(headText({ 'Transfer-Encoding': 'chunked', ...headers }));
  return Buffer.concat([head, ...chunks, Buffer.from('0\r\n\r\n')]);
}

/** Reads a response that the network splits at these offsets. */
function receive(wire: Buffer, { splitsAt = [] as number[], isClosed = true } = {}) {
  const reader = responseReader();
  const cuts = [0, ...splitsAt.toSorted((a, b) => a - b), wire.length];
  for (const [i, cut] of cuts.slice(1).entries()) reader.take(wire.subarray(cuts[i], cut));
  return reader.received({ isClosed });
}

const wanted = marksOf(page());
const problem = (wire: Buffer, owner?: string) => pageProblem(receive(wire), wanted, owner);

describe('a response that is read in parts', () => {
  test('is the same wherever the network splits it', () => {
    const html = page();
    const wires = [
      whole(html),
      chunked([html.slice(0, 50), html.slice(50)]),
      chunked([brotliCompressSync(html)], { 'Content-Encoding': 'br' }),
      Buffer.concat([Buffer.from(headText({ Link: '</a.css>; rel=preload' }, 103)), whole(html)]),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...wires),
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 20 }),
        (wire, offsets) => {
          const splitsAt = offsets.filter((offset) => offset < wire.length);
          const received = receive(wire, { splitsAt });
          expect(received.isComplete).toBe(true);
          expect(pageProblem(received, wanted)).toBeUndefined();
        },
      ),
    );
  });

  test('is complete only with its last byte', () => {
    for (const wire of [whole(page()), chunked([page()])]) {
      for (let length = 0; length < wire.length; length++) {
        expect(receive(wire.subarray(0, length)).isComplete).toBe(false);
      }
    }
  });

  test('ends with its connection if it has no length', () => {
    const wire = Buffer.from(headText({}) + page());
    expect(receive(wire).isComplete).toBe(true);
    expect(receive(wire, { isClosed: false }).isComplete).toBe(false);
  });

  test('reports bytes after its end', () => {
    expect(receive(Buffer.concat([whole(page()), Buffer.from('HTTP')])).surplus).toBe(4);
  });
});

describe('the check of a requested page', () => {
  test('accepts the page in every encoding', () => {
    expect(problem(whole(page()))).toBeUndefined();
    expect(problem(whole(gzipSync(page()), { 'Content-Encoding': 'gzip' }))).toBeUndefined();
    expect(problem(whole(page()), 'mei@example.org')).toBeUndefined();
  });

  test('rejects a page of another tenant, product, language or shopper', () => {
    expect(problem(whole(page('localhost')))).toBe('mixed up');
    expect(problem(whole(page('la.localhost', 'Bag – Naga Post')))).toBe('mixed up');
    expect(problem(whole(page('la.localhost', wanted.title, 'en')))).toBe('mixed up');
    expect(problem(whole(page()), 'tom@example.org')).toBe('mixed up');
  });

  test('rejects a truncated page, whatever its framing says', () => {
    const html = page();
    expect(problem(whole(html.slice(0, -1)))).toBe('cut');
    expect(problem(chunked([html.slice(0, -20)]))).toBe('cut');
    // Does not end with </html>: the end of a streamed part is missing.
    expect(problem(whole(`${html}<script>deferred()</script>`))).toBe('cut');
    const packed = gzipSync(html);
    const short = packed.subarray(0, packed.length - 9);
    expect(problem(whole(short, { 'Content-Encoding': 'gzip' }))).toBe('not decodable');
    expect(problem(whole(html).subarray(0, -1))).toBe('incomplete');
  });

  test('rejects a page that is sent twice', () => {
    expect(problem(whole(page() + page()))).toBe('doubled');
    expect(problem(Buffer.concat([whole(page()), whole(page())]))).toBe('more than its length');
  });

  test('rejects an error', () => {
    expect(problem(whole(page(), {}, 503))).toBe('server error');
    expect(problem(whole(page(), {}, 404))).toBe('unexpected status');
  });
});

describe('figures', () => {
  test('a quantile is the value below which that share lies', () => {
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(quantile([1, 2, 3, 4], 0.99)).toBe(4);
    expect(quantile([7], 0.01)).toBe(7);
    expect(quantile([], 0.5)).toBe(0);
  });

  test('a histogram gives quantiles within two per cent, also after several are added up', () => {
    const times = fc.array(fc.double({ min: 0.1, max: 60_000, noNaN: true }), { minLength: 1 });
    const share = fc.constantFrom(0.5, 0.9, 0.99);
    fc.assert(
      fc.property(times, times, share, (some, others, wantedShare) => {
        const [sum, other]: [Histogram, Histogram] = [{}, {}];
        for (const ms of some) record(sum, ms);
        for (const ms of others) record(other, ms);
        addTo(sum, other);
        expect(countOf(sum)).toBe(some.length + others.length);
        const exact = quantile([...some, ...others], wantedShare);
        expect(Math.abs(quantileOf(sum, wantedShare) / exact - 1)).toBeLessThan(0.02);
      }),
    );
  });

  test('memory is flat if its last third is like the middle one, however it grew before', () => {
    const grown = [100, 200, 300];
    expect(flatness([...grown, 400, 410, 400, 420, 400, 410]).isFlat).toBe(true);
    expect(flatness([...grown, 400, 400, 400, 441, 450, 460]).isFlat).toBe(false);
    expect(flatness([...grown, 400, 400, 400, 300, 290, 280]).isFlat).toBe(true);
    // A single high sample before a late garbage collection is no growth.
    expect(flatness([...grown, 400, 400, 400, 400, 900, 400]).isFlat).toBe(true);
  });
});

test('two heap snapshots tell which kinds of objects have grown, most first', () => {
  const snapshotOf = (sizes: Record<string, number>) => ({
    snapshot: {
      meta: {
        node_fields: ['type', 'name', 'id', 'self_size'],
        node_types: [['string', 'object']] as [string[]],
      },
    },
    nodes: Object.values(sizes).flatMap((size, i) => [i === 0 ? 0 : 1, i, i, size]),
    strings: Object.keys(sizes),
  });
  const before = snapshotOf({ text: 100, Map: 50, Page: 10 });
  const after = snapshotOf({ text: 130, Map: 40, Page: 90 });
  expect(grownKinds(before, after)).toEqual([
    { name: 'Page', bytes: 80, count: 0 },
    { name: '(string)', bytes: 30, count: 0 },
  ]);
});
