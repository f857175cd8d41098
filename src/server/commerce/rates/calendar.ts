import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { offsetMinutes } from '../../../i18n/clock.ts';
import type { Scope } from '../base/scope.ts';

const DAY_MS = 24 * 3_600_000;

/** Days of the tenant's calendar, `YYYY-MM-DD`, both inclusive; either may be open. */
export type DayRange = { dateStart?: string; dateEnd?: string };

/** A moment's condition: it is within the days. */
export function within(
  { tenant }: Scope,
  moment: Column,
  { dateStart, dateEnd }: DayRange,
): SQL | undefined {
  const midnight = (day: string) => Date.parse(day) - offsetMinutes(tenant.timezoneOffset) * 60_000;
  return and(
    dateStart ? gte(moment, midnight(dateStart)) : undefined,
    dateEnd ? lt(moment, midnight(dateEnd) + DAY_MS) : undefined,
  );
}
