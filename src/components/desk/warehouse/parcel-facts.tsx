import type { ReactNode } from 'react';
import type { OpsParcelDetail } from '../../../contract/ops/warehouse/parcels.ts';
import { type PictureSize, pictureUrl } from '../../../contract/values/goods/pictures.ts';
import { OBJECTION_REASONS } from '../../../contract/values/warehouse/objections.ts';
import { formatCny, formatWeight } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { whyKey } from '../../parcels/check/objection.tsx';
import { SourceText } from '../../ui/source-text.tsx';
import { eventName } from '../event-name.ts';
import { Facts } from '../facts.tsx';
import type { DeskTenantView } from '../view.ts';
import { timeText } from './parcel-table.tsx';
import { lineName } from './photo-texts.ts';

type PartProps = { view: DeskTenantView; parcel: OpsParcelDetail };

export function ParcelFacts({ view, parcel }: PartProps) {
  const { t, locale, tenant, may } = view;
  const { lengthMm, widthMm, heightMm } = parcel;
  const facts: [string, ReactNode][] = [
    [t('desk.warehouse.shopper'), parcel.shopperName],
    [
      t('desk.warehouse.order'),
      parcel.orderNo && may('orders.see') ? (
        <a key="order" href={deskPath(tenant.id, 'orders', parcel.orderNo)}>
          {parcel.orderNo}
        </a>
      ) : (
        parcel.orderNo || t('desk.warehouse.ofShopper')
      ),
    ],
    [t('desk.warehouse.upstream'), parcel.upstreamOrderNo],
    [t('desk.warehouse.delivery'), `${parcel.domesticCarrier} ${parcel.domesticTrackingNo}`],
    [t('desk.warehouse.warehouse'), parcel.warehouse?.name ?? ''],
    [t('desk.warehouse.shelf'), parcel.shelfCode],
    [
      t('desk.warehouse.weight'),
      parcel.weightG > 0 ? formatWeight(locale, parcel.weightG) : t('desk.warehouse.notWeighed'),
    ],
    [
      t('desk.warehouse.size'),
      lengthMm > 0 ? `${lengthMm} × ${widthMm} × ${heightMm} mm` : t('desk.warehouse.notWeighed'),
    ],
    [t('desk.warehouse.class'), translateKey(t, `goodsClass.${parcel.goodsClass}`)],
    [t('desk.warehouse.note'), [parcel.note, parcel.qcNote].filter(Boolean).join(' · ')],
    [
      t('desk.warehouse.storageEnds'),
      parcel.storageExpiresAt ? timeText(view, parcel.storageExpiresAt) : '',
    ],
    [t('desk.warehouse.checked'), parcel.checkedAt ? timeText(view, parcel.checkedAt) : ''],
    [t('desk.warehouse.approvedAt'), parcel.approvedAt ? timeText(view, parcel.approvedAt) : ''],
    [t('desk.warehouse.returnUntil'), parcel.returnUntil ? timeText(view, parcel.returnUntil) : ''],
    [t('desk.warehouse.code'), parcel.ownCode],
  ];
  return (
    <section className="desk-card">
      <Facts facts={facts} />
    </section>
  );
}

export function ParcelGoods({ view: { t }, parcel }: PartProps) {
  return (
    <section className="desk-card">
      <h2>{t('desk.warehouse.goods')}</h2>
      <ul className="desk-stack">
        {parcel.items.map(({ orderItemId, title, quantity, attributes }) => (
          <li key={orderItemId + title}>
            <SourceText>{title}</SourceText> × {quantity}
            <br />
            <span className="desk-quiet">
              <SourceText>{attributes.map(({ value }) => value).join(' · ')}</SourceText>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ParcelPhotos({ view: { t, tenant }, parcel }: PartProps) {
  const { photos = [] } = parcel;
  return (
    <section className="desk-card">
      <h2>{t('desk.warehouse.photos')}</h2>
      {photos.length === 0 && <p className="desk-quiet">{t('desk.warehouse.noPhotos')}</p>}
      <div className="desk-photos">
        {photos.map(({ path, shows, orderItemId }) => {
          const line = parcel.items.find((item) => item.orderItemId === orderItemId);
          const shown = t(`parcel.shows.${shows}`);
          return (
            <figure key={path}>
              <a href={pictureAt(path, tenant.id, 800)}>
                <img src={pictureAt(path, tenant.id, 240)} alt={shown} loading="lazy" />
              </a>
              <figcaption className="desk-quiet">
                {[shown, line && parcel.items.length > 1 && lineName(line)]
                  .filter(Boolean)
                  .join(' · ')}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}

/**
 * The URL of a picture at the desk. The URL of an uploaded picture must name its tenant; another picture may have
 * several sizes.
 */
export const pictureAt = (path: string, tenantId: string, size: PictureSize): string =>
  path.startsWith('/uploads/') ? `${path}?tenant=${tenantId}` : pictureUrl(path, size);

export function ParcelHistory({ view, parcel }: PartProps) {
  const { t } = view;
  return (
    <section className="desk-card">
      <h2>{t('desk.warehouse.history')}</h2>
      <ol className="desk-events">
        {parcel.timeline.toReversed().map(({ event, at, by, details }) => (
          <li key={`${at} ${event} ${JSON.stringify(details)}`}>
            <span>{eventName(t, 'parcel', event)}</span>
            <span className="desk-quiet">
              {[timeText(view, at), by, ...detailTexts(view, details)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The details of an event of a parcel, in words: its codes and measures are translated. */
function detailTexts(
  { t, locale }: DeskTenantView,
  details: OpsParcelDetail['timeline'][number]['details'],
): string[] {
  return Object.entries(details).map(([name, value]) => {
    if (name === 'reason' && OBJECTION_REASONS.some((reason) => reason === value)) {
      return translateKey(t, whyKey(String(value)));
    }
    if (name === 'issue') return translateKey(t, `parcel.issue.${value}`);
    if (name === 'exception') return translateKey(t, `parcel.exception.${value}`);
    if (name === 'status') return translateKey(t, `parcel.trace.${value}`);
    if (name === 'weightG') return formatWeight(locale, Number(value));
    if (name === 'amount') return formatCny(locale, String(value));
    return String(value);
  });
}
