import { isOpenRefund, type Refund } from '../../contract/calls/refunds.ts';
import { formatCny, formatDateTime, formatDay } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate.ts';
import { translateKey } from '../../i18n/translator.ts';
import * as css from '../orders/orders.css';
import { isolated } from '../ui/isolated.tsx';
import type { View } from '../view.ts';
import { datedStates } from './dated-states.ts';

type RefundStatesProps = { view: View; refund: Refund };

/** The dated states of a refund, and what happens next. */
export function RefundStates({ view, refund }: RefundStatesProps) {
  const { t, locale, tenant } = view;
  return (
    <>
      <ol className={css.refundStates}>
        {datedStates(refund).map(({ name, at }) => (
          <li key={name}>
            {isolated(t(`refund.state.${name}`, { time: formatDateTime(locale, at, tenant) }))}
          </li>
        ))}
      </ol>
      <NextStep view={view} refund={refund} />
    </>
  );
}

/** The next step of a refund: what is paid, after what, and by when. Renders nothing for a refund that is over. */
function NextStep({ view: { t, locale }, refund }: RefundStatesProps) {
  const { status, amount, payBy } = refund;
  if (!isOpenRefund(refund)) return null;
  const next = status === 'PROCESSING' ? 'APPROVED' : status;
  return (
    <p className={css.refundNext}>
      <span>
        {isolated(
          translateKey(t, `refund.next.${next}`, { amount: isolate(formatCny(locale, amount)) }),
        )}
      </span>
      {payBy && (
        <span>{isolated(t('refund.payBy', { date: isolate(formatDay(locale, payBy)) }))}</span>
      )}
    </p>
  );
}
