import type { PurchaseOrderSummary } from '../../contract/calls/orders.ts';
import { Link } from '../../framework/link.tsx';
import { formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { GoodsLine, GoodsList } from '../goods/goods.tsx';
import { Amount } from '../money/amount.tsx';
import { moneyOfOrder } from '../money/money-format.ts';
import { convertedTotal } from '../money/sum.ts';
import { PayBy } from '../payment/pay-by.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import type { View } from '../view.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderStatus } from './order-status.tsx';
import * as css from './orders.css';

const SHOWN = 3;

type OrderCardProps = {
  view: View;
  order: PurchaseOrderSummary;
  here: string;
  now: number;
  idempotencyKey: string;
};

/** An order of the list. */
export function OrderCard({ view, order, here, now, idempotencyKey }: OrderCardProps) {
  const { t, locale, tenant } = view;
  const { orderNo, items, expiresAt } = order;
  const page = `/my/purchase/${orderNo}`;
  const money = moneyOfOrder(view, order);
  const more = items.length - SHOWN;
  return (
    <Card as="article" padding="none" aria-label={t('payment.order', { no: orderNo })}>
      <div className={css.head}>
        <Link href={page} className={css.number}>
          {orderNo}
        </Link>
        <span className={css.muted}>
          {formatDateTime(locale, order.createdAt, tenant.timezoneOffset)}
        </span>
        <span className={css.muted}>{order.shopNameTrans || order.shopName}</span>
        <Badge>{translateKey(t, `platform.${order.platform}`)}</Badge>
        <span className={css.states}>
          <OrderStatus t={t} status={order.status} refundStatus={order.refundStatus} />
        </span>
      </div>
      <div className={css.body}>
        <GoodsList>
          {items.slice(0, SHOWN).map((item) => (
            <GoodsLine key={item.id} locale={locale} goods={item} />
          ))}
        </GoodsList>
        {more > 0 && (
          <p>
            <Link href={page}>{t('order.moreItems', { count: more })}</Link>
          </p>
        )}
      </div>
      <div className={css.foot}>
        <div className={css.total}>
          <Amount
            money={money}
            amount={order.total}
            converted={convertedTotal([order], money.exchange)}
          />
          {expiresAt && <PayBy view={view} until={expiresAt} now={now} />}
          {order.closeReason && (
            <span className={css.muted}>{translateKey(t, `closeReason.${order.closeReason}`)}</span>
          )}
        </div>
        <OrderActions view={view} order={order} here={here} idempotencyKey={idempotencyKey} />
      </div>
    </Card>
  );
}
