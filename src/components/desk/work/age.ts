import { PILE_FACTS, type Pile } from '../../../contract/values/desk/piles.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago an ISO time is, in its largest unit: `5 min`, `7 h`, `3 d`. */
export function formatAge(t: DeskTranslate, iso: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(iso));
  if (ms < HOUR_MS) return t('desk.age.minutes', { n: Math.floor(ms / MINUTE_MS) });
  if (ms < 2 * DAY_MS) return t('desk.age.hours', { n: Math.floor(ms / HOUR_MS) });
  return t('desk.age.days', { n: Math.floor(ms / DAY_MS) });
}

/** The tone of a pile by the age of its oldest object; undefined while it is in time. */
export function toneOf(
  pile: Pile,
  oldest: string | undefined,
  now: number,
): 'warning' | 'danger' | undefined {
  if (oldest === undefined) return undefined;
  const [late, tooLate] = PILE_FACTS[pile].hours;
  const hours = (now - Date.parse(oldest)) / HOUR_MS;
  if (hours >= tooLate) return 'danger';
  return hours >= late ? 'warning' : undefined;
}
