/** Rounds and durations of a run. */
export type Plan = {
  rounds: number;
  /** Seconds for each page and server in each round, for cached pages and for rendered pages. */
  seconds: { cached: number; rendered: number };
  /** The number of requests to measure the times of a page. */
  requests: number;
  /** The number of payments of each of four shoppers. */
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
