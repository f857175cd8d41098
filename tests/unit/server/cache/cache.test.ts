import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '../../../../src/server/cache/cache.ts';
import { cacheReports } from '../../../../src/server/cache/reports.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const FOREVER = { freshMs: Number.POSITIVE_INFINITY };
const KEYS = [...'abcdefgh'];
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Work that ends when the test says so, and counts its runs. */
function manualWork() {
  const runs: PromiseWithResolvers<string>[] = [];
  const work = () => {
    const run = Promise.withResolvers<string>();
    runs.push(run);
    return run.promise;
  };
  return { runs, work };
}

describe('the limits of a cache', () => {
  it('hold for entries and bytes, whatever is stored, read and deleted', () => {
    const step = fc.record({
      kind: fc.constantFrom('set', 'get', 'delete'),
      key: fc.constantFrom(...KEYS),
      size: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const cache = createCache<{ size: number }>({
          maxEntries: 4,
          maxBytes: 100,
          sizeOf: ({ size }) => size,
          lifetime: FOREVER,
        });
        for (const { kind, key, size } of steps) {
          if (kind === 'set') cache.set(key, { size });
          if (kind === 'get') cache.get(key);
          if (kind === 'delete') cache.delete(key);
          const stored = KEYS.flatMap((name) => cache.get(name) ?? []);
          expect(stored.length).toBeLessThanOrEqual(4);
          expect(cache.bytes).toBe(stored.reduce((sum, value) => sum + value.size, 0));
          expect(cache.bytes).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('evict the least recently used value', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KEYS), { minLength: 1 }), (used) => {
        const cache = createCache<string>({ maxEntries: 3, lifetime: FOREVER });
        for (const key of used) if (cache.get(key) === undefined) cache.set(key, key);
        const recent = [...new Set(used.toReversed())].slice(0, 3);
        expect(KEYS.filter((key) => cache.get(key)).toSorted()).toEqual(recent.toSorted());
      }),
    );
  });

  it('refuse a value that alone is too large, and drop the one that it replaces', () => {
    const cache = createCache<string>({
      maxBytes: 10,
      sizeOf: (value) => value.length,
      lifetime: FOREVER,
    });
    cache.set('a', 'small');
    cache.set('a', 'far too large');
    expect(cache.getStale('a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });
});

describe('a value', () => {
  it('is fresh, then stale, then dropped', () => {
    const age = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(age, age, age, (freshMs, staleMs, passed) => {
        const cache = createCache<string>({ maxEntries: 1, lifetime: { freshMs, staleMs } });
        cache.set('a', 'x');
        vi.setSystemTime(Date.now() + passed);
        expect(cache.get('a')).toBe(passed < freshMs ? 'x' : undefined);
        expect(cache.getStale('a')).toBe(passed < freshMs + staleMs ? 'x' : undefined);
      }),
    );
  });

  it('has an age since its creation, and its own lifetime', () => {
    const cache = createCache<{ at: number; freshMs: number }>({
      maxEntries: 2,
      lifetime: ({ freshMs }) => ({ freshMs }),
      madeAt: ({ at }) => at,
    });
    cache.set('old', { at: Date.now() - 10, freshMs: 10 });
    cache.set('new', { at: Date.now() - 10, freshMs: 11 });
    expect([cache.get('old'), cache.get('new')]).toEqual([undefined, expect.anything()]);
  });
});

describe('loading a value', () => {
  it('runs once for concurrent callers, and again when the value is no longer fresh', async () => {
    const asked = fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(asked, async (keys) => {
        const cache = createCache<string>({ maxEntries: 10, lifetime: { freshMs: 1_000 } });
        const loads: string[] = [];
        const ask = (key: string) =>
          cache.load(key, async () => {
            await new Promise((resolve) => setTimeout(resolve, 10));
            return `${key}${loads.push(key)}`;
          });
        const all = async () => {
          const answers = Promise.all(keys.map(ask));
          await later(10);
          return answers;
        };
        const first = await all();
        expect(loads.toSorted()).toEqual([...new Set(keys)].toSorted());
        expect(await all()).toEqual(first);
        await later(1_000);
        expect(await all()).not.toEqual(first);
        expect(loads).toHaveLength(2 * new Set(keys).size);
      }),
      { numRuns: 30 },
    );
  });

  it('that fails rejects for all waiting callers, and the next caller loads again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 20 }), fc.boolean(), async (waiting, isSync) => {
        const cache = createCache<string>({ maxEntries: 1, lifetime: FOREVER });
        const fail = isSync
          ? () => {
              throw new Error('no');
            }
          : async () => {
              await new Promise((resolve) => setTimeout(resolve, 10));
              throw new Error('no');
            };
        const calls = Array.from({ length: waiting }, () => cache.load('a', fail));
        const outcomes = Promise.allSettled(calls);
        await later(10);
        for (const { status } of await outcomes) expect(status).toBe('rejected');
        expect(cache.has('a')).toBe(false);
        expect(await cache.load('a', async () => 'x')).toBe('x');
      }),
      { numRuns: 30 },
    );
  });

  it('that fails keeps the old value', async () => {
    const cache = createCache<string>({ maxEntries: 1, lifetime: { freshMs: 10, staleMs: 10 } });
    cache.set('a', 'old');
    await later(10);
    await expect(cache.load('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(cache.getStale('a')).toBe('old');
  });

  it('is shared by callers of the same turn of the event loop', async () => {
    const cache = createCache<string>({ maxEntries: 1, lifetime: FOREVER });
    const { runs, work } = manualWork();
    const both = [cache.refresh('a', work), cache.refresh('a', work)];
    expect(cache.has('a')).toBe(true);
    runs[0]?.resolve('x');
    expect(await Promise.all(both)).toEqual(['x', 'x']);
    expect(runs).toHaveLength(1);
  });
});

