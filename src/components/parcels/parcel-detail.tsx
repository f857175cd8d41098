import type { PurchaseParcelDetail } from '../../contract/calls/parcels.ts';
import { Link } from '../../framework/link.tsx';
import { formatCny } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';
import { fromPieces, GoodsLine, GoodsList } from '../goods/goods.tsx';
import { offeredServices } from '../services/offered-services.ts';
import { ServicesCard } from '../services/services-card.tsx';
import * as layout from '../shell/page-layout.css';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { type Description, DescriptionList } from '../ui/description-list.tsx';
import { Notice } from '../ui/notice.tsx';
import { SourceText } from '../ui/source-text.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import { Check } from './check/check-card.tsx';
import { mayApprove } from './parcel-check.ts';
import { ExtendStorage, ParcelDecision, WithdrawParcel } from './parcel-decision.tsx';
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
import { ParcelTimeline } from './parcel-timeline.tsx';
import * as css from './parcels.css';
import { Tracking } from './tracking.tsx';

type PartProps = { view: View; parcel: PurchaseParcelDetail };
type StateProps = PartProps & { now: number };
type ParcelDetailProps = StateProps & {
  flash: Flash | undefined;
  newIdempotencyKey: () => string;
};

const pathOf = ({ parcelNo }: PurchaseParcelDetail): string => `/my/in-stock-items/${parcelNo}`;

/** Everything about one parcel. */
export function ParcelDetail(props: ParcelDetailProps) {
  const { view, parcel, now, flash, newIdempotencyKey } = props;
  const { t, locale } = view;
  const services = offeredServices(parcel);
  return (
    <>
      <State view={view} parcel={parcel} now={now} />
      <div className={layout.detail}>
        <div className={layout.column}>
          <Card title={t('check.title')} id="check">
            <Check
              {...{ view, parcel, flash, now }}
              pagePath={pathOf(parcel)}
              services={services}
            />
          </Card>
          <Card title={t('parcel.items')}>
            <GoodsList>
              {parcel.items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: announced items have no id
                <GoodsLine key={index} locale={locale} goods={fromPieces(item)} />
              ))}
            </GoodsList>
          </Card>
          <Card title={t('parcel.timeline')}>
            <ParcelTimeline view={view} parcel={parcel} />
          </Card>
        </div>
        <div className={layout.column}>
          <Card title={t('parcel.measures')}>
            <div className={layout.column}>
              <DescriptionList items={measures(view, parcel)} />
              {!isExtensionUrgent(parcel, now) && (
                <ExtendStorage view={view} parcel={parcel} pagePath={pathOf(parcel)} />
              )}
            </div>
          </Card>
          <ServicesCard
            {...{ view, flash, newIdempotencyKey }}
            call="askParcelService"
            number={parcel.parcelNo}
            pagePath={pathOf(parcel)}
            services={services}
            requests={parcel.serviceRequests}
          />
          <Transport view={view} parcel={parcel} />
          <Related view={view} parcel={parcel} />
        </div>
      </div>
    </>
  );
}

/** The parcel's status and storage time, its problem, and what the shopper can do. */
function State({ view, parcel, now }: StateProps) {
  const { t, tenant } = view;
  const pagePath = pathOf(parcel);
  const storage = storageLeft(view, parcel, now);
  const explanation = statusText(view, parcel);
  const problem = problemText(view, parcel);
  const isProblemOpen = parcel.status === 'QC_FAILED' || parcel.status === 'EXCEPTION';
  const canForward = parcel.actions.includes('forward') && tenant.tenantPreference.showTransit;
  return (
    <Card>
      <div className={layout.column}>
        <div className={css.marks}>
          <ParcelStatus view={view} parcel={parcel} />
          {storage && <Badge tone={storage.tone}>{storage.text}</Badge>}
          {isAnnounced(parcel) && parcel.status !== 'AWAITING_SHIPMENT' && (
            <Badge>{t('parcel.announced')}</Badge>
          )}
        </div>
        {explanation && <p>{explanation}</p>}
        {problem && (
          <Notice tone={isProblemOpen ? 'danger' : 'info'} title={problem}>
            {parcel.qcNote}
          </Notice>
        )}
        {parcel.status === 'STORAGE_EXPIRED' && (
          <Notice tone="danger" title={storageEnded(view, parcel)}>
            {extendOver(view, parcel)}
          </Notice>
        )}
        {canForward && (
          <div className={css.actions}>
            <ButtonLink
              // Before the shopper has looked at the photos, that is the main action.
              variant={mayApprove(parcel) ? 'secondary' : 'primary'}
              href={`/my/transit/new?purchaseParcelIds=${encodeURIComponent(parcel.id)}`}
            >
              {t('parcel.forward')}
            </ButtonLink>
          </div>
        )}
        <ParcelDecision t={t} parcel={parcel} pagePath={pagePath} />
        <WithdrawParcel t={t} parcel={parcel} pagePath={pagePath} />
        {isExtensionUrgent(parcel, now) && (
          <ExtendStorage view={view} parcel={parcel} pagePath={pagePath} />
        )}
      </div>
    </Card>
  );
}

