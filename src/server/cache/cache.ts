import { LRUCache } from 'lru-cache';
import { createFlights, type Flights } from './flights.ts';
import { reportCache } from './reports.ts';

/** How long a value can be used after it was made. */
export type Lifetime = {
  /** How long it is fresh, in milliseconds; `Infinity`: until it is evicted. */
  freshMs: number;
  /**
   * How much longer it may be served stale, while it is reloaded or if reloading fails, in
   * milliseconds; 0 by default.
   */
  staleMs?: number;
};

export type CacheOptions<V> = {
  /** The name under which the system page shows the cache; a cache without a name is not shown. */
  name?: string;
  /**
   * The least recently used entry is evicted when there are more. `maxEntries`, `maxBytes` or both
   * are needed.
   */
  maxEntries?: number;
  /** The limit for all entries together. A value larger than this limit is not stored. */
  maxBytes?: number;
  /** Bytes of an entry, a positive integer; needed with `maxBytes`. */
  sizeOf?: (value: V, key: string) => number;
  lifetime: Lifetime | ((value: V) => Lifetime);
  /** When a value was made, in milliseconds since the epoch; by default when it is stored. */
  madeAt?: (value: V) => number;
  /**
   * How long a request waits at a time for a load that another request began, in milliseconds: see
   * `createFlights`.
   */
  maxWaitMs?: number;
};

type Entry<V> = { value: V; madeAt: number; freshUntil: number; staleUntil: number };

/** A cache of values by key. Undefined means that there is no value, so undefined is never stored. */
export type Cache<V> = {
  /** The value, while it is fresh. */
  get: (key: string) => V | undefined;
  /** The value, fresh or stale. */
  getStale: (key: string) => V | undefined;
  /** Whether the value is fresh or being loaded. */
  has: (key: string) => boolean;
  set: (key: string, value: V) => void;
  delete: (key: string) => void;
  /**
   * Returns the fresh value, else runs `work` and stores its result. Concurrent loads of a key share
   * one run. Rejects if `work` does.
   */
  load: (key: string, work: () => PromiseLike<V>) => Promise<V>;
  /** Like `load`, but runs `work` even if there is a fresh value. */
  refresh: (key: string, work: () => PromiseLike<V>) => Promise<V>;
  /**
   * Reloads a value while callers get the stale one. Undefined if the value is being loaded already.
   * On Workers the caller has to keep the promise alive.
   */
  revalidate: (
    key: string,
    work: () => PromiseLike<V | undefined>,
  ) => Promise<V | undefined> | undefined;
  /** The loads under way, for callers that need more control. Their results are not stored. */
  readonly flights: Flights<V>;
  /** Bytes of all entries together; 0 in a cache without the option `maxBytes`. */
  readonly bytes: number;
};

/**
 * The one cache of the server: bounded, single-flight, stale-while-revalidate. It lives as long as
 * the process; on Workers, as the isolate.
 */
export function createCache<V extends NonNullable<unknown>>(options: CacheOptions<V>): Cache<V> {
  const { name, lifetime, madeAt, maxWaitMs } = options;
  const lru = new LRUCache<string, Entry<V>>(boundsOf(options));
  const flights = createFlights<V>(maxWaitMs);

  const lookUp = (key: string, now: number): Entry<V> | undefined => {
    const entry = lru.get(key);
    if (!entry || now < entry.staleUntil) return entry;
    lru.delete(key);
    return undefined;
  };
  const counts = { hits: 0, misses: 0 };
  const countHit = (value: V | undefined): V | undefined => {
    counts[value === undefined ? 'misses' : 'hits'] += 1;
    return value;
  };
  const fresh = (key: string): V | undefined => {
    const now = Date.now();
    const entry = lookUp(key, now);
    return entry && now < entry.freshUntil ? entry.value : undefined;
  };
  const get = (key: string): V | undefined => countHit(fresh(key));
  const set = (key: string, value: V): void => {
    const { freshMs, staleMs = 0 } = typeof lifetime === 'function' ? lifetime(value) : lifetime;
    const createdAt = madeAt?.(value) ?? Date.now();
    const freshUntil = createdAt + freshMs;
    lru.set(key, { value, madeAt: createdAt, freshUntil, staleUntil: freshUntil + staleMs });
  };
  const store = async <R extends V | undefined>(
    key: string,
    work: () => PromiseLike<R>,
  ): Promise<R> => {
    const value = await work();
    if (value !== undefined) set(key, value);
    return value;
  };
  const refresh = (key: string, work: () => PromiseLike<V>): Promise<V> =>
    flights.run(key, () => store(key, work));

  if (name !== undefined) {
    reportCache(name, () => {
      let oldestAt: number | undefined;
      for (const entry of lru.values()) oldestAt = Math.min(oldestAt ?? entry.madeAt, entry.madeAt);
      return { ...counts, entries: lru.size, bytes: lru.calculatedSize, oldestAt };
    });
  }

  return {
    get,
    getStale: (key) => countHit(lookUp(key, Date.now())?.value),
    has: (key) => fresh(key) !== undefined || flights.isRunning(key),
    set,
    delete: (key) => void lru.delete(key),
    // A caller that waited for another load looks up again: that load may have stored the value.
    load: async (key, work) => get(key) ?? refresh(key, async () => fresh(key) ?? work()),
    refresh,
    revalidate: (key, work) =>
      flights.isRunning(key) ? undefined : flights.start(key, store(key, work)),
    flights,
    get bytes() {
      return lru.calculatedSize;
    },
  };
}

/** The limits as options of the LRU library, for which a `max` of 0 means no limit. */
function boundsOf<V>({ maxEntries, maxBytes, sizeOf }: CacheOptions<V>) {
  const max = maxEntries ?? 0;
  if (maxBytes === undefined || !sizeOf) return { max };
  const sizeCalculation = ({ value }: Entry<V>, key: string) => sizeOf(value, key);
  return { max, maxSize: maxBytes, sizeCalculation };
}
