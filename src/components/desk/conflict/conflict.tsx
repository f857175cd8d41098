import type { Endpoint } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { CurrentObject } from '../../../contract/errors.ts';
import type { AuditSubject } from '../../../contract/values/people/audit-subjects.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { Notice } from '../../ui/notice.tsx';
import { shopFieldName } from '../shop/field-name.ts';
import type { DeskTenant, DeskView } from '../view.ts';
import { fieldLabel, fieldText } from './field-texts.ts';

type ConflictProps = { view: DeskView; tenant: DeskTenant | undefined };

/** The beginning of the text keys of the statuses of each kind of object, in the words of the staff. */
const STATUS_NAMES: Partial<Record<AuditSubject, string>> = {
  PURCHASE_ORDER: 'desk.orders.pile',
  PURCHASE_PARCEL: 'desk.parcelStatus',
  TRANSIT_ORDER: 'transitStatus',
  TICKET: 'desk.ticket.state',
  STAFF: 'desk.people.state',
};

/**
 * The notice after a form was refused because somebody else changed the object first: who it was, and the
 * present values beside the typed ones. It lists everything that was typed, because the form may not be
 * offered any more.
 */
export function Conflict({ view, tenant }: ConflictProps) {
  const { t, locale, flash } = view;
  if (flash?.kind !== 'error' || !flash.current) return null;
  const { current, values } = flash;
  const { by, actor, at } = current;
  const name = by || t(`desk.actor.${actor}`);
  const time = at && tenant && formatDateTime(locale, at, tenant);
  const status = statusText(view, flash.form, current);
  const rows = Object.entries(values).flatMap(([path, typed]) => {
    const isOfShop = flash.form.startsWith('draftShop');
    const label = isOfShop ? shopFieldName(t, path) : fieldLabel(t, path);
    return label && typed !== '' ? [{ path, label, typed, now: current.fields[path] }] : [];
  });
  return (
    <section className="desk-conflict" aria-label={t('desk.conflict.title')}>
      <Notice tone="warning" live title={t('desk.conflict.title')}>
        {time ? t('desk.conflict.last', { name, time }) : t('desk.conflict.lastBy', { name })}
        {status && ` ${t('desk.conflict.status', { status })}`} {t('desk.conflict.next')}
      </Notice>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('desk.conflict.field')}</th>
              <th scope="col">{t('desk.conflict.theirs')}</th>
              <th scope="col">{t('desk.conflict.yours')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, label, typed, now }) => (
              <tr key={path} data-field={path} data-differs={now === undefined ? undefined : ''}>
                <th scope="row">{label}</th>
                <td dir="auto">
                  {now === undefined ? '–' : fieldText(t, path, now) || t('desk.conflict.empty')}
                </td>
                <td dir="auto">{fieldText(t, path, typed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function statusText({ t }: DeskView, form: string, { status }: CurrentObject): string | undefined {
  const { subject } = (endpoints as Record<string, Endpoint>)[form] ?? {};
  const names = subject && STATUS_NAMES[subject];
  return names && status ? translateKey(t, `${names}.${status}`) : undefined;
}
