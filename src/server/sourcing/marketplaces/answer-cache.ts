import { createCache } from '../../cache/cache.ts';
import { isUnavailable } from '../source.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How long an answer is fresh, and how much longer it may be served while the marketplace is down.
 */
const LIFETIMES = {
  search: { freshMs: 10 * MINUTE, staleMs: 50 * MINUTE },
  picture: { freshMs: 10 * MINUTE, staleMs: 50 * MINUTE },
  detail: { freshMs: 2 * MINUTE, staleMs: 8 * MINUTE },
  categories: { freshMs: 24 * HOUR, staleMs: 24 * HOUR },
  navigation: { freshMs: HOUR, staleMs: HOUR },
  freight: { freshMs: HOUR, staleMs: 23 * HOUR },
} as const;
export type AnswerKind = keyof typeof LIFETIMES;

type Answer = { kind: AnswerKind; value: unknown };

export type AnswerCache = {
  /**
   * The cached answer for this kind and key, or what `request` resolves to; undefined is cached too.
   * Concurrent calls share one request. `spend` counts the request against the limit of the caller who
   * starts it; if `spend` throws, nothing is requested. Rejects as `request` and `spend` do, but
   * returns a stale answer, if there is one, instead of rejecting with `SOURCE_UNAVAILABLE`.
   */
  load<T>(
    kind: AnswerKind,
    key: string,
    request: () => Promise<T>,
    spend?: () => Promise<void>,
  ): Promise<T>;
};

export type AnswerCacheOptions = {
  name?: string;
  maxEntries: number;
  maxBytes: number;
  maxWaitMs: number;
};

/**
 * Creates the cache of one marketplace. All tenants and shoppers share it, so it must hold nothing
 * personal.
 */
export function createAnswerCache(options: AnswerCacheOptions): AnswerCache {
  const answers = createCache<Answer>({
    ...options,
    // Strings take two bytes a character.
    sizeOf: ({ value }, key) => 2 * (key.length + (JSON.stringify(value)?.length ?? 0)),
    lifetime: ({ kind }) => LIFETIMES[kind],
  });
  return {
    async load<T>(
      kind: AnswerKind,
      key: string,
      request: () => Promise<T>,
      spend?: () => Promise<void>,
    ): Promise<T> {
      const name = `${kind} ${key}`;
      let isSpent = false;
      const spendOnce = async () => {
        if (isSpent) return;
        isSpent = true;
        await spend?.();
      };
      try {
        // Spend before the load is shared: a caller over its limit must not fail the callers who wait.
        if (!answers.has(name)) await spendOnce();
        const answer = await answers.load(name, async () => {
          await spendOnce();
          return { kind, value: await request() };
        });
        return answer.value as T;
      } catch (error) {
        const old = answers.getStale(name);
        if (!isUnavailable(error) || !old) throw error;
        return old.value as T;
      }
    },
  };
}
