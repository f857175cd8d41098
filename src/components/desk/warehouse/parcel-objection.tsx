import type { OpsParcelDetail } from '../../../contract/ops/warehouse/parcels.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { whyKey } from '../../parcels/check/objection.tsx';
import type { DeskTenantView } from '../view.ts';
import { timeText } from './parcel-table.tsx';
import { lineName } from './photo-texts.ts';

type ObjectionProps = { view: DeskTenantView; parcel: OpsParcelDetail };

/**
 * What the customer requested for goods that don't look right, and our answer. Renders nothing if there was no
 * request.
 */
export function ParcelObjection({ view, parcel }: ObjectionProps) {
  const { t } = view;
  const { objection, items } = parcel;
  if (!objection) return null;
  const { kind, reason, note, itemIds, askedAt, agreed, answer, answeredAt } = objection;
  const about = items.filter(({ orderItemId }) => itemIds.includes(orderItemId));
  return (
    <section className="desk-card" id="objection">
      <h2>{t(`desk.warehouse.asks.${kind}`)}</h2>
      <p>
        <strong>{translateKey(t, whyKey(reason))}</strong>{' '}
        <span className="desk-quiet">{timeText(view, askedAt)}</span>
      </p>
      {about.length > 0 && (
        <ul className="desk-stack">
          {about.map((item) => (
            <li key={item.orderItemId}>{lineName(item)}</li>
          ))}
        </ul>
      )}
      {note && <p dir="auto">{note}</p>}
      {agreed !== undefined && answeredAt && (
        <p>
          {t(agreed ? 'check.agreed' : 'check.refused', { date: timeText(view, answeredAt) })}
          {answer && (
            <>
              {' · '}
              <bdi>{answer}</bdi>
            </>
          )}
        </p>
      )}
    </section>
  );
}
