import type { PurchaseOrder } from '../../contract/orders.ts';
import { formatCny, formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { textLink } from '../my/text-link.css';
import { Link } from '../ui/link.tsx';
import { Timeline, type TimelineEvent } from '../ui/timeline.tsx';
import type { View } from '../view.ts';
import * as css from './orders.css';
import { stepsAhead } from './steps-ahead.ts';

type Event = PurchaseOrder['timeline'][number];

/** What happened to an order, where it is, and what it can still expect. */
export function OrderTimeline({ view, order }: { view: View; order: PurchaseOrder }) {
  const { t, locale, tenant } = view;
  const ahead = stepsAhead(order.status, Boolean(order.userWarehouse));
  const last = order.timeline.length - 1;
  const past = order.timeline.map((event, index): TimelineEvent => {
    return {
      key: `${index}`,
      title: translateKey(t, `order.event.${event.event}`),
      at: event.at,
      time: formatDateTime(locale, event.at, tenant.timezoneOffset),
      text: <Details key={event.at} view={view} event={event} />,
      state: index === last && ahead.length > 0 ? 'now' : 'done',
    };
  });
  const coming = ahead.map(
    (event): TimelineEvent => ({
      key: event,
      title: translateKey(t, `order.event.${event}`),
      state: 'next',
    }),
  );
  return <Timeline events={[...past, ...coming]} />;
}

/** What an event carries besides its name: an amount, a reason, what was said, the order that is repeated. */
function Details({ view: { t, locale }, event: { event, details } }: { view: View; event: Event }) {
  const { amount, reason, clonedFrom } = details;
  const kind = event.startsWith('REFUND') ? 'refundReason' : 'closeReason';
  const facts = [
    typeof amount === 'string' && <bdi key="amount">{formatCny(locale, amount)}</bdi>,
    typeof reason === 'string' && (reason !== 'USER_CANCELLED' || kind === 'refundReason') && (
      <span key="reason">{translateKey(t, `${kind}.${reason}`)}</span>
    ),
  ].filter(Boolean);
  const said = [details.question, details.answer, details.note].filter(Boolean);
  return (
    <>
      {facts.length > 0 && <div className={css.eventFacts}>{facts}</div>}
      {said.map((words) => (
        <blockquote key={words} className={css.said}>
          {words}
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
