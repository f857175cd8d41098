/** The bounds: how many milliseconds a person waits at most for each kind of call (95th percentile). */
export const BOUNDS = { counts: 100, list: 150, search: 200 } as const;

/** A call of the staff that is measured, with its path without `tenant`. */
export type DeskCall = { name: string; path: string; bound: number; hasPages: boolean };

/** A call for a list. Its second page is measured, too. */
export const list = (name: string, path: string): DeskCall => ({
  name,
  path,
  bound: BOUNDS.list,
  hasPages: true,
});

/** A call for a list without pages, or for one object. */
export const whole = (name: string, path: string): DeskCall => ({
  ...list(name, path),
  hasPages: false,
});

/** Calls for the same list, one for each of the queries. */
export const filtered = (name: string, path: string, queries: readonly string[]): DeskCall[] =>
  queries.map((query) => list(`${name} ${query}`.trim(), query ? `${path}?${query}` : path));

/** The day of a time in milliseconds since the epoch. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
