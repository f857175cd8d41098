import { LRUCache } from 'lru-cache';
import { within } from '../../site/within.ts';

/** How long a request waits for the work of another one, in milliseconds, unless its cache says otherwise. */
export const PATIENCE_MS = 2_000;
/** How often, at most, waiting requests take over the work of another one. */
const MOST_TAKEOVERS = 4;
/** Work that takes longer counts as lost: its request was cut off. */
const LONGEST_MS = 60_000;
const MOST_FLIGHTS = 1_000;

/** Work under way that several requests wait for. */
type Flight<T> = {
  /** When a request last began it or took it over. */
  since: number;
  waiting: number;
  /** One for each request that began it or took it over. The others wait for the last one. */
  landings: PromiseWithResolvers<T | undefined>[];
};

export type Flights<T> = {
  isRunning: (key: string) => boolean;
  /** Whether a request waits for the work under this key. */
  isAwaited: (key: string) => boolean;
  /** Lets other requests wait for this work. Several may run under one key: the first that ends counts. */
  start: <R extends T | undefined>(key: string, work: Promise<R>) => Promise<R>;
  /**
   * Waits for the work that runs under this key, and rejects if it does. Undefined if none runs, if its
   * result is undefined, or if the caller should take over: do the work itself, and `start` it.
   */
  join: (key: string) => Promise<T | undefined>;
  /** Waits for the work that already runs under this key; if there is none, runs `work`. */
  run: (key: string, work: () => Promise<T>) => Promise<T>;
};

/**
 * Single flight: work that several requests need runs once.
 *
 * A Worker may cut a request off, and then its promises never settle for others. So a request waits
 * `patienceMs` for the work of another one. Then one of the waiting requests takes the work over, and
 * the others wait for that one. After five times `patienceMs` a request does the work itself.
 */
export function createFlights<T>(patienceMs: number = PATIENCE_MS): Flights<T> {
  const flights = new LRUCache<string, Flight<T>>({ max: MOST_FLIGHTS });

  const running = (key: string): Flight<T> | undefined => {
    const flight = flights.get(key);
    return flight && Date.now() - flight.since < LONGEST_MS ? flight : undefined;
  };
  const open = (key: string): Flight<T> => {
    const flight = { since: Date.now(), waiting: 0, landings: [createLanding<T>()] };
    flights.set(key, flight);
    return flight;
  };
  const start = <R extends T | undefined>(key: string, work: Promise<R>): Promise<R> => {
    const flight = running(key) ?? open(key);
    const close = () => {
      if (flights.peek(key) === flight) flights.delete(key);
    };
    work.then(
      (value) => {
        close();
        for (const { resolve } of flight.landings) resolve(value);
      },
      (error) => {
        close();
        for (const { reject } of flight.landings) reject(error);
      },
    );
    return work;
  };
  const join = async (key: string): Promise<T | undefined> => {
    for (let round = 0; round <= MOST_TAKEOVERS; round += 1) {
      const flight = running(key);
      const landing = flight?.landings.at(-1);
      if (!flight || !landing) return undefined;
      flight.waiting += 1;
      const inTime = await within(patienceMs, landing.promise).finally(() => {
        flight.waiting -= 1;
      });
      if (inTime) return inTime.value;
      if (flights.peek(key) === flight && flight.landings.at(-1) === landing) {
        flight.since = Date.now();
        flight.landings.push(createLanding());
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

function createLanding<T>(): PromiseWithResolvers<T | undefined> {
  const landing = Promise.withResolvers<T | undefined>();
  // A failure that no request waits for must not be an unhandled rejection.
  landing.promise.catch(() => undefined);
  return landing;
}
