import type { OpsOrder } from '../../../contract/ops/orders/ops-order.ts';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import type { DeskTenantView } from '../view.ts';

/** The payments and refunds of an order. Renders nothing for people who may not see them. */
export function OrderMoney({ view, order }: { view: DeskTenantView; order: OpsOrder }) {
  const { payments, refunds } = order;
  const { t, locale, zone, tenant } = view;
  if (!payments || !refunds) return null;
  return (
    <section className="desk-card">
      <h2>{t('desk.orders.money')}</h2>
      <ul className="desk-events">
        {payments.map((payment) => (
          <li key={payment.id}>
            <span>
              {t(`payment.type.${payment.type}`)} · <bdi>{formatCny(locale, payment.amount)}</bdi>{' '}
              <Badge>{t(`payment.status.${payment.status}`)}</Badge>
            </span>
            <span className="desk-quiet">
              {formatDateTime(locale, payment.paidAt ?? payment.createdAt, zone)}
              {payment.note && (
                <>
                  {' · '}
                  <bdi>{payment.note}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.id}>
            <span>
              {t('desk.orders.refund')} · <bdi>{formatCny(locale, refund.amount)}</bdi>{' '}
              <Badge tone="warning">{t(`refundStatus.${refund.status}`)}</Badge>
            </span>
            <a
              className="desk-mono"
              href={deskPath(tenant.id, 'money', 'refunds', refund.refundNo)}
            >
              {refund.refundNo}
            </a>
            <span className="desk-quiet">
              {t(`refundReason.${refund.reason}`)}
              {refund.note && (
                <>
                  {' · '}
                  <bdi>{refund.note}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
