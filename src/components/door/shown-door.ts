/** A line of an estimate to the door, formatted. */
export type ShownSum = { term: string; note?: string; value: string; strong?: boolean };

/** An estimate to the door, formatted: by the server, or by `show-door.ts` in the browser. */
export type ShownDoor = {
  title: string;
  /** How long the shipping option takes; empty if unknown. */
  days: string;
  /** The number of pieces that the estimate is for, where that is not obvious. */
  pieces?: number;
  /** The amount in CNY, and the same in the shop's currency. */
  main: string;
  converted: string;
  sums: ShownSum[];
  /** The whole cost to the door by other shipping options. */
  others: ShownSum[];
  notes: string[];
};
