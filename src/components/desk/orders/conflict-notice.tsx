import type { OpsOrder } from '../../../contract/ops/ops-order.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { Notice } from '../../ui/notice.tsx';
import type { DeskTenantView } from '../view.ts';
import { eventName } from './order-history.tsx';

/** After a form was refused because somebody else was first: what they did. The form keeps what was typed. */
export function ConflictNotice({ view, order }: { view: DeskTenantView; order: OpsOrder }) {
  const { t, locale, zone, flash } = view;
  const isConflict = flash?.code === 'STALE_VERSION' || flash?.code === 'ILLEGAL_TRANSITION';
  const last = order.timeline.at(-1);
  if (!isConflict || !last) return null;
  return (
    <Notice tone="warning" title={t('desk.conflict.title')}>
      {t('desk.conflict.last', {
        event: eventName(t, last),
        name: last.by || t(`desk.actor.${last.actor}`),
        time: formatDateTime(locale, last.at, zone),
      })}
    </Notice>
  );
}
