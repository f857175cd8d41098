import type { TransitOrderSummary } from '../../contract/calls/transit.ts';
import { Link } from '../../framework/link.tsx';
import { formatDateTime, formatWeight } from '../../i18n/format.ts';
import { shippingTexts } from '../../i18n/freight-texts.ts';
import { isolate } from '../../i18n/isolate.ts';
import { translateKey } from '../../i18n/translator.ts';
import { type Countries, countryText } from '../address/country.ts';
import { leadTime } from '../freight/freight-rows.ts';
import { GoodsPicture } from '../goods/goods.tsx';
import { Amount } from '../money/amount.tsx';
import { moneyOfOrder } from '../money/money-format.ts';
import * as orders from '../orders/orders.css';
import { PayBy } from '../payment/pay-by.tsx';
import { Card } from '../ui/card.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { isolated } from '../ui/isolated.tsx';
import type { View } from '../view.ts';
import * as css from './transit.css';
import { TransitActions } from './transit-actions.tsx';
import { TransitStatus } from './transit-status.tsx';

type TransitCardProps = {
  view: View;
  order: TransitOrderSummary;
  countries: Countries;
  pagePath: string;
  now: number;
};

/** A transit order in the list: parcels, destination, next step. */
export function TransitCard({ view, order, countries, pagePath, now }: TransitCardProps) {
  const { t, locale, tenant } = view;
  const { orderNo, images, parcelCount, weightG, packed } = order;
  const orderHref = `/my/transit/${orderNo}`;
  const [min, max] = order.leadTimeDays;
  const weight = isolate(formatWeight(locale, weightG));
  return (
    <Card as="article" padding="none" aria-label={t('payment.shipment', { no: orderNo })}>
      <div className={orders.head}>
        <Link href={orderHref} className={orders.number}>
          {orderNo}
        </Link>
        <span className={orders.muted}>{formatDateTime(locale, order.createdAt, tenant)}</span>
        <span className={orders.states}>
          <TransitStatus t={t} status={order.status} />
        </span>
      </div>
      <div className={css.cardBody}>
        <Link href={orderHref} className={css.pictures} tabIndex={-1} aria-hidden="true">
          {images.map((image, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parcels may show the same picture
            <span key={index} className={css.picture}>
              <GoodsPicture image={image} sizes="88px" />
            </span>
          ))}
        </Link>
        <div className={css.facts}>
          <Link href={orderHref} className={css.route}>
            <span>{order.optionTitle}</span>
            <span aria-hidden="true">·</span>
            <bdi>{countryText(locale, countries, order.country)}</bdi>
          </Link>
          <span className={orders.muted}>
            {isolated(
              t(packed ? 'transit.packed' : 'transit.unpacked', { count: parcelCount, weight }),
            )}
            {' · '}
            <span className={css.unbroken}>{leadTime(shippingTexts(view.t), min, max)}</span>
          </span>
          {order.trackingNo && (
            <span className={css.tracking}>
              <bdi>{order.trackingNo}</bdi>
              <CopyButton
                value={order.trackingNo}
                label={t('parcel.copyTracking')}
                copied={t('shell.copied')}
              />
            </span>
          )}
          <p>{nextText(view, order)}</p>
        </div>
      </div>
      <div className={orders.foot}>
        <div className={orders.total}>
          <span className={orders.muted}>{t(packed ? 'transit.bill' : 'transit.estimate')}</span>
          <Amount money={moneyOfOrder(view, order)} amount={order.total} />
          {order.expiresAt && <PayBy view={view} until={order.expiresAt} now={now} />}
        </div>
        <TransitActions view={view} order={order} pagePath={pagePath} />
      </div>
    </Card>
  );
}

const WENT_WRONG: readonly TransitOrderSummary['status'][] = ['RETURNED', 'LOST', 'CUSTOMS_SEIZED'];

/** The next step of the shipment, or what the shopper should do. */
export function nextText({ t }: View, order: TransitOrderSummary): string {
  const { status, packed, actions, chargeMode } = order;
  // A prepaid order waits for its payment before it is packed.
  if (status === 'PENDING_PAYMENT' && !packed) return t('transit.next.PREPAYMENT');
  // The price of a prepaid order is known already.
  const isPrepaid = chargeMode === 'PREPAID_ESTIMATE';
  if (status === 'PACKING' && isPrepaid) return t('paymentDone.pack.text');
  // Without the action `claim` the shopper has already asked for a refund.
  if (WENT_WRONG.includes(status) && !actions.includes('claim')) return t('transit.next.ASKED');
  return translateKey(t, `transit.next.${status}`);
}
