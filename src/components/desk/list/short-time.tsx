import { formatDateTime } from '../../../i18n/format.ts';
import { formatShortTime } from '../../../i18n/short-time.ts';
import type { DeskTenantView } from '../view.ts';

type ShortTimeProps = { view: Pick<DeskTenantView, 'locale' | 'zone'>; at: string | undefined };

/** A time in a list, in the tenant's time zone. A tooltip has the full date. Renders nothing if there is no time. */
export const ShortTime = ({ view: { locale, zone }, at }: ShortTimeProps) =>
  at ? (
    <time dateTime={at} title={formatDateTime(locale, at, zone)} className="desk-nowrap">
      {formatShortTime(locale, at, zone)}
    </time>
  ) : null;
