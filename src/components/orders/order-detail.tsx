import type { PurchaseOrder } from '../../contract/calls/orders.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';
import { GoodsLine, GoodsList, nameOf } from '../goods/goods.tsx';
import { Breakdown, sumTexts } from '../money/breakdown.tsx';
import { moneyOfOrder } from '../money/money-format.ts';
import { rateText } from '../money/rate.ts';
import { PayBy } from '../payment/pay-by.tsx';
import { PaymentLines } from '../payment/payment-lines.tsx';
import { RefundLines } from '../refund/refund-lines.tsx';
import { RefundRequest } from '../refund/refund-request.tsx';
import { offeredServices } from '../services/offered-services.ts';
import { ServicesCard } from '../services/services-card.tsx';
import * as layout from '../shell/page-layout.css';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { isolated } from '../ui/isolated.tsx';
import { Notice } from '../ui/notice.tsx';
import { SourceText } from '../ui/source-text.tsx';
import type { View } from '../view.ts';
import { daysToWarehouse } from './days-to-warehouse.ts';
import { expectedOfOrder } from './expected-dates.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderNeeds } from './order-needs.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderStatus } from './order-status.tsx';
import { orderSteps } from './order-steps.ts';
import { OrderTimeline } from './order-timeline.tsx';
import * as css from './orders.css';
import { Progress } from './progress.tsx';
import { shownStatus } from './shown-status.ts';

type OrderDetailProps = {
  view: View;
  order: PurchaseOrder;
  flash: Flash | undefined;
  now: number;
  newIdempotencyKey: () => string;
};

