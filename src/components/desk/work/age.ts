import { PILE_FACTS, type Pile } from '../../../contract/values/desk/piles.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago an ISO time is: below an hour in minutes, below two days in hours, else in days. */
export function formatAge(t: DeskTranslate, iso: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(iso));
  if (ms < HOUR_MS) return t('desk.age.minutes', { n: Math.floor(ms / MINUTE_MS) });
  if (ms < 2 * DAY_MS) return t('desk.age.hours', { n: Math.floor(ms / HOUR_MS) });
  return t('desk.age.days', { n: Math.floor(ms / DAY_MS) });
}

/** The tone of a pile by the age of its oldest object; undefined while that object is in time. */
export function toneOf(
  pile: Pile,
  oldest: string | undefined,
  now: number,
): 'warning' | 'danger' | undefined {
  if (oldest === undefined) return undefined;
  const [lateHours, tooLateHours] = PILE_FACTS[pile].hours;
  const ageHours = (now - Date.parse(oldest)) / HOUR_MS;
  if (ageHours >= tooLateHours) return 'danger';
  return ageHours >= lateHours ? 'warning' : undefined;
}
