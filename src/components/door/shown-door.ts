/** A line of an estimate to the door, formatted. */
export type ShownSum = { term: string; note?: string; value: string; strong?: boolean };

/** An estimate to the door, formatted: by the server, or by `show-door.ts` in the browser. */
export type ShownDoor = {
  title: string;
  /** How long the shipping option takes; empty if unknown. */
  days: string;
  /** How many pieces it is for, where that is not obvious. */
  pieces?: number;
  /** The amount, and the same in the shop's currency. */
  main: string;
  converted: string;
  sums: ShownSum[];
  /** All to the door by other ways home. */
  others: ShownSum[];
  notes: string[];
};
