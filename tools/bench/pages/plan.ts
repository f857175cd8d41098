/** Rounds and durations of a run. */
export type Plan = {
  rounds: number;
  /** Seconds of each page and server in each round: from the cache, and rendered. */
  seconds: { cached: number; rendered: number };
  /** Requests for the times of a page. */
  requests: number;
  /** Payments of each of four shoppers. */
  payments: number;
  /** How often workerd is started. */
  starts: number;
};

export const THOROUGH: Plan = {
  rounds: 5,
  seconds: { cached: 1, rendered: 3 },
  requests: 600,
  payments: 25,
  starts: 7,
};
export const QUICK: Plan = {
  rounds: 1,
  seconds: { cached: 1, rendered: 2 },
  requests: 120,
  payments: 5,
  starts: 3,
};
