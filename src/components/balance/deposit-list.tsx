import type { Deposit } from '../../contract/deposits.ts';
import { formatCny, formatCurrency, formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { isolate } from '../orders/amount-text.ts';
import { Badge } from '../ui/badge.tsx';
import type { View } from '../view.ts';
import * as css from './balance.css';
import { DEPOSIT_TONE } from './deposit-tone.ts';

/** Earlier top-ups and what became of them. */
export function DepositList({ view, deposits }: { view: View; deposits: readonly Deposit[] }) {
  const { t, locale, tenant } = view;
  if (deposits.length === 0) return <p className={css.muted}>{t('deposit.none')}</p>;
  return (
    <ul>
      {deposits.map((deposit) => (
        <li key={deposit.id} className={css.listItem}>
          <span>{deposit.channelName}</span>
          <bdi className={css.money}>{formatCny(locale, deposit.amount)}</bdi>
          <span className={css.muted}>
            {`${isolate(deposit.depositNo)} · ${formatDateTime(locale, deposit.createdAt, tenant.timezoneOffset)} · `}
            <bdi>{formatCurrency(locale, deposit.payAmount, deposit.payCurrency)}</bdi>
          </span>
          <span className={css.money}>
            <Badge tone={DEPOSIT_TONE[deposit.status]}>
              {translateKey(t, `deposit.status.${deposit.status}`)}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
