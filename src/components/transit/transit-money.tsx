import type { TransitOrder } from '../../contract/transit.ts';
import { formatCny, formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { amountText, isolate } from '../orders/amount-text.ts';
import * as css from '../orders/orders.css';
import { RefundLines } from '../orders/refund-lines.tsx';
import { Card } from '../ui/card.tsx';
import type { View } from '../view.ts';

/** What was asked to be paid for a shipment, and what came back. */
export function TransitPayments({ view, order }: { view: View; order: TransitOrder }) {
  const { t, locale, tenant } = view;
  const { payments, refunds } = order;
  const time = (at: string) => formatDateTime(locale, at, tenant.timezoneOffset);
  return (
    <>
      {payments.length > 0 && (
        <Card title={t('order.payments')}>
          <ul>
            {payments.map((payment) => (
              <li key={payment.id} className={css.payment}>
                <span>{translateKey(t, `payment.type.${payment.type}`)}</span>
                <bdi className={css.paymentAmount}>{formatCny(locale, payment.amount)}</bdi>
                <span className={css.muted}>
                  {`${isolate(payment.paymentNo)} · ${time(payment.paidAt ?? payment.createdAt)}`}
                </span>
                <span className={css.paymentAmount}>
                  {translateKey(t, `payment.status.${payment.status}`)}
                </span>
                {payment.note && <span className={css.muted}>{payment.note}</span>}
                {payment.refunded !== '0.00' && (
                  <span className={css.muted}>
                    {t('order.refunded', { amount: amountText(locale, payment.refunded) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {refunds.length > 0 && (
        <Card title={t('refund.title')}>
          <RefundLines view={view} refunds={refunds} here={`/my/transit/${order.orderNo}`} />
        </Card>
      )}
    </>
  );
}
