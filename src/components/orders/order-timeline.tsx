import type { PurchaseOrder } from '../../contract/orders.ts';
import { formatCny, formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { textLink } from '../my/text-link.css';
import { Link } from '../ui/link.tsx';
import { Timeline, type TimelineEvent } from '../ui/timeline.tsx';
import type { View } from '../view.ts';
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

/** What an event carries besides its name: an amount, a reason, the order that is repeated. */
function Details({ view: { t, locale }, event }: { view: View; event: Event }) {
  const { amount, reason, clonedFrom } = event.details;
  if (typeof amount === 'string') return <bdi>{formatCny(locale, amount)}</bdi>;
  if (typeof reason === 'string' && reason !== 'USER_CANCELLED')
    return translateKey(t, `closeReason.${reason}`);
  if (typeof clonedFrom === 'string') {
    return (
      <Link href={`/my/purchase/${clonedFrom}`} className={textLink}>
        {t('order.repeats', { no: clonedFrom })}
      </Link>
    );
  }
  return null;
}
