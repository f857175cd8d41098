import { LRUCache } from 'lru-cache';
import { createFlights, type Flights } from './flights.ts';

/** How long a value is good, in milliseconds from when it was made. */
export type Lifetime = {
  /** `Infinity` for what is good until it is evicted. */
  freshMs: number;
  /** How long after that it may still be served while it is loaded anew, or cannot be; 0 by default. */
  staleMs?: number;
};

export type CacheOptions<V> = {
  /** The most entries; `entries`, `bytes` or both are needed. The least recently used one leaves first. */
  entries?: number;
  /** The most bytes of all entries together. A value that is larger alone is not stored. */
  bytes?: number;
  /** Bytes of an entry, a positive integer; needed with `bytes`. */
  sizeOf?: (value: V, key: string) => number;
  lifetime: Lifetime | ((value: V) => Lifetime);
  /** When a value was made, in milliseconds since the epoch; by default when it is stored. */
  madeAt?: (value: V) => number;
  /** How long a request waits for a load of another one, in milliseconds. */
  patienceMs?: number;
};

type Entry<V> = { value: V; freshUntil: number; staleUntil: number };

/** Undefined is never stored: it says that there is no value. */
export type Cache<V> = {
  /** The value, while it is fresh. */
  get: (key: string) => V | undefined;
  /** The value, fresh or stale. */
  getStale: (key: string) => V | undefined;
  /** Whether the value is fresh or being loaded. */
  has: (key: string) => boolean;
  set: (key: string, value: V) => void;
  delete: (key: string) => void;
  /** The fresh value; otherwise what `work` brings. Rejects as `work` does, and stores nothing then. */
  load: (key: string, work: () => PromiseLike<V>) => Promise<V>;
  /** As `load`, without looking at what is stored. Calls at the same time share one run of `work`. */
  refresh: (key: string, work: () => PromiseLike<V>) => Promise<V>;
  /**
   * Loads anew what is served stale meanwhile: one run of `work` at a time. Undefined where it is
   * being loaded already. On Workers the caller has to keep the promise alive.
   */
  revalidate: (
    key: string,
    work: () => PromiseLike<V | undefined>,
  ) => Promise<V | undefined> | undefined;
  /** Who is loading what, for a caller that needs more than `load`. Stores nothing. */
  readonly flights: Flights<V>;
  /** Bytes of all entries together, where they are bounded. */
  readonly bytes: number;
};

/**
 * The one cache of the server: bounded, single-flight, stale-while-revalidate. It lives as long as
 * the process; on Workers, as the isolate. `createFlights` says how long a request waits for a load
 * of another one.
 */
export function createCache<V extends NonNullable<unknown>>(options: CacheOptions<V>): Cache<V> {
  const { lifetime, madeAt, patienceMs } = options;
  const lru = new LRUCache<string, Entry<V>>(boundsOf(options));
  const flights = createFlights<V>(patienceMs);

  const lookUp = (key: string, now: number): Entry<V> | undefined => {
    const entry = lru.get(key);
    if (!entry || now < entry.staleUntil) return entry;
    lru.delete(key);
    return undefined;
  };
  const get = (key: string): V | undefined => {
    const now = Date.now();
    const entry = lookUp(key, now);
    return entry && now < entry.freshUntil ? entry.value : undefined;
  };
  const set = (key: string, value: V): void => {
    const { freshMs, staleMs = 0 } = typeof lifetime === 'function' ? lifetime(value) : lifetime;
    const freshUntil = (madeAt?.(value) ?? Date.now()) + freshMs;
    lru.set(key, { value, freshUntil, staleUntil: freshUntil + staleMs });
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

  return {
    get,
    getStale: (key) => lookUp(key, Date.now())?.value,
    has: (key) => get(key) !== undefined || flights.isRunning(key),
    set,
    delete: (key) => void lru.delete(key),
    // Looked up once more by a caller that has waited: the value may be there by then.
    load: async (key, work) => get(key) ?? refresh(key, async () => get(key) ?? work()),
    refresh,
    revalidate: (key, work) =>
      flights.isRunning(key) ? undefined : flights.start(key, store(key, work)),
    flights,
    get bytes() {
      return lru.calculatedSize;
    },
  };
}

function boundsOf<V>({ entries, bytes, sizeOf }: CacheOptions<V>) {
  const count = { max: entries ?? 0 };
  if (bytes === undefined || !sizeOf) return count;
  const sizeCalculation = ({ value }: Entry<V>, key: string) => sizeOf(value, key);
  return { ...count, maxSize: bytes, sizeCalculation };
}
