import type { PurchaseParcelDetail } from '../../contract/parcels.ts';
import type { TimelineEvent as ParcelEvent } from '../../contract/timeline.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Timeline } from '../ui/timeline.tsx';
import type { View } from '../view.ts';

/** Statuses in which nothing more happens to a parcel. */
const OVER = ['FINISHED', 'RETURNED', 'ABANDONED'];

/** What happened to a parcel, the newest last. */
export function ParcelTimeline({ view, parcel }: { view: View; parcel: PurchaseParcelDetail }) {
  const { t, locale, tenant } = view;
  const last = parcel.timeline.length - 1;
  return (
    <Timeline
      events={parcel.timeline.map((event, index) => ({
        key: `${index}`,
        title: translateKey(t, `parcel.event.${event.event}`),
        at: event.at,
        time: formatDateTime(locale, event.at, tenant.timezoneOffset),
        text: <Details t={t} event={event} />,
        state: index === last && !OVER.includes(parcel.status) ? 'now' : 'done',
      }))}
    />
  );
}

/** What an event carries besides its name, in words of ours or of whoever wrote it. */
function Details({ t, event }: { t: View['t']; event: ParcelEvent }) {
  const { trace, issue, exception, text, note } = event.details;
  const words = [
    typeof trace === 'string' && translateKey(t, `parcel.trace.${trace}`),
    typeof issue === 'string' && issue && translateKey(t, `parcel.issue.${issue}`),
    typeof exception === 'string' && translateKey(t, `parcel.exception.${exception}`),
    text,
    note,
  ].filter(Boolean);
  return words.length > 0 ? <bdi>{words.join(' · ')}</bdi> : null;
}
