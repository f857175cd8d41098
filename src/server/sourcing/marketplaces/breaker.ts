/** So many failures in a row, and nobody is asked for a while. */
const MOST_FAILURES = 5;
const REST_MS = 30_000;

/** Spares a marketplace that doesn't answer, and the shoppers who would wait for it. */
export type Breaker = {
  /** Whether a question may be asked now. After the rest it is one question, which tells whether more may. */
  mayAsk(now: number): boolean;
  succeeded(): void;
  failed(now: number): void;
};

/** `probeMs` is how long the one question after a rest may take before another is let through. */
export function createBreaker(probeMs: number): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    mayAsk: (now) => {
      if (failures < MOST_FAILURES) return true;
      if (now < restsUntil) return false;
      restsUntil = now + probeMs;
      return true;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: (now) => {
      failures++;
      if (failures >= MOST_FAILURES) restsUntil = now + REST_MS;
    },
  };
}
