import type { Refund } from '../../contract/calls/refunds.ts';
import { formatDateTime } from '../../i18n/format.ts';
import * as css from '../orders/orders.css';
import { isolated } from '../ui/isolated.tsx';
import type { View } from '../view.ts';
import { datedStates } from './dated-states.ts';

/** The dated states of a refund. */
export function RefundStates({ view, refund }: { view: View; refund: Refund }) {
  const { t, locale, tenant } = view;
  return (
    <ol className={css.refundStates}>
      {datedStates(refund).map(({ name, at }) => (
        <li key={name}>
          {isolated(t(`refund.state.${name}`, { time: formatDateTime(locale, at, tenant) }))}
        </li>
      ))}
    </ol>
  );
}
