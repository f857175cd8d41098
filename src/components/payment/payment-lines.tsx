import type { Payment } from '../../contract/calls/payments.ts';
import { formatCny, formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { amountText } from '../money/amount-text.ts';
import * as css from '../orders/orders.css';
import { isolated } from '../ui/isolated.tsx';
import type { View } from '../view.ts';

type PaymentLinesProps = { view: View; payments: readonly Payment[] };

/** The payments of an order, with their status and refunds. */
export function PaymentLines({ view: { t, locale, tenant }, payments }: PaymentLinesProps) {
  return (
    <ul>
      {payments.map(
        ({ id, type, amount, paymentNo, paidAt, createdAt, status, note, refunded }) => (
          <li key={id} className={css.payment}>
            <span>{translateKey(t, `payment.type.${type}`)}</span>
            <bdi className={css.paymentAmount}>{formatCny(locale, amount)}</bdi>
            <span className={css.numbered}>
              <bdi>{paymentNo}</bdi>
              <span>{formatDateTime(locale, paidAt ?? createdAt, tenant)}</span>
            </span>
            <span className={css.paymentAmount}>{translateKey(t, `payment.status.${status}`)}</span>
            {note && (
              <span className={css.muted} dir="auto">
                {note}
              </span>
            )}
            {refunded !== '0.00' && (
              <span className={css.muted}>
                {isolated(t('order.refunded', { amount: amountText(locale, refunded) }))}
              </span>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
