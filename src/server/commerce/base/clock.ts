import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { offsetMinutes } from '../../../i18n/clock.ts';
import type { Scope } from './scope.ts';

const DAY_MS = 24 * 3_600_000;

/** A time of the database (milliseconds since the epoch) in the contract's format: ISO 8601, UTC. */
export function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** As `iso`; undefined for null, undefined and 0. */
export function isoOrNone(milliseconds: number | null | undefined): string | undefined {
  return milliseconds ? iso(milliseconds) : undefined;
}

/** First and last day in the tenant's time zone, `YYYY-MM-DD`, both inclusive; either may be left out. */
export type DayRange = { dateStart?: string; dateEnd?: string };

/** The condition that a column (milliseconds since the epoch) lies within the days. */
export function withinDays(
  { tenant }: Scope,
  column: Column,
  { dateStart, dateEnd }: DayRange,
): SQL | undefined {
  const midnight = (day: string) => Date.parse(day) - offsetMinutes(tenant.timezoneOffset) * 60_000;
  return and(
    dateStart ? gte(column, midnight(dateStart)) : undefined,
    dateEnd ? lt(column, midnight(dateEnd) + DAY_MS) : undefined,
  );
}
