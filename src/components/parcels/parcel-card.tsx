import type { PurchaseParcel } from '../../contract/calls/parcels.ts';
import { Link } from '../../framework/link.tsx';
import { formatCny } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { GoodsPicture, variantOf } from '../goods/goods.tsx';
import { titleLang } from '../goods/title-lang.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { isolated } from '../ui/isolated.tsx';
import { Notice } from '../ui/notice.tsx';
import type { View } from '../view.ts';
import { ExtendStorage, ParcelDecision } from './parcel-decision.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { ParcelStatus } from './parcel-status.tsx';
import {
  dayText,
  endsSoon,
  extendOver,
  isAnnounced,
  problemText,
  sizeText,
  statusText,
  storageEnded,
  storageLeft,
  weightText,
} from './parcel-texts.ts';
import * as css from './parcels.css';
import { parcelCheckbox } from './selection.ts';
import { Tracking } from './tracking.tsx';

export type ParcelCardProps = {
  view: View;
  parcel: PurchaseParcel;
  /** The path of the page that shows the parcel. */
  pagePath: string;
  now: number;
  /** Whether the parcel is selected for shipping; undefined if it can't be selected. */
  isSelected?: boolean | undefined;
};

/** A parcel of the list: contents, measures, photos, storage time, pending decision. */
export function ParcelCard({ view, parcel, pagePath, now, isSelected }: ParcelCardProps) {
  const { t } = view;
  const { parcelNo, items } = parcel;
  const parcelHref = `/my/in-stock-items/${parcelNo}`;
  const [first] = items;
  return (
    <Card
      as="article"
      padding="none"
      className={css.card}
      aria-label={t('nav.parcel', { id: parcelNo })}
    >
      <div className={css.main}>
        <Link href={parcelHref} className={css.picture} tabIndex={-1} aria-hidden="true">
          <GoodsPicture image={first?.image ?? ''} sizes="(min-width: 768px) 128px, 88px" />
          {items.length > 1 && <span className={css.furtherItems}>{`+${items.length - 1}`}</span>}
        </Link>
        <div className={css.text}>
          <div className={css.top}>
            <Link
              href={parcelHref}
              className={css.title}
              dir="auto"
              lang={first && titleLang(view.locale, first)}
            >
              {first ? first.titleTrans || first.title : parcelNo}
            </Link>
            {isSelected !== undefined && (
              <Checkbox
                {...parcelCheckbox(parcel)}
                label={t('inStock.select', { no: parcelNo })}
                labelHidden
                defaultChecked={isSelected}
                className={css.tick}
              />
            )}
          </div>
          {first && (
            <span className={css.muted}>
              <bdi>{variantOf(first.attributes)}</bdi>{' '}
              <bdi>{t('parcel.pieces', { count: first.quantity })}</bdi>
            </span>
          )}
          {items.length > 1 && (
            <span className={css.muted}>{t('parcel.moreItems', { count: items.length - 1 })}</span>
          )}
          <Marks view={view} parcel={parcel} now={now} />
          <Facts view={view} parcel={parcel} />
          <ParcelPhotos view={view} parcel={parcel} />
        </div>
      </div>
      <Problem view={view} parcel={parcel} pagePath={pagePath} />
      {endsSoon(parcel, now) && (
        <div className={css.extra}>
          <ExtendStorage view={view} parcel={parcel} pagePath={pagePath} />
        </div>
      )}
      <Foot view={view} parcel={parcel} />
    </Card>
  );
}

function Marks({ view, parcel, now }: Pick<ParcelCardProps, 'view' | 'parcel' | 'now'>) {
  const { t } = view;
  const storage = storageLeft(view, parcel, now);
  return (
    <div className={css.marks}>
      {storage ? (
        <Badge tone={storage.tone}>{storage.text}</Badge>
      ) : (
        <ParcelStatus view={view} parcel={parcel} />
      )}
      {isAnnounced(parcel) && parcel.status !== 'AWAITING_SHIPMENT' && (
        <Badge>{t('parcel.announced')}</Badge>
      )}
      {parcel.goodsClass !== 'NORMAL' && (
        <Badge>{translateKey(t, `goodsClass.${parcel.goodsClass}`)}</Badge>
      )}
    </div>
  );
}

function Facts({ view, parcel }: Pick<ParcelCardProps, 'view' | 'parcel'>) {
  const weight = weightText(view, parcel);
  const size = sizeText(view, parcel);
  return (
    <ul className={css.facts}>
      {weight && <li className={css.strong}>{isolated(weight)}</li>}
      {size && <li>{isolated(size)}</li>}
      <li>
        <bdi>{formatCny(view.locale, parcel.goodsValue)}</bdi>
      </li>
    </ul>
  );
}

/** The parcel's problem, and what the shopper can do. */
function Problem({
  view,
  parcel,
  pagePath,
}: Pick<ParcelCardProps, 'view' | 'parcel' | 'pagePath'>) {
  const { t } = view;
  if (parcel.status === 'STORAGE_EXPIRED') {
    return (
      <div className={css.extra}>
        <Notice tone="danger" title={storageEnded(view, parcel)}>
          {extendOver(view, parcel)}
        </Notice>
        <ExtendStorage view={view} parcel={parcel} pagePath={pagePath} />
      </div>
    );
  }
  if (parcel.status !== 'QC_FAILED' && parcel.status !== 'EXCEPTION') return null;
  return (
    <div className={css.extra}>
      <Notice tone="danger" title={problemText(view, parcel)}>
        {parcel.qcNote || statusText(view, parcel)}
      </Notice>
      <ParcelDecision t={t} parcel={parcel} pagePath={pagePath} />
    </div>
  );
}

/** The statuses of parcels on their way to the warehouse. */
const INCOMING_STATUSES = ['AWAITING_SHIPMENT', 'IN_DOMESTIC_TRANSIT', 'DOMESTIC_SIGNED'];

/** The parcel's numbers and dates. */
function Foot({ view, parcel }: Pick<ParcelCardProps, 'view' | 'parcel'>) {
  const { t, tenant } = view;
  const { parcelNo, status, storageFreeUntil, storageExpiresAt, transitNo } = parcel;
  return (
    <div className={css.foot}>
      <Link href={`/my/in-stock-items/${parcelNo}`} className={css.number}>
        {parcelNo}
      </Link>
      {status === 'STOCKED_IN' && storageFreeUntil && (
        <span>{isolated(t('parcel.freeUntil', { date: dayText(view, storageFreeUntil) }))}</span>
      )}
      {status === 'STOCKED_IN' && storageExpiresAt && storageExpiresAt !== storageFreeUntil && (
        <span>{isolated(t('parcel.keptUntil', { date: dayText(view, storageExpiresAt) }))}</span>
      )}
      {INCOMING_STATUSES.includes(status) && <Tracking view={view} parcel={parcel} />}
      {transitNo && tenant.tenantPreference.showTransit && (
        <Link href={`/my/transit/${transitNo}`} className={css.link}>
          {t('parcel.transit', { no: transitNo })}
        </Link>
      )}
    </div>
  );
}
