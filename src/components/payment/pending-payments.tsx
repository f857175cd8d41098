import { translateKey } from '../../i18n/translator.ts';
import { moneyToday } from '../orders/rate.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import type { View } from '../view.ts';
import type { Due } from './due.ts';
import * as css from './payment.css';
import { PaymentRow } from './payment-row.tsx';
import { PaymentSelection } from './payment-selection.tsx';

type PendingPaymentsProps = {
  view: View;
  dues: readonly Due[];
  now: number;
};

/** Everything unpaid, to be paid in one go: a plain form of ticks that leads to the payment. */
export function PendingPayments({ view, dues, now }: PendingPaymentsProps) {
  const { t } = view;
  return (
    <PaymentSelection
      money={moneyToday(view)}
      amounts={Object.fromEntries(
        dues.map(({ payment, converted }) => [payment.paymentNo, [payment.amount, converted]]),
      )}
      texts={{
        selectAll: t('pending.selectAll'),
        selected: t('pending.selected', { n: '{n}' }),
        total: t('payment.total'),
        pay: t('pending.pay'),
      }}
    >
      <ul className={css.list}>
        {dues.map((due) => (
          <PaymentRow key={due.payment.id} view={view} due={due} now={now}>
            <Checkbox
              name="nos"
              value={due.payment.paymentNo}
              label={translateKey(t, `payment.type.${due.payment.type}`)}
              className={css.name}
              defaultChecked
            />
          </PaymentRow>
        ))}
      </ul>
    </PaymentSelection>
  );
}
