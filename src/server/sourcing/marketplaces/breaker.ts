/** After this many failures in a row the circuit opens. */
const MAX_FAILURES = 5;
const OPEN_MS = 30_000;

/**
 * A circuit breaker: while a marketplace is down, requests fail at once instead of waiting for it.
 */
export type Breaker = {
  /**
   * Whether a request may be sent. After the pause one probe may be; its result closes or reopens
   * the circuit.
   */
  mayAsk(now: number): boolean;
  succeeded(): void;
  failed(now: number): void;
};

/** `probeMs` is how long a probe may take before the next probe may be sent, in milliseconds. */
export function createBreaker(probeMs: number): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    mayAsk: (now) => {
      if (failures < MAX_FAILURES) return true;
      if (now < openUntil) return false;
      openUntil = now + probeMs;
      return true;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: (now) => {
      failures++;
      if (failures >= MAX_FAILURES) openUntil = now + OPEN_MS;
    },
  };
}
