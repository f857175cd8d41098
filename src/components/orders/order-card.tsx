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
import { SourceText } from '../ui/source-text.tsx';
import type { View } from '../view.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderStatus } from './order-status.tsx';
import * as css from './orders.css';

/** The most items that a card shows; a link leads to the others. */
const MAX_SHOWN_ITEMS = 3;

type OrderCardProps = {
  view: View;
  order: PurchaseOrderSummary;
  pagePath: string;
  now: number;
  idempotencyKey: string;
};

/** An order of the list. */
export function OrderCard({ view, order, pagePath, now, idempotencyKey }: OrderCardProps) {
  const { t, locale, tenant } = view;
  const { orderNo, items, expiresAt } = order;
  const orderHref = `/my/purchase/${orderNo}`;
  const money = moneyOfOrder(view, order);
  const hiddenCount = items.length - MAX_SHOWN_ITEMS;
  return (
    <Card as="article" padding="none" aria-label={t('payment.order', { no: orderNo })}>
      <div className={css.head}>
        <Link href={orderHref} className={css.number}>
          {orderNo}
        </Link>
        <span className={css.muted}>{formatDateTime(locale, order.createdAt, tenant)}</span>
        <span className={css.muted}>
          <SourceText translated={order.shopNameTrans}>{order.shopName}</SourceText>
        </span>
        <Badge>{translateKey(t, `platform.${order.platform}`)}</Badge>
        <span className={css.states}>
          <OrderStatus t={t} order={order} />
        </span>
      </div>
      <div className={css.body}>
        <GoodsList>
          {items.slice(0, MAX_SHOWN_ITEMS).map((item) => (
            <GoodsLine key={item.id} locale={locale} goods={item} />
          ))}
        </GoodsList>
        {hiddenCount > 0 && (
          <p>
            <Link href={orderHref}>{t('order.moreItems', { count: hiddenCount })}</Link>
          </p>
        )}
      </div>
      <div className={css.foot}>
        <div className={css.total}>
          <span className={css.muted}>{t('order.total')}</span>
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
        <OrderActions
          view={view}
          order={order}
          pagePath={pagePath}
          idempotencyKey={idempotencyKey}
        />
      </div>
    </Card>
  );
}
