import type { ReactNode } from 'react';
import { translateKey } from '../../i18n/translator.ts';
import { textLink } from '../my/text-link.css';
import { Amount } from '../orders/amount.tsx';
import { isolate } from '../orders/amount-text.ts';
import { GoodsPicture } from '../orders/goods.tsx';
import { moneyFormat } from '../orders/money-format.ts';
import { PayBy } from '../orders/pay-by.tsx';
import { Link } from '../ui/link.tsx';
import type { View } from '../view.ts';
import type { Due } from './due.ts';
import * as css from './payment.css';

const SHOWN = 5;

type PaymentRowProps = {
  view: View;
  due: Due;
  /** Milliseconds since the epoch: one moment for the whole page. */
  now: number;
  /** In place of its name: a tick with the name. */
  children?: ReactNode;
};

/** What one payment is for and how much it is. */
export function PaymentRow({ view, due, now, children }: PaymentRowProps) {
  const { t, locale } = view;
  const { payment, order, exchange, converted } = due;
  const { orderNo, type } = payment;
  return (
    <li className={css.row}>
      <div className={css.what}>
        {children ?? <span className={css.name}>{translateKey(t, `payment.type.${type}`)}</span>}
        <span className={css.muted}>
          <Link href={`/my/purchase/${orderNo}`} className={textLink}>
            {t('payment.order', { no: orderNo })}
          </Link>
          {order && ` · ${isolate(order.shopNameTrans || order.shopName)}`}
        </span>
        {payment.expiresAt && <PayBy view={view} until={payment.expiresAt} now={now} />}
      </div>
      <div className={css.amount}>
        <Amount
          money={moneyFormat(locale, exchange)}
          amount={payment.amount}
          converted={converted}
          className={css.both}
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