describe('revalidating a value', () => {
  it('serves the stale value while one run of the work is under way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 20 }), fc.boolean(), async (visits, fails) => {
        const cache = createCache<string>({
          maxEntries: 1,
          lifetime: { freshMs: 10, staleMs: 1_000 },
        });
        const { runs, work } = manualWork();
        cache.set('a', 'old');
        await later(10);
        const started = Array.from({ length: visits }, () => {
          expect([cache.get('a'), cache.getStale('a')]).toEqual([undefined, 'old']);
          return cache.revalidate('a', work);
        });
        expect(runs).toHaveLength(1);
        expect(started.filter(Boolean)).toHaveLength(1);
        if (fails) runs[0]?.reject(new Error('no'));
        else runs[0]?.resolve('new');
        await started[0]?.catch(() => undefined);
        expect(cache.getStale('a')).toBe(fails ? 'old' : 'new');
        expect(cache.revalidate('a', async () => undefined)).toBeDefined();
      }),
      { numRuns: 30 },
    );
  });
});

describe('the patience of callers that wait for another’s work', () => {
  const waitingCallers = fc.record({
    waiting: fc.integer({ min: 1, max: 20 }),
    maxWaitMs: fc.integer({ min: 1, max: 5_000 }),
  });

  it('runs out: each time one of them takes the work over, and after five times all do the work', async () => {
    await fc.assert(
      fc.asyncProperty(waitingCallers, async ({ waiting, maxWaitMs }) => {
        const cache = createCache<string>({ maxEntries: 1, lifetime: FOREVER, maxWaitMs });
        const { runs, work } = manualWork();
        const calls = Array.from({ length: 1 + waiting }, () => cache.load('a', work));
        for (let times = 1; times < 5; times += 1) {
          await later(maxWaitMs - 1);
          expect(runs).toHaveLength(Math.min(times, 1 + waiting));
          await later(1);
          expect(runs).toHaveLength(Math.min(1 + times, 1 + waiting));
        }
        await later(maxWaitMs);
        expect(runs).toHaveLength(1 + waiting);
        for (const run of runs) run.resolve('x');
        expect(await Promise.all(calls)).toEqual(calls.map(() => 'x'));
      }),
      { numRuns: 30 },
    );
  });

  it('is over for all as soon as the first run of the work ends', async () => {
    await fc.assert(
      fc.asyncProperty(waitingCallers, fc.nat(), async ({ waiting, maxWaitMs }, choice) => {
        const cache = createCache<string>({ maxEntries: 1, lifetime: FOREVER, maxWaitMs });
        const { runs, work } = manualWork();
        const calls = Array.from({ length: 1 + waiting }, () => cache.load('a', work));
        await later(maxWaitMs);
        const done = choice % runs.length;
        runs[done]?.resolve('first');
        await later(0);
        expect(cache.get('a')).toBe('first');
        runs[1 - done]?.resolve('second');
        const answers = await Promise.all(calls);
        expect(answers.filter((answer) => answer === 'first')).toHaveLength(waiting);
        expect(runs).toHaveLength(2);
      }),
      { numRuns: 30 },
    );
  });

  it('is not needed for lost work: the next caller starts it again', async () => {
    const cache = createCache<string>({ maxEntries: 1, lifetime: FOREVER });
    void cache.load('a', () => new Promise<string>(() => undefined));
    await later(60_000);
    expect(cache.has('a')).toBe(false);
    expect(await cache.load('a', async () => 'x')).toBe('x');
  });
});

describe('a cache with a name', () => {
  it('reports how full it is, how often a value was there, and how old its oldest is', async () => {
    vi.setSystemTime(1_000);
    const cache = createCache<string>({
      name: 'reported',
      maxEntries: 2,
      maxBytes: 100,
      sizeOf: (value) => value.length,
      lifetime: { freshMs: 1_000, staleMs: 1_000 },
    });
    const report = () => cacheReports().find(({ name }) => name === 'reported');
    const empty = { name: 'reported', entries: 0, bytes: 0, hits: 0, misses: 0 };
    expect(report()).toEqual({ ...empty, oldestAt: undefined });
    await cache.load('a', async () => 'value');
    await later(500);
    await cache.load('b', async () => 'other');
    await cache.load('a', async () => 'never');
    // Asks nothing of the cache.
    cache.has('c');
    const full = { entries: 2, bytes: 10, hits: 1, misses: 2, oldestAt: 1_000 };
    expect(report()).toEqual({ name: 'reported', ...full });
    await later(900);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.getStale('a')).toBe('value');
    expect(report()).toMatchObject({ hits: 2, misses: 3 });
  });

  it('is not reported without a name', () => {
    const before = cacheReports().length;
    createCache<string>({ maxEntries: 1, lifetime: FOREVER });
    expect(cacheReports()).toHaveLength(before);
  });
});
