import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createPageStore,
  FRESH_MS,
  isFresh,
  STALE_MS,
} from '../../../../../src/server/edge/page-cache/page-store.ts';
import { CACHED_ENCODINGS } from '../../../../../src/server/platform/encodings.ts';
import type { CachedPage } from '../../../../../src/server/platform/shared-pages.ts';
import { decodeBody } from '../../../support/encoded.ts';

const memory = vi.hoisted(() => {
  // Test files share loaded modules: this one loads its own copy, and removes it afterwards.
  vi.resetModules();
  return { isShort: false };
});
afterAll(() => void vi.resetModules());
vi.mock('../../../../../src/server/platform/encodings.ts', async (actual) => {
  const encodings =
    await actual<typeof import('../../../../../src/server/platform/encodings.ts')>();
  const compress: typeof encodings.compress = (...asked) =>
    memory.isShort ? Promise.reject(new Error('no memory')) : encodings.compress(...asked);
  return { ...encodings, compress };
});

const NOW = 1_800_000_000_000;
const pageOf = (size: number, at = NOW): CachedPage => ({
  body: new Uint8Array(size).fill(65),
  contentType: 'text/html; charset=utf-8',
  digest: `${size}`,
  scripts: '',
  styles: '',
  links: '',
  at,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('pages in memory', () => {
  it('are compressed again for the next request if compression failed', async () => {
    const entry = createPageStore(100_000).put('a', pageOf(1_000));
    memory.isShort = true;
    await expect(entry.encoded('br')).rejects.toThrow('no memory');
    memory.isShort = false;
    expect(decodeBody('br', await entry.encoded('br'))).toHaveLength(1_000);
  });

  it('never exceed the limit of bytes, all encodings included', async () => {
    const operation = fc.record({
      key: fc.constantFrom(...'abcdefgh'),
      size: fc.integer({ min: 0, max: 60_000 }),
      encoding: fc.constantFrom(undefined, ...CACHED_ENCODINGS),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 20 }), async (operations) => {
        const most = 100_000;
        const store = createPageStore(most);
        for (const { key, size, encoding } of operations) {
          const entry = store.put(key, pageOf(size));
          const body = await entry.encoded(encoding);
          expect(decodeBody(encoding, body)).toHaveLength(size);
          expect(store.bytes).toBeLessThanOrEqual(most);
          expect(store.bytes).toBeGreaterThanOrEqual(0);
        }
        for (const key of 'abcdefgh') store.delete(key);
        expect(store.bytes).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('are evicted least recently used first', () => {
    const store = createPageStore(35_000);
    for (const key of ['a', 'b', 'c']) store.put(key, pageOf(10_000));
    store.get('a');
    store.put('d', pageOf(10_000));
    expect(['a', 'b', 'c', 'd'].filter((key) => store.get(key))).toEqual(['a', 'c', 'd']);
  });

  it('that are larger than the whole limit are not stored', () => {
    const store = createPageStore(10_000);
    store.put('a', pageOf(20_000));
    expect(store.getStale('a')).toBeUndefined();
    expect(store.bytes).toBe(0);
  });

  it('are fresh for a while, then stale, then dropped', () => {
    const store = createPageStore(100_000);
    const page = pageOf(100);
    store.put('a', page);
    expect(isFresh(page, NOW + FRESH_MS - 1)).toBe(true);
    expect(isFresh(page, NOW + FRESH_MS)).toBe(false);
    vi.setSystemTime(NOW + FRESH_MS);
    expect(store.get('a')).toBeUndefined();
    vi.setSystemTime(NOW + FRESH_MS + STALE_MS - 1);
    expect(store.getStale('a')?.page).toBe(page);
    vi.setSystemTime(NOW + FRESH_MS + STALE_MS);
    expect(store.getStale('a')).toBeUndefined();
    expect(store.bytes).toBe(0);
  });

  it('are compressed once for concurrent requests', async () => {
    const entry = createPageStore(1_000_000).put('a', pageOf(50_000));
    const [first, second] = await Promise.all([entry.encoded('br'), entry.encoded('br')]);
    expect(first).toBe(second);
    expect(await entry.encoded('br')).toBe(first);
  });
});
