import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { fromLocal, toLocal, type Zone } from '../../../i18n/time-zone.ts';
import type { Scope } from './scope.ts';

export const DAY_MS = 24 * 3_600_000;

/** A time of the database (milliseconds since the epoch) in the contract's format: ISO 8601, UTC. */
export function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** As `iso`; undefined for null, undefined and 0. */
export function isoOrNone(milliseconds: number | null | undefined): string | undefined {
  return milliseconds ? iso(milliseconds) : undefined;
}

/** The later of two days, `YYYY-MM-DD`; an empty one is before all others. */
export const laterOf = (a: string, b: string): string => (a > b ? a : b);

/** The day of a zone, `YYYY-MM-DD`, in which a time (milliseconds since the epoch) is. */
export const dayOf = (zone: Zone, at: number): string => iso(toLocal(zone, at)).slice(0, 10);

/** First and last day in the tenant's time zone, `YYYY-MM-DD`, both inclusive; either may be left out. */
export type DayRange = { dateStart?: string; dateEnd?: string };

/** The condition that a column (milliseconds since the epoch) lies within the days. */
export function withinDays(
  { tenant }: Scope,
  column: Column,
  { dateStart, dateEnd }: DayRange,
): SQL | undefined {
  /** When a day begins, or with `days` of a later one. Days of a clock change are shorter or longer. */
  const midnight = (day: string, days = 0) => fromLocal(tenant, Date.parse(day) + days * DAY_MS);
  return and(
    dateStart ? gte(column, midnight(dateStart)) : undefined,
    dateEnd ? lt(column, midnight(dateEnd, 1)) : undefined,
  );
}
