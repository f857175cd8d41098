import type { OpsOrder } from '../../../contract/ops/orders/ops-order.ts';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { eventName } from '../event-name.ts';
import type { DeskTenantView } from '../view.ts';

type Part = { view: DeskTenantView; order: OpsOrder };
type Event = OpsOrder['timeline'][number];

/** The events of an order, newest first, each with the person who caused it. */
export function OrderHistory({ view, order }: Part) {
  const { t, locale, zone } = view;
  return (
    <section className="desk-card">
      <h2>{t('desk.orders.history')}</h2>
      <ol className="desk-events" reversed>
        {order.timeline.toReversed().map((event) => (
          <li key={`${event.at} ${event.event} ${JSON.stringify(event.details)}`}>
            <span>{eventName(t, 'order', event.event)}</span>
            <span className="desk-quiet">
              <time dateTime={event.at}>{formatDateTime(locale, event.at, zone)}</time> ·{' '}
              <bdi>{actorOf(t, event)}</bdi>
            </span>
            <Details view={view} event={event} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const actorOf = (t: DeskTenantView['t'], { by, actor }: Event): string =>
  by || t(`desk.actor.${actor}`);

function Details({ view: { t, locale }, event }: { view: DeskTenantView; event: Event }) {
  const { amount, reason, title, quantity, question, answer, note } = event.details;
  const isCode = typeof reason === 'string' && /^[A-Z_]+$/.test(reason);
  const reasons = event.event.startsWith('REFUND') ? 'refundReason' : 'closeReason';
  const texts = [
    typeof amount === 'string' && formatCny(locale, amount),
    isCode ? translateKey(t, `${reasons}.${reason}`) : reason,
    title && `${title} × ${quantity}`,
    question,
    answer,
    note,
  ].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <span>
      <bdi>{texts.join(' · ')}</bdi>
    </span>
  );
}
