import type { ReactNode } from 'react';
import type { PurchaseOrderSummary } from '../../contract/orders.ts';
import type { Payment } from '../../contract/payments.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Amount } from '../orders/amount.tsx';
import { GoodsPicture } from '../orders/goods.tsx';
import { PayBy } from '../orders/pay-by.tsx';
import { exchangeOf } from '../orders/rate.ts';
import { Link } from '../ui/link.tsx';
import type { View } from '../view.ts';
import * as css from './payment.css';

const SHOWN = 5;

type PaymentRowProps = {
  view: View;
  payment: Payment;
  /** Its order, where it is known: for its pictures and its frozen rate. */
  order: PurchaseOrderSummary | undefined;
  /** Milliseconds since the epoch: one moment for the whole page. */
  now: number;
  /** Before the words: a tick. */
  children?: ReactNode;
};

/** What one payment is for and how much it is. */
export function PaymentRow({ view, payment, order, now, children }: PaymentRowProps) {
  const { t, locale } = view;
  const { orderNo, type } = payment;
  return (
    <li className={css.row}>
      <div className={css.what}>
        {children ?? <span className={css.name}>{translateKey(t, `payment.type.${type}`)}</span>}
        <span className={css.muted}>
          <Link href={`/my/purchase/${orderNo}`}>{t('payment.order', { no: orderNo })}</Link>
          {order && ` · ${order.shopNameTrans || order.shopName}`}
        </span>
        {payment.expiresAt && <PayBy view={view} until={payment.expiresAt} now={now} />}
      </div>
      <div className={css.amount}>
        <Amount
          locale={locale}
          exchange={order ? exchangeOf(order.rate) : view.tenant.exchangeInfo}
          amount={payment.amount}
        />
      </div>
      {order && (
        <div className={css.pictures}>
          {order.items.slice(0, SHOWN).map((item) => (
            <span key={item.id} className={css.thumbnail} title={item.titleTrans || item.title}>
              <GoodsPicture image={item.image} sizes="48px" />
            </span>
          ))}
          <span className={css.more}>{t('payment.items', { count: order.items.length })}</span>
        </div>
      )}
    </li>
  );
}
