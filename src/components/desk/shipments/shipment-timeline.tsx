import type { OpsTransit } from '../../../contract/ops/warehouse/shipments.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { eventName } from '../event-name.ts';
import type { DeskTenantView } from '../view.ts';

type TimelineProps = { view: DeskTenantView; order: OpsTransit };

/** The events of a shipment, with the persons who caused them, and the carriers' events, newest first. */
export function ShipmentTimeline({ view, order }: TimelineProps) {
  const { t, locale, zone } = view;
  const events = order.timeline.map((event, index) => ({
    ...event,
    key: `${index} ${event.at}`,
    who: event.by || t(`desk.actor.${event.actor}`),
  }));
  return (
    <>
      <section className="desk-card" aria-label={t('desk.shipments.timeline')}>
        <h2>{t('desk.shipments.timeline')}</h2>
        <ol className="desk-events">
          {events.toReversed().map(({ key, event, at, who, details }) => (
            <li key={key}>
              <span>{eventName(t, 'transit', event)}</span>
              {detailsText(details) && <span>{detailsText(details)}</span>}
              <span className="desk-quiet">
                {formatDateTime(locale, at, zone)} · {who}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {order.traces.length > 0 && (
        <section className="desk-card" aria-label={t('desk.shipments.traces')}>
          <h2>{t('desk.shipments.traces')}</h2>
          <ol className="desk-events">
            {order.traces.map(({ at, status, text, location }) => (
              <li key={`${at} ${status} ${text}`}>
                <span>{text}</span>
                <span className="desk-quiet">
                  {[formatDateTime(locale, at, zone), location].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** The details of an event for people to read. Amounts are left out, because not everybody may see them. */
const detailsText = ({ carrier, trackingNo, note }: Readonly<Record<string, string | number>>) =>
  [carrier, trackingNo, note].filter(Boolean).join(' · ');
