import type { ReactNode } from 'react';
import type { PurchaseOrder } from '../../contract/calls/orders.ts';
import type { PurchaseParcelDetail } from '../../contract/calls/parcels.ts';
import type { Payment } from '../../contract/calls/payments.ts';
import type { TransitOrder } from '../../contract/calls/transit.ts';
import { Link } from '../../framework/link.tsx';
import { isolate } from '../../i18n/isolate.ts';
import { OrderSteps } from '../checkout/checkout-steps.tsx';
import { titleLang } from '../goods/title-lang.ts';
import { amountText } from '../money/amount-text.ts';
import { OrderStatus } from '../orders/order-status.tsx';
import { ParcelStatus } from '../parcels/parcel-status.tsx';
import { TransitStatus } from '../transit/transit-status.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CheckIcon } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.tsx';
import { SourceText } from '../ui/source-text.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import { orderHref } from './due.ts';
import * as css from './payment.css';
import { WhatNext } from './what-next.tsx';

type PaymentDoneProps = {
  view: View;
  purchases: readonly PurchaseOrder[];
  transits: readonly TransitOrder[];
  /** The parcels whose storage was paid and that belong to no order. */
  parcels: readonly PurchaseParcelDetail[];
  /** The payments that were just made. */
  paid: readonly Payment[];
  total: string;
};

/** After a payment: what was paid, and what happens next. */
export function PaymentDone(props: PaymentDoneProps) {
  const { view, purchases, transits, parcels, paid, total } = props;
  const { t, locale } = view;
  const isPurchase = paid.length > 0 && paid.every(({ type }) => type === 'PURCHASE');
  const amount = amountText(locale, total);
  return (
    <div className={css.done}>
      {paid.some(({ type }) => type === 'PURCHASE') && (
        <OrderSteps t={t} at="DONE" orders={purchases} />
      )}
      <div className={css.doneHead}>
        <span className={css.doneIcon}>
          <CheckIcon size={24} />
        </span>
        <h1 className={css.doneTitle}>{t('paymentDone.title')}</h1>
        <p>
          {isolated(
            isPurchase
              ? t('paymentDone.text', { amount, count: purchases.length })
              : t('paymentDone.received', { amount }),
          )}
        </p>
      </div>
      <Card title={t('paymentDone.orders')}>
        <ul>
          {purchases.map((order) => (
            <OrderRow
              key={order.id}
              href={orderHref({ orderType: 'PURCHASE_ORDER', orderNo: order.orderNo })}
              name={isolated(t('payment.order', { no: isolate(order.orderNo) }))}
              about={<SourceText translated={order.shopNameTrans}>{order.shopName}</SourceText>}
              status={<OrderStatus t={t} order={order} />}
            />
          ))}
          {transits.map((order) => (
            <OrderRow
              key={order.id}
              href={orderHref({ orderType: 'TRANSIT_ORDER', orderNo: order.orderNo })}
              name={isolated(t('payment.shipment', { no: isolate(order.orderNo) }))}
              about={order.optionTitle}
              status={<TransitStatus t={t} status={order.status} />}
            />
          ))}
          {parcels.map((parcel) => (
            <OrderRow
              key={parcel.id}
              href={orderHref({ orderType: 'PURCHASE_PARCEL', orderNo: parcel.parcelNo })}
              name={isolated(t('nav.parcel', { id: isolate(parcel.parcelNo) }))}
              about={<ParcelGoods locale={locale} parcel={parcel} />}
              status={<ParcelStatus view={view} parcel={parcel} />}
            />
          ))}
        </ul>
      </Card>
      <WhatNext
        view={view}
        paid={paid}
        toOwnForwarder={purchases.every(({ userWarehouse }) => userWarehouse)}
        transits={transits}
      />
      <Links t={t} paid={paid} purchases={purchases} transits={transits} />
    </div>
  );
}

type ParcelGoodsProps = { parcel: PurchaseParcelDetail } & Pick<View, 'locale'>;

/** The parcel's first item. */
function ParcelGoods({ locale, parcel }: ParcelGoodsProps) {
  const [first] = parcel.items;
  return first && <bdi lang={titleLang(locale, first)}>{first.titleTrans || first.title}</bdi>;
}

type LinksProps = Pick<PaymentDoneProps, 'paid' | 'purchases' | 'transits'> & Pick<View, 't'>;

function Links({ t, paid, purchases, transits }: LinksProps) {
  return (
    <div className={css.buttons}>
      {transits.length > 0 && (
        <ButtonLink
          variant="primary"
          size="lg"
          href={transits.length === 1 ? `/my/transit/${transits[0]?.orderNo}` : '/my/transit'}
        >
          {t('paymentDone.toTransit', { count: transits.length })}
        </ButtonLink>
      )}
      {purchases.length > 0 && (
        <ButtonLink
          variant={transits.length > 0 ? 'secondary' : 'primary'}
          size="lg"
          href="/my/purchase"
        >
          {t('paymentDone.toOrders')}
        </ButtonLink>
      )}
      {paid.some(({ type }) => type === 'STORAGE') && (
        <ButtonLink size="lg" href="/my/in-stock-items">
          {t('paymentDone.toStock')}
        </ButtonLink>
      )}
      <ButtonLink size="lg" href="/">
        {t('paymentDone.goOn')}
      </ButtonLink>
    </div>
  );
}

type OrderRowProps = { href: string; name: ReactNode; about: ReactNode; status: ReactNode };

function OrderRow({ href, name, about, status }: OrderRowProps) {
  return (
    <li className={css.doneRow}>
      <div className={css.what}>
        <Link href={href} className={textLink}>
          {name}
        </Link>
        <span className={css.muted}>{about}</span>
      </div>
      <div className={css.amount}>{status}</div>
    </li>
  );
}
