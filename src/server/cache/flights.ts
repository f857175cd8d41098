import { LRUCache } from 'lru-cache';
import { within } from '../../site/within.ts';

/** How long a request waits for the work of another one, in milliseconds, unless its cache says otherwise. */
export const PATIENCE_MS = 2_000;
/** How many waiting requests may take over the same work. More would overload a busy server. */
const MOST_TAKEOVERS = 4;
/** Work that takes longer is lost: its request was cut off. */
const LONGEST_MS = 60_000;
const MOST_FLIGHTS = 1_000;

/** Work under way that several requests wait for. */
type Flight<T> = {
  since: number;
  waiting: number;
  takeovers: number;
  landed: PromiseWithResolvers<T | undefined>;
};

export type Flights<T> = {
  isRunning: (key: string) => boolean;
  /** Whether a request waits for the work under this key. */
  isAwaited: (key: string) => boolean;
  /** Lets other requests wait for this work. Several may run under one key: the first that ends counts. */
  start: <R extends T | undefined>(key: string, work: Promise<R>) => Promise<R>;
  /**
   * Waits for the work that runs under this key. Undefined where none runs, where it brought nothing,
   * or where the caller should do the work itself. Rejects as the work does.
   */
  join: (key: string) => Promise<T | undefined>;
  /** What `work` brings: the work that runs under this key, or else this one. */
  run: (key: string, work: () => Promise<T>) => Promise<T>;
};

/**
 * Single flight: work that several requests need runs once.
 *
 * A Worker may cut a request off, and its promises never settle. So a request waits `patienceMs` for
 * the work of another one and then does it itself. At most four take over like this. The others wait
 * until one of them is done, a minute at most.
 */
export function createFlights<T>(patienceMs: number = PATIENCE_MS): Flights<T> {
  const flights = new LRUCache<string, Flight<T>>({ max: MOST_FLIGHTS });

  const running = (key: string): Flight<T> | undefined => {
    const flight = flights.get(key);
    return flight && Date.now() - flight.since < LONGEST_MS ? flight : undefined;
  };
  const open = (key: string): Flight<T> => {
    const landed = Promise.withResolvers<T | undefined>();
    // A failure belongs to those who wait; without any, nobody needs to hear of it.
    landed.promise.catch(() => undefined);
    const flight = { since: Date.now(), waiting: 0, takeovers: 0, landed };
    flights.set(key, flight);
    return flight;
  };
  const close = (key: string, flight: Flight<T>): void => {
    if (flights.peek(key) === flight) flights.delete(key);
  };

  const start = <R extends T | undefined>(key: string, work: Promise<R>): Promise<R> => {
    const flight = running(key) ?? open(key);
    work.then(
      (value) => {
        close(key, flight);
        flight.landed.resolve(value);
      },
      (error) => {
        close(key, flight);
        flight.landed.reject(error);
      },
    );
    return work;
  };
  const join = async (key: string): Promise<T | undefined> => {
    const flight = running(key);
    if (!flight) return undefined;
    flight.waiting += 1;
    try {
      const inTime = await within(patienceMs, flight.landed.promise);
      if (inTime) return inTime.value;
      flight.takeovers += 1;
      if (flight.takeovers <= MOST_TAKEOVERS) return undefined;
      return (await within(LONGEST_MS, flight.landed.promise))?.value;
    } finally {
      flight.waiting -= 1;
    }
  };

  return {
    isRunning: (key) => running(key) !== undefined,
    isAwaited: (key) => (running(key)?.waiting ?? 0) > 0,
    start,
    join,
    async run(key, work) {
      // Not awaited where nothing runs: the next caller must find this one's work.
      const shared = running(key) ? await join(key) : undefined;
      return shared ?? start(key, work());
    },
  };
}
