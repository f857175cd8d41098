import type { PurchaseParcel } from '../../contract/calls/parcels.ts';
import { Link } from '../../framework/link.tsx';
import type { Flash } from '../../site/flash.ts';
import { nameOf } from '../goods/goods.tsx';
import { Check } from '../parcels/check/check-card.tsx';
import { ParcelDecision } from '../parcels/parcel-decision.tsx';
import { ParcelStatus } from '../parcels/parcel-status.tsx';
import { problemText, sizeText, storageLeft, weightText } from '../parcels/parcel-texts.ts';
import { Tracking } from '../parcels/tracking.tsx';
import { Badge } from '../ui/badge.tsx';
import { isolated } from '../ui/isolated.tsx';
import { Notice } from '../ui/notice.tsx';
import type { View } from '../view.ts';
import * as css from './orders.css';

type OrderParcelsProps = {
  view: View;
  parcels: readonly PurchaseParcel[];
  now: number;
  /** Path of the order's page. */
  pagePath: string;
  flash: Flash | undefined;
};

/** The parcels of an order: status, contents, measures, photos, and what the shopper must decide. */
export function OrderParcels({ parcels, ...props }: OrderParcelsProps) {
  return (
    <ul>
      {parcels.map((parcel) => (
        <ParcelLine key={parcel.id} parcel={parcel} {...props} />
      ))}
    </ul>
  );
}

type ParcelLineProps = Omit<OrderParcelsProps, 'parcels'> & {
  parcel: PurchaseParcel;
};

function ParcelLine({ view, parcel, pagePath, now, flash }: ParcelLineProps) {
  const { t, tenant } = view;
  const { parcelNo, status } = parcel;
  const storage = storageLeft(view, parcel, now);
  const hasProblem = status === 'QC_FAILED' || status === 'EXCEPTION';
  const measured = [weightText(view, parcel), sizeText(view, parcel)].filter(Boolean).join(' · ');
  return (
    <li className={css.parcel}>
      <div className={css.parcelHead}>
        {tenant.tenantPreference.showStockin ? (
          <Link href={`/my/in-stock-items/${parcelNo}`} className={css.number}>
            {parcelNo}
          </Link>
        ) : (
          <bdi className={css.number}>{parcelNo}</bdi>
        )}
        <ParcelStatus view={view} parcel={parcel} />
        {storage && <Badge tone={storage.tone}>{storage.text}</Badge>}
      </div>
      {parcel.items.map((item) => (
        <span key={item.orderItemId} className={css.muted}>
          <bdi>{nameOf(item)}</bdi> <bdi>{t('parcel.pieces', { count: item.quantity })}</bdi>
        </span>
      ))}
      <div className={css.facts}>
        <Tracking view={view} parcel={parcel} />
        {measured && <span className={css.muted}>{isolated(measured)}</span>}
      </div>
      {parcel.qcPhotos.length > 0 && (
        <Check view={view} parcel={parcel} pagePath={pagePath} flash={flash} now={now} />
      )}
      {hasProblem && (
        <Notice tone="danger" title={problemText(view, parcel)}>
          {parcel.qcNote}
        </Notice>
      )}
      <ParcelDecision t={t} parcel={parcel} pagePath={pagePath} />
    </li>
  );
}
