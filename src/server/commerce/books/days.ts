import { Failure } from '../../../contract/errors.ts';
import { fromLocal, type Zone } from '../../../i18n/time-zone.ts';
import { DAY_MS, type DayRange, dayOf, laterOf } from '../base/clock.ts';

/**
 * Days of a tenant's zone, first and last included, as dates and as times in milliseconds: from `startsAt` to before
 * `endsAt`.
 */
export type Days = { dateStart: string; dateEnd: string; startsAt: number; endsAt: number };

/** How a range of days is cut. */
type Period = 'DAY' | 'WEEK' | 'MONTH';

const textOf = (utc: number): string => new Date(utc).toISOString().slice(0, 10);

/** A day some days later; earlier with a negative number. */
export const addDays = (day: string, days: number): string =>
  textOf(Date.parse(day) + days * DAY_MS);

/** The days of a zone from one date to another, with their times. */
export const daysOf = (zone: Zone, dateStart: string, dateEnd: string): Days => ({
  dateStart,
  dateEnd,
  startsAt: fromLocal(zone, Date.parse(dateStart)),
  endsAt: fromLocal(zone, Date.parse(dateEnd) + DAY_MS),
});

/**
 * The days that a caller requests: by default `defaultCount` days up to today, or to `dateStart` if that is later. Throws
 * `VALIDATION_FAILED` at `dateEnd` if the range ends before it begins.
 */
export function requestedDays(
  { now, tenant }: { now: number; tenant: Zone },
  { dateStart, dateEnd }: DayRange,
  defaultCount: number,
): Days {
  const last = dateEnd || laterOf(dayOf(tenant, now), dateStart ?? '');
  const first = dateStart || addDays(last, 1 - defaultCount);
  if (first > last) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'dateEnd', code: 'invalid' }]);
  }
  return daysOf(tenant, first, last);
}

/** The last day of the week (Monday to Sunday) or month of a day, or the day itself. */
function lastDayOf(day: string, by: Period): string {
  const date = new Date(day);
  if (by === 'WEEK') return addDays(day, (7 - date.getUTCDay()) % 7);
  if (by === 'MONTH') {
    return textOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  }
  return day;
}

/**
 * A range of days cut into days, weeks or months; the first and the last may be shorter. Throws `VALIDATION_FAILED`
 * at `dateStart` if there are more than `maxPeriods`.
 */
export function periodsOf(
  zone: Zone,
  { dateStart, dateEnd }: Days,
  by: Period,
  maxPeriods: number,
): Days[] {
  const periods: Days[] = [];
  for (let first = dateStart; first <= dateEnd; ) {
    if (periods.length === maxPeriods) {
      throw new Failure('VALIDATION_FAILED', {}, [{ field: 'dateStart', code: 'invalid' }]);
    }
    const end = lastDayOf(first, by);
    const last = end < dateEnd ? end : dateEnd;
    periods.push(daysOf(zone, first, last));
    first = addDays(last, 1);
  }
  return periods;
}
