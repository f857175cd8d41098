import type { PurchaseParcelDetail } from '../../contract/calls/parcels.ts';
import type { TimelineEvent as ParcelEvent } from '../../contract/values/orders/timeline.ts';
import { formatCny, formatDateTime, formatWeight } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Timeline } from '../ui/timeline.tsx';
import type { View } from '../view.ts';
import { eventName } from './parcel-texts.ts';

const FINAL_STATUSES = ['FINISHED', 'RETURNED', 'ABANDONED', 'WITHDRAWN', 'MERGED'];

/** The events of a parcel, newest last. */
export function ParcelTimeline({ view, parcel }: { view: View; parcel: PurchaseParcelDetail }) {
  const { locale, tenant } = view;
  const last = parcel.timeline.length - 1;
  return (
    <Timeline
      events={parcel.timeline.map((event, index) => ({
        key: `${index}`,
        title: eventName(view, parcel, event.event),
        at: event.at,
        time: formatDateTime(locale, event.at, tenant),
        text: <Details view={view} event={event} />,
        state: index === last && !FINAL_STATUSES.includes(parcel.status) ? 'now' : 'done',
      }))}
    />
  );
}

/** The details of an event in one line: translated codes, measures, amounts, and free text. */
function Details({ view, event }: { view: View; event: ParcelEvent }) {
  const { t, locale } = view;
  const { status, issue, exception, carrier, trackingNo, weightG, amount, text, note } =
    event.details;
  const details = [
    status && translateKey(t, `parcel.trace.${status}`),
    issue && translateKey(t, `parcel.issue.${issue}`),
    exception && translateKey(t, `parcel.exception.${exception}`),
    carrier,
    trackingNo,
    typeof weightG === 'number' && formatWeight(locale, weightG),
    typeof amount === 'string' && formatCny(locale, amount),
    text,
    note,
  ].filter(Boolean);
  return details.length > 0 ? <bdi>{details.join(' · ')}</bdi> : null;
}
