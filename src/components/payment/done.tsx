import type { PurchaseOrder } from '../../contract/orders.ts';
import { textLink } from '../my/text-link.css';
import { amountText } from '../orders/amount-text.ts';
import { OrderStatus } from '../orders/order-status.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import {
  CheckIcon,
  type Icon,
  PlaneIcon,
  StoreIcon,
  TruckIcon,
  WarehouseIcon,
} from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import type { View } from '../view.ts';
import * as css from './payment.css';

type PaymentDoneProps = { view: View; orders: readonly PurchaseOrder[]; total: string };

/** The money has moved: what was paid, and what happens next. */
export function PaymentDone({ view, orders, total }: PaymentDoneProps) {
  const { t, locale } = view;
  return (
    <div className={css.done}>
      <div className={css.doneHead}>
        <span className={css.doneIcon}>
          <CheckIcon size={24} />
        </span>
        <h1 className={css.doneTitle}>{t('paymentDone.title')}</h1>
        <p>{t('paymentDone.text', { amount: amountText(locale, total), count: orders.length })}</p>
      </div>
      <Card title={t('paymentDone.orders')}>
        <ul>
          {orders.map((order) => (
            <li key={order.id} className={css.row}>
              <div className={css.what}>
                <Link href={`/my/purchase/${order.orderNo}`} className={textLink}>
                  {t('payment.order', { no: order.orderNo })}
                </Link>
                <span className={css.muted}>{order.shopNameTrans || order.shopName}</span>
              </div>
              <div className={css.amount}>
                <OrderStatus t={t} status={order.status} refundStatus={order.refundStatus} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <WhatNext view={view} own={orders.every(({ userWarehouse }) => userWarehouse)} />
      <div className={css.buttons}>
        <ButtonLink variant="primary" size="lg" href="/my/purchase">
          {t('paymentDone.toOrders')}
        </ButtonLink>
        <ButtonLink size="lg" href="/">
          {t('paymentDone.goOn')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The steps to the shopper's door; goods for an own forwarder leave our hands at its door. */
function WhatNext({ view: { t, tenant }, own }: { view: View; own: boolean }) {
  const steps: [Icon, string, string][] = [
    [StoreIcon, t('paymentDone.buy.title'), t('paymentDone.buy.text')],
    [TruckIcon, t('paymentDone.ship.title'), t('paymentDone.ship.text')],
    ...(own
      ? []
      : ([
          [
            WarehouseIcon,
            t('paymentDone.check.title'),
            t('paymentDone.check.text', { days: tenant.freeStorageDays }),
          ],
          [PlaneIcon, t('paymentDone.home.title'), t('paymentDone.home.text')],
        ] satisfies [Icon, string, string][])),
  ];
  return (
    <Card title={t('paymentDone.next')}>
      <ol className={css.next}>
        {steps.map(([StepIcon, title, text]) => (
          <li key={title} className={css.step}>
            <span className={css.stepIcon}>
              <StepIcon />
            </span>
            <div className={css.what}>
              <span className={css.name}>{title}</span>
              <span className={css.muted}>{text}</span>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
