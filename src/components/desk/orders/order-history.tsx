import type { OpsOrder } from '../../../contract/ops/ops-order.ts';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { DeskTenantView } from '../view.ts';

type Part = { view: DeskTenantView; order: OpsOrder };
type Event = OpsOrder['timeline'][number];

/** What happened to an order, the last first, with who did it. */
export function OrderHistory({ view, order }: Part) {
  const { t, locale, zone } = view;
  return (
    <section className="desk-card">
      <h2>{t('desk.orders.history')}</h2>
      <ol className="desk-events" reversed>
        {order.timeline.toReversed().map((event) => (
          <li key={`${event.at} ${event.event} ${JSON.stringify(event.details)}`}>
            <span>{eventName(t, event)}</span>
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

/** The name of an event for the staff. */
export const eventName = (t: DeskTenantView['t'], { event }: Event): string =>
  translateKey(t, `order.event.${event}`);

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

/** What the staff tell each other about an order. */
export function OrderNotes({ view, order }: Part) {
  const { t, locale, zone, tenant, flash } = view;
  return (
    <section className="desk-card">
      <h2>{t('desk.notes.title')}</h2>
      <ul className="desk-events">
        {order.notes.map((note) => (
          <li key={note.id}>
            <p className="desk-said">
              <bdi>{note.text}</bdi>
            </p>
            <span className="desk-quiet">
              {formatDateTime(locale, note.at, zone)} · <bdi>{note.by}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <FormError flash={flash} call="addOrderNote" />
      <CallForm
        call="addOrderNote"
        params={{ id: order.id }}
        query={{ tenant: tenant.id }}
        flash="desk.flash.noted"
        className="desk-stack"
      >
        <TextArea
          name="text"
          id="note-text"
          label={t('desk.notes.label')}
          hint={t('desk.notes.hint')}
          rows={2}
          maxLength={2000}
          required
        />
        <div>
          <Button type="submit">{t('desk.notes.add')}</Button>
        </div>
      </CallForm>
    </section>
  );
}
