import { LRUCache } from 'lru-cache';
import { within } from '../../site/within.ts';

/**
 * How long a request waits at a time for work that another request began, in milliseconds, unless the
 * caller of `createFlights` says otherwise.
 */
export const MAX_WAIT_MS = 2_000;
/** How many more times a request waits after its first wait. */
const MAX_FURTHER_WAITS = 4;

/** Work that takes longer, in milliseconds, counts as lost: its request was aborted. */
const LOST_AFTER_MS = 60_000;
const MAX_FLIGHTS = 1_000;

/** Work under way, for which several requests may wait. */
type Flight<T> = {
  /** When a request last began the work or took it over, in milliseconds since the epoch. */
  since: number;
  /** How many requests wait for the work. */
  waiting: number;
  /**
   * A promise for each request that began the work or took it over. Waiting requests wait for the
   * newest one.
   */
  results: PromiseWithResolvers<T | undefined>[];
};

export type Flights<T> = {
  isRunning: (key: string) => boolean;
  /** Whether a request waits for the work under this key. */
  isAwaited: (key: string) => boolean;
  /**
   * Lets other requests wait for this work. If several promises are started under one key, the
   * first to settle counts.
   */
  start: <R extends T | undefined>(key: string, work: Promise<R>) => Promise<R>;
  /**
   * Waits for the work that runs under this key; rejects if that work does. Undefined if none runs, if
   * its result is undefined, or if the caller should take over: do the work itself, and `start` it.
   */
  join: (key: string) => Promise<T | undefined>;
  /** Waits for the work that already runs under this key; if there is none, runs `work`. */
  run: (key: string, work: () => Promise<T>) => Promise<T>;
};

/**
 * Single flight: work that several requests need runs once.
 *
 * Workers may abort a request, and then its promises never settle for other requests. So a request
 * waits only `maxWaitMs` milliseconds for work that another request began. Then one of the waiting
 * requests takes the work over, and the others wait for that request. After five times `maxWaitMs` a
 * request does the work itself.
 */
export function createFlights<T>(maxWaitMs: number = MAX_WAIT_MS): Flights<T> {
  const flights = new LRUCache<string, Flight<T>>({ max: MAX_FLIGHTS });

  const running = (key: string): Flight<T> | undefined => {
    const flight = flights.get(key);
    return flight && Date.now() - flight.since < LOST_AFTER_MS ? flight : undefined;
  };
  const openFlight = (key: string): Flight<T> => {
    const flight = { since: Date.now(), waiting: 0, results: [createResult<T>()] };
    flights.set(key, flight);
    return flight;
  };
  const start = <R extends T | undefined>(key: string, work: Promise<R>): Promise<R> => {
    const flight = running(key) ?? openFlight(key);
    const closeFlight = () => {
      if (flights.peek(key) === flight) flights.delete(key);
    };
    work.then(
      (value) => {
        closeFlight();
        for (const { resolve } of flight.results) resolve(value);
      },
      (error) => {
        closeFlight();
        for (const { reject } of flight.results) reject(error);
      },
    );
    return work;
  };
  const join = async (key: string): Promise<T | undefined> => {
    for (let round = 0; round <= MAX_FURTHER_WAITS; round += 1) {
      const flight = running(key);
      const result = flight?.results.at(-1);
      if (!flight || !result) return undefined;
      flight.waiting += 1;
      const inTime = await within(maxWaitMs, result.promise).finally(() => {
        flight.waiting -= 1;
      });
      if (inTime) return inTime.value;
      // The first request that has waited in vain takes the work over.
      if (flights.peek(key) === flight && flight.results.at(-1) === result) {
        flight.since = Date.now();
        flight.results.push(createResult());
        return undefined;
      }
    }
    return undefined;
  };

  return {
    isRunning: (key) => running(key) !== undefined,
    isAwaited: (key) => (running(key)?.waiting ?? 0) > 0,
    start,
    join,
    async run(key, work) {
      // No `await` before `start` if nothing runs: the next caller must find this work.
      const shared = running(key) ? await join(key) : undefined;
      return shared ?? start(key, work());
    },
  };
}

function createResult<T>(): PromiseWithResolvers<T | undefined> {
  const result = Promise.withResolvers<T | undefined>();
  // A failure that no request waits for must not be an unhandled rejection.
  result.promise.catch(() => undefined);
  return result;
}
