import type { PurchaseOrder } from '../../contract/calls/orders.ts';
import { Link } from '../../framework/link.tsx';
import { formatCny, formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { textLink } from '../ui/text-link.css';
import { Timeline, type TimelineEvent } from '../ui/timeline.tsx';
import type { View } from '../view.ts';
import { expectedEvents } from './expected-events.ts';
import * as css from './orders.css';

type Event = PurchaseOrder['timeline'][number];

/** The past events of an order, the current one, and the expected ones. */
export function OrderTimeline({ view, order }: { view: View; order: PurchaseOrder }) {
  const { t, locale, tenant } = view;
  const expected = expectedEvents(order.status, Boolean(order.userWarehouse));
  const last = order.timeline.length - 1;
  const past = order.timeline.map((event, index): TimelineEvent => {
    return {
      key: `${index}`,
      title: translateKey(t, `order.event.${event.event}`),
      at: event.at,
      time: formatDateTime(locale, event.at, tenant),
      text: <Details key={event.at} view={view} event={event} />,
      state: index === last && expected.length > 0 ? 'now' : 'done',
    };
  });
  const coming = expected.map(
    (event): TimelineEvent => ({
      key: event,
      title: translateKey(t, `order.event.${event}`),
      state: 'next',
    }),
  );
  return <Timeline events={[...past, ...coming]} />;
}

/** Details of an event: amount, reason, message, repeated order. */
function Details({ view: { t, locale }, event }: { view: View; event: Event }) {
  const { amount, clonedFrom, question, answer, note } = event.details;
  const { reason, text } = reasonOf(t, event);
  const quotes = [text, question, answer, note].filter(Boolean);
  return (
    <>
      {(amount !== undefined || reason) && (
        <div className={css.eventFacts}>
          {typeof amount === 'string' && <bdi>{formatCny(locale, amount)}</bdi>}
          {reason && <span>{reason}</span>}
        </div>
      )}
      {quotes.map((quote) => (
        <blockquote key={quote} className={css.quote}>
          <bdi>{quote}</bdi>
        </blockquote>
      ))}
      {typeof clonedFrom === 'string' && (
        <Link href={`/my/purchase/${clonedFrom}`} className={textLink}>
          {t('order.repeats', { no: clonedFrom })}
        </Link>
      )}
    </>
  );
}

/** The event's reason: the translation of a code as `reason`, or free text as `text`. */
function reasonOf(t: View['t'], { event, details }: Event): { reason?: string; text?: string } {
  const { reason } = details;
  if (typeof reason !== 'string') return {};
  if (!/^[A-Z_]+$/.test(reason)) return { text: reason };
  if (event.startsWith('REFUND')) return { reason: translateKey(t, `refundReason.${reason}`) };
  return reason === 'USER_CANCELLED' ? {} : { reason: translateKey(t, `closeReason.${reason}`) };
}
