import { toFen } from '../../contract/money.ts';
import type { PurchaseOrderSummary } from '../../contract/orders.ts';
import type { Payment } from '../../contract/payments.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import type { View } from '../view.ts';
import * as css from './payment.css';
import { PaymentRow } from './payment-row.tsx';
import { PaymentSelection } from './payment-selection.tsx';

type PendingPaymentsProps = {
  view: View;
  payments: readonly Payment[];
  orders: readonly PurchaseOrderSummary[];
  now: number;
};

/** Everything unpaid, to be paid in one go: a plain form of ticks that leads to the payment. */
export function PendingPayments({ view, payments, orders, now }: PendingPaymentsProps) {
  const { t, locale, tenant } = view;
  return (
    <PaymentSelection
      locale={locale}
      exchange={tenant.exchangeInfo}
      fen={Object.fromEntries(payments.map(({ paymentNo, amount }) => [paymentNo, toFen(amount)]))}
      texts={{
        selectAll: t('pending.selectAll'),
        selected: t('pending.selected', { n: '{n}' }),
        total: t('payment.total'),
        pay: t('pending.pay'),
      }}
    >
      <ul className={css.list}>
        {payments.map((payment) => (
          <PaymentRow
            key={payment.id}
            view={view}
            payment={payment}
            order={orders.find(({ orderNo }) => orderNo === payment.orderNo)}
            now={now}
          >
            <Checkbox
              name="nos"
              value={payment.paymentNo}
              label={translateKey(t, `payment.type.${payment.type}`)}
              className={css.name}
              defaultChecked
            />
          </PaymentRow>
        ))}
      </ul>
    </PaymentSelection>
  );
}
