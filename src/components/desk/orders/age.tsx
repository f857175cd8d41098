import { formatDateTime } from '../../../i18n/format.ts';
import type { DeskTenantView } from '../view.ts';

const HOUR_MS = 3_600_000;

type AgeProps = { view: DeskTenantView; since: string; now: number };

/** How long something waits, in hours or days; the exact time is its title. `now` in milliseconds. */
export function Age({ view: { t, locale, zone }, since, now }: AgeProps) {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / HOUR_MS));
  const days = Math.floor(hours / 24);
  const age =
    days > 0 ? t('desk.age.days', { count: days }) : t('desk.age.hours', { count: hours });
  return (
    <time dateTime={since} title={formatDateTime(locale, since, zone)}>
      {age}
    </time>
  );
}
