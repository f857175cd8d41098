import { placeholder } from '../../i18n/fill.ts';
import { moneyToday } from '../money/money-format.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import type { View } from '../view.ts';
import { type Due, groupsOf } from './due.ts';
import * as css from './payment.css';
import { PaymentGroup } from './payment-group.tsx';
import { PaymentSelection } from './payment-selection.tsx';

type PendingPaymentsProps = {
  view: View;
  dues: readonly Due[];
  now: number;
};

/** Compares due payments: the one that is closed first comes first, one that is never closed comes last. */
const bySoonest = (a: Due, b: Due): number =>
  Date.parse(a.payment.expiresAt ?? '9999') - Date.parse(b.payment.expiresAt ?? '9999');

/** All open payments: a plain form with checkboxes that leads to the payment. */
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
        selected: t('pending.selected', { n: placeholder('n') }),
        total: t('payment.total'),
        pay: t('pending.pay'),
      }}
    >
      <ul className={css.list}>
        {groupsOf(dues.toSorted(bySoonest)).map((group) => (
          <PaymentGroup
            key={group[0].payment.orderNo}
            view={view}
            dues={group}
            now={now}
            renderName={({ payment }, name) => (
              <Checkbox
                name="nos"
                value={payment.paymentNo}
                label={name}
                className={css.name}
                defaultChecked
              />
            )}
          />
        ))}
      </ul>
    </PaymentSelection>
  );
}
