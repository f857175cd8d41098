import type { ReactNode } from 'react';
import type { Payment } from '../../../contract/calls/payments.ts';
import type { OpsOrder } from '../../../contract/ops/orders/ops-order.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Notice } from '../../ui/notice.tsx';
import { SourceText } from '../../ui/source-text.tsx';
import { ShopperLink } from '../customers/shopper-link.tsx';
import type { DeskTenantView } from '../view.ts';

/** The shopper, the seller, and the costs of an order. */
export function OrderFacts({ view, order }: { view: DeskTenantView; order: OpsOrder }) {
  const { t, locale, zone, tenant } = view;
  const { shopper, platform, shopId } = order;
  const cny = (amount: string) => <bdi>{formatCny(locale, amount)}</bdi>;
  const facts: [label: string, value: ReactNode][] = [
    [t('desk.orders.shopper'), <ShopperLink key="name" view={view} shopper={shopper} />],
    ...(shopper.email
      ? [[t('desk.orders.email'), <bdi key="email">{shopper.email}</bdi>] as [string, ReactNode]]
      : []),
    ...(shopper.phone
      ? [[t('desk.orders.phone'), <bdi key="phone">{shopper.phone}</bdi>] as [string, ReactNode]]
      : []),
    [
      t('desk.orders.seller'),
      <a key="seller" href={deskPath(tenant.id, 'sellers', `${platform}~${shopId}`)}>
        <SourceText>{order.shopName || t('desk.orders.byHand')}</SourceText> (
        {t(`platform.${platform}`)})
      </a>,
    ],
    [
      t('desk.orders.upstreamNo'),
      <span key="upstream" className="desk-mono">
        {order.upstreamOrderNo || '–'}
      </span>,
    ],
    [t('desk.orders.goodsSum'), cny(order.goods)],
    [t('desk.orders.freight'), cny(order.domesticFreight)],
    [t('desk.orders.fee'), cny(order.serviceFee)],
    [t('desk.orders.total'), cny(order.total)],
    [t('desk.orders.cost'), order.cost ? cny(order.cost) : '–'],
    ...(order.cost && order.payments
      ? [
          [t('desk.orders.margin'), cny(marginOf(order.payments, order.cost))] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    [
      t('desk.orders.destination'),
      <bdi key="warehouse">{order.warehouse?.name ?? order.userWarehouse?.name ?? '–'}</bdi>,
    ],
    [t('desk.orders.ordered'), formatDateTime(locale, order.createdAt, zone)],
  ];
  return (
    <section className="desk-card">
      <h2>{t('desk.orders.facts')}</h2>
      {shopper.blocked && <Notice tone="warning">{t('desk.orders.shopperBlocked')}</Notice>}
      <dl className="desk-facts">
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
    </section>
  );
}

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

/** The margin: the payments without refunds, less what the seller was paid. */
function marginOf(payments: readonly Payment[], cost: string): string {
  const paid = payments.filter(({ status }) =>
    ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status),
  );
  const keptFen = paid.reduce(
    (sum, { amount, refunded }) => sum + toFen(amount) - toFen(refunded),
    0,
  );
  return fromFen(keptFen - toFen(cost));
}