/** Everything about one order; printed without its buttons. */
export function OrderDetail(props: OrderDetailProps) {
  const { view, order } = props;
  const { t, locale } = view;
  const { rate } = order;
  const pagePath = `/my/purchase/${order.orderNo}`;
  return (
    <>
      <State {...props} />
      <div className={layout.detail}>
        <div className={layout.column}>
          <Card
            title={<SourceText translated={order.shopNameTrans}>{order.shopName}</SourceText>}
            aside={<Badge>{translateKey(t, `platform.${order.platform}`)}</Badge>}
          >
            <GoodsList>
              {order.items.map((item) => (
                <GoodsLine key={item.id} locale={locale} goods={item}>
                  {item.status !== 'PENDING' && (
                    <Badge>{translateKey(t, `order.itemStatus.${item.status}`)}</Badge>
                  )}
                </GoodsLine>
              ))}
            </GoodsList>
          </Card>
          {order.parcels.length > 0 && (
            <Card title={t('order.parcels')} id="parcels">
              <OrderParcels
                view={view}
                parcels={order.parcels}
                pagePath={pagePath}
                now={props.now}
                flash={props.flash}
              />
            </Card>
          )}
          <Card title={t('order.timeline')}>
            <OrderTimeline view={view} order={order} />
          </Card>
        </div>
        <div className={layout.column}>
          <Card title={t('order.amounts')}>
            <Breakdown
              money={moneyOfOrder(view, order)}
              sums={order}
              orders={[order]}
              texts={sumTexts(t)}
            />
            <p className={css.rate}>{rateText(view, 'order.rate', rate)}</p>
          </Card>
          <Card title={t('order.payments')}>
            <PaymentLines view={view} payments={order.payments} />
          </Card>
          {order.refunds.length > 0 && (
            <Card title={t('refund.title')} id="refunds">
              <RefundLines
                view={view}
                refunds={order.refunds}
                items={order.items.map(itemName)}
                pagePath={pagePath}
              />
            </Card>
          )}
          <ServicesCard
            view={view}
            flash={props.flash}
            newIdempotencyKey={props.newIdempotencyKey}
            call="askOrderService"
            number={order.orderNo}
            pagePath={pagePath}
            services={offeredServices(order)}
            requests={order.serviceRequests}
          />
          <Destination view={view} order={order} />
          {order.message && (
            <Card title={t('checkout.noteTitle')}>
              <p dir="auto">{order.message}</p>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

/** An explanation of an order's status. Some shops store goods without shipping them. */
function statusText({ t, tenant }: View, order: PurchaseOrder): string {
  const status = shownStatus(order);
  if (status === 'IN_SHIPMENT') return t('parcel.statusText.LOCKED_FOR_TRANSIT');
  return status === 'STOCKED_IN' && !tenant.tenantPreference.showTransit
    ? t('order.event.STOCKED_IN')
    : translateKey(t, `order.statusText.${status}`);
}

/** The order's status, its payment deadline, the shopper's open tasks, and the actions. */
function State({ view, order, flash, now, newIdempotencyKey }: OrderDetailProps) {
  const { t, locale, tenant } = view;
  const pagePath = `/my/purchase/${order.orderNo}`;
  const progress = orderSteps(order);
  const expected = expectedOfOrder(order, tenant.stepDays);
  const afterPayment =
    order.status === 'PENDING_PAYMENT' && !order.userWarehouse && daysToWarehouse(view);
  return (
    <Card>
      <div className={layout.column}>
        <div className={css.facts}>
          <OrderStatus t={t} order={order} />
          <span className={css.muted}>
            {t('order.placed', {
              time: formatDateTime(locale, order.createdAt, tenant),
            })}
          </span>
        </div>
        {progress && (
          <Progress
            view={view}
            steps={progress.steps.map((step, index) => ({
              label: t(step),
              expected: [undefined, expected.bought, undefined, expected.stored][index],
            }))}
            current={progress.current}
            arrival={order.userWarehouse ? 'expected.arrival' : 'expected.warehouse'}
            orderNo={order.orderNo}
            now={now}
          />
        )}
        {afterPayment && <p>{t('expected.afterPayment', { days: afterPayment })}</p>}
        <p>
          {order.closeReason
            ? translateKey(t, `closeReason.${order.closeReason}`)
            : statusText(view, order)}
        </p>
        {order.expiresAt && <PayBy view={view} until={order.expiresAt} now={now} />}
        {order.refunds.some(({ status }) => status === 'REQUESTED') && (
          <Notice>{t('order.cancelOpen')}</Notice>
        )}
        <OrderNeeds view={view} order={order} flash={flash} />
        <OrderActions
          view={view}
          order={order}
          pagePath={pagePath}
          idempotencyKey={newIdempotencyKey()}
          isOrderPage
          lead={<Shipments view={view} order={order} />}
        >
          {order.actions.includes('requestRefund') && (
            <RefundRequest
              view={view}
              orderType="PURCHASE_ORDER"
              orderNo={order.orderNo}
              items={order.items.map(itemName)}
              pagePath={pagePath}
              flash={flash}
              idempotencyKey={newIdempotencyKey()}
            />
          )}
        </OrderActions>
      </div>
    </Card>
  );
}

/** Links to the shipments that the order's parcels are in. */
function Shipments({ view: { t, tenant }, order }: Pick<OrderDetailProps, 'view' | 'order'>) {
  if (!tenant.tenantPreference.showTransit) return null;
  const numbers = new Set(order.parcels.flatMap(({ transitNo }) => transitNo ?? []));
  return [...numbers].map((no) => (
    <ButtonLink key={no} href={`/my/transit/${no}`}>
      {isolated(t('parcel.transit', { no }))}
    </ButtonLink>
  ));
}

/** A line by its title, variant and quantity. */
const itemName = (item: PurchaseOrder['items'][number]) => ({
  id: item.id,
  name: `${nameOf(item)} · × ${item.quantity}`,
});

/** Name, address and phone number of the shopper's own warehouse, or else of the tenant's. */
function destinationLines({ warehouse, userWarehouse }: PurchaseOrder) {
  if (userWarehouse) {
    const { name, province, city, district, line1, phone } = userWarehouse;
    return [name, [province, city, district, line1].filter(Boolean).join(' '), phone];
  }
  return warehouse && [warehouse.name, warehouse.address, warehouse.phone];
}

function Destination({ view: { t }, order }: Pick<OrderDetailProps, 'view' | 'order'>) {
  const lines = destinationLines(order);
  if (!lines) return null;
  return (
    <Card title={t('checkout.destination')}>
      <div className={css.address}>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>
            <SourceText>{line}</SourceText>
          </span>
        ))}
      </div>
    </Card>
  );
}
