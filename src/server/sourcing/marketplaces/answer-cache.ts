import { createCache } from '../../cache/cache.ts';
import { isUnavailable } from '../source.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long an answer is good, and how long after that it is better than none while the marketplace is down. */
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
   * What `ask` answered lately for this kind and key, also that there is nothing. Calls at the same
   * time share one question, and `spend` counts it for the caller who asks it; where `spend` throws,
   * the question is not asked. Rejects as `ask` and `spend` do, unless they say that the marketplace
   * is unavailable and an older answer is left.
   */
  recall<T>(
    kind: AnswerKind,
    key: string,
    ask: () => Promise<T>,
    spend?: () => Promise<void>,
  ): Promise<T>;
};

export type AnswerCacheOptions = { entries: number; bytes: number; patienceMs: number };

/** Answers of one marketplace. Nothing personal belongs here: all tenants and shoppers share it. */
export function createAnswerCache(bounds: AnswerCacheOptions): AnswerCache {
  const answers = createCache<Answer>({
    ...bounds,
    sizeOf: ({ value }, key) => 2 * (key.length + (JSON.stringify(value)?.length ?? 0)),
    lifetime: ({ kind }) => LIFETIMES[kind],
  });
  return {
    async recall<T>(
      kind: AnswerKind,
      key: string,
      ask: () => Promise<T>,
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
        // Before others can wait for the question: that this caller may not ask it is no answer to them.
        if (!answers.has(name)) await spendOnce();
        const answer = await answers.load(name, async () => {
          await spendOnce();
          return { kind, value: await ask() };
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
