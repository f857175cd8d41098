import { formatDateTime } from '../../../i18n/format.ts';
import type { DeskTenantView } from '../view.ts';
import { formatAge } from '../work/age.ts';

type AgeProps = { view: DeskTenantView; since: string; now: number };

/** For how long an object has waited; a tooltip has the exact time. `now` is in milliseconds since the epoch. */
export const Age = ({ view: { t, locale, zone }, since, now }: AgeProps) => (
  <time dateTime={since} title={formatDateTime(locale, since, zone)}>
    {formatAge(t, since, now)}
  </time>
);
