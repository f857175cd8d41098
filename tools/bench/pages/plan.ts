/** How long a run takes: how often everything is measured in turns, and for how long each time. */
export type Plan = {
  rounds: number;
  /** Of each page and server in each round: of what comes from memory, and of what is rendered. */
  seconds: { kept: number; rendered: number };
  /** Requests for the times of a page. */
  requests: number;
  /** Each of four shoppers pays as many. */
  payments: number;
  /** How often workerd is started. */
  starts: number;
};

export const THOROUGH: Plan = {
  rounds: 5,
  seconds: { kept: 1, rendered: 3 },
  requests: 600,
  payments: 25,
  starts: 7,
};
export const QUICK: Plan = {
  rounds: 1,
  seconds: { kept: 1, rendered: 2 },
  requests: 120,
  payments: 5,
  starts: 3,
};
