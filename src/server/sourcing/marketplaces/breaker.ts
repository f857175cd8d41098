/** After this many failures in a row the circuit opens. */
const MAX_FAILURES = 5;
/** How long the circuit stays open after a failure. */
const OPEN_MS = 30_000;

/**
 * A circuit breaker: while a marketplace is down, requests fail at once instead of waiting for it.
 */
export type Breaker = {
  /**
   * Whether a request may be sent. When the circuit has been open for `OPEN_MS`, it allows one
   * request, the probe, whose result closes or reopens the circuit.
   */
  mayRequest(now: number): boolean;
  succeeded(): void;
  failed(now: number): void;
};

/** `probeMs` is how long a probe may take before the next probe may be sent, in milliseconds. */
export function createBreaker(probeMs: number): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    mayRequest: (now) => {
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
