import { Failure } from '../../../contract/errors.ts';
import { within } from '../../../contract/within.ts';
import { isUnavailable } from '../source.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long an answer is good, and how long it is better than none where the marketplace is down. */
const LIFETIMES = {
  search: { freshMs: 10 * MINUTE, staleMs: HOUR },
  picture: { freshMs: 10 * MINUTE, staleMs: HOUR },
  detail: { freshMs: 2 * MINUTE, staleMs: 10 * MINUTE },
  categories: { freshMs: 24 * HOUR, staleMs: 48 * HOUR },
  navigation: { freshMs: HOUR, staleMs: 2 * HOUR },
  freight: { freshMs: HOUR, staleMs: 24 * HOUR },
} as const;
export type Kind = keyof typeof LIFETIMES;

type Entry = { value: unknown; bytes: number; at: number };

export type Memory = {
  /**
   * What `load` answered for this kind and key not long ago. Who asks the same at once shares one
   * load; `spend` lets who begins it do so, or throws.
   */
  recall<T>(
    kind: Kind,
    key: string,
    load: () => Promise<T>,
    spend?: () => Promise<void>,
  ): Promise<T>;
};

export type Bounds = { entries: number; bytes: number; patienceMs: number };

/**
 * Answers of one marketplace, of this isolate. The least recently used leave first. A failure is
 * not kept; where there is an older answer, that is given instead. Nothing personal belongs here:
 * all tenants and shoppers share it. `patienceMs` is how long somebody else's load is waited for,
 * whose request may have ended.
 */
export function createMemory({ entries, bytes, patienceMs }: Bounds): Memory {
  const kept = new Map<string, Entry>();
  const loading = new Map<string, Promise<unknown>>();
  let held = 0;

  const forget = (name: string) => {
    held -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
  };
  const keep = (name: string, value: unknown) => {
    forget(name);
    const size = 2 * (name.length + (JSON.stringify(value)?.length ?? 0));
    if (size > bytes) return;
    kept.set(name, { value, bytes: size, at: Date.now() });
    held += size;
    for (const oldest of kept.keys()) {
      if (kept.size <= entries && held <= bytes) break;
      forget(oldest);
    }
  };
  const load = <T>(name: string, ask: () => Promise<T>): Promise<T> => {
    const loaded = ask().then((value) => {
      keep(name, value);
      return value;
    });
    const done = () => {
      if (loading.get(name) === loaded) loading.delete(name);
    };
    loaded.then(done, done);
    loading.set(name, loaded);
    return loaded;
  };

  return {
    recall: async <T>(
      kind: Kind,
      key: string,
      ask: () => Promise<T>,
      spend?: () => Promise<void>,
    ): Promise<T> => {
      const name = `${kind} ${key}`;
      const { freshMs, staleMs } = LIFETIMES[kind];
      const known = kept.get(name);
      const age = known ? Date.now() - known.at : Number.POSITIVE_INFINITY;
      if (known && age < freshMs) {
        // The last place of a map is that of its newest.
        kept.delete(name);
        kept.set(name, known);
        return known.value as T;
      }
      try {
        if (!loading.has(name)) await spend?.();
        const shared = loading.get(name) as Promise<T> | undefined;
        return await (shared ? withinPatience(shared, patienceMs) : load(name, ask));
      } catch (error) {
        if (!isUnavailable(error) || !known || age > staleMs) throw error;
        return known.value as T;
      }
    },
  };
}

async function withinPatience<T>(shared: Promise<T>, patienceMs: number): Promise<T> {
  const inTime = await within(patienceMs, shared);
  if (!inTime) throw new Failure('SOURCE_UNAVAILABLE');
  return inTime.value;
}