/** Whether storage has ended or is about to end, so that extending it is the main action. */
const isExtensionUrgent = (parcel: PurchaseParcelDetail, now: number): boolean =>
  parcel.status === 'STORAGE_EXPIRED' || endsSoon(parcel, now);

function measures(view: View, parcel: PurchaseParcelDetail): Description[] {
  const { t, locale } = view;
  const { stockedInAt, storageFreeUntil, storageExpiresAt } = parcel;
  const day = (term: string, at: string | undefined): Description[] =>
    at ? [{ term, value: dayText(view, at) }] : [];
  const unknown = t('parcel.notMeasured');
  return [
    { term: t('parcel.weight'), value: weightText(view, parcel) ?? unknown },
    { term: t('parcel.dimensions'), value: sizeText(view, parcel) ?? unknown },
    { term: t('parcel.goodsValue'), value: <bdi>{formatCny(locale, parcel.goodsValue)}</bdi> },
    { term: t('parcel.goodsClass'), value: translateKey(t, `goodsClass.${parcel.goodsClass}`) },
    ...(parcel.shelfCode
      ? [{ term: t('parcel.shelf'), value: <bdi>{parcel.shelfCode}</bdi> }]
      : []),
    ...day(t('parcel.storedSince'), stockedInAt),
    ...day(t('parcel.freeUntilLabel'), storageFreeUntil),
    ...(storageExpiresAt === storageFreeUntil
      ? []
      : day(t('parcel.keptUntilLabel'), storageExpiresAt)),
    ...storageFee(view, parcel),
  ];
}

/** The price of storage after the free days, if there is one. */
function storageFee({ t, locale }: View, { storageFee: fee }: PurchaseParcelDetail): Description[] {
  if (!fee) return [];
  const cny = (amount: string) => <bdi>{formatCny(locale, amount)}</bdi>;
  return [
    { term: t('parcel.storagePerDay'), value: cny(fee.perDay) },
    { term: t('parcel.storageDue'), value: cny(fee.due) },
  ];
}

/** The transport of the parcel to the warehouse: carrier, number, events, and the warehouse. */
function Transport({ view, parcel }: PartProps) {
  const { t } = view;
  const { warehouse, domesticTraceStatus: trace, note } = parcel;
  const traceAndNote: Description[] = [
    ...(trace
      ? [{ term: t('parcel.traceStatus'), value: translateKey(t, `parcel.trace.${trace}`) }]
      : []),
    ...(note ? [{ term: t('parcel.note'), value: <bdi>{note}</bdi> }] : []),
  ];
  return (
    <Card title={t('parcel.tracking')}>
      <div className={layout.column}>
        <Tracking view={view} parcel={parcel} />
        {traceAndNote.length > 0 && <DescriptionList items={traceAndNote} />}
        {warehouse && (
          <div className={css.address}>
            <strong>{warehouse.name}</strong>
            <span>
              <SourceText>{warehouse.address}</SourceText>
            </span>
            <span>
              <bdi>{warehouse.phone}</bdi>
            </span>
          </div>
        )}
      </div>
    </Card>
  );
}

/** Links to the order and the shipment of the parcel. Renders nothing if it belongs to neither. */
function Related({ view: { t, tenant }, parcel }: PartProps) {
  const { orderNo } = parcel;
  const transitNo = tenant.tenantPreference.showTransit && parcel.transitNo;
  if (!orderNo && !transitNo) return null;
  return (
    <Card title={t('parcel.related')}>
      <div className={css.links}>
        {orderNo && (
          <Link href={`/my/purchase/${orderNo}`} className={textLink}>
            {t('parcel.order', { no: orderNo })}
          </Link>
        )}
        {transitNo && (
          <Link href={`/my/transit/${transitNo}`} className={textLink}>
            {t('parcel.transit', { no: transitNo })}
          </Link>
        )}
      </div>
    </Card>
  );
}
