import type { Deposit } from '../../../contract/calls/deposits.ts';
import { Link } from '../../../framework/link.tsx';
import { formatCny, formatCurrency, formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { depositPath } from '../../../site/deposit-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import { DEPOSIT_TONE } from './deposit.ts';

type DepositListProps = { view: View; deposits: readonly Deposit[]; back?: string };

/** Top-ups with their status; each links to its page. */
export function DepositList({ view, deposits, back }: DepositListProps) {
  const { t, locale, tenant } = view;
  if (deposits.length === 0) return <p className={css.muted}>{t('deposit.none')}</p>;
  return (
    <ul>
      {deposits.map((deposit) => (
        <li key={deposit.id} className={css.listItem}>
          <span className={css.named}>
            <Link href={depositPath(deposit.depositNo, back)} className={css.lineLink}>
              {deposit.channelName}
            </Link>
            <Badge tone={DEPOSIT_TONE[deposit.status]}>
              {translateKey(t, `deposit.status.${deposit.status}`)}
            </Badge>
          </span>
          <bdi className={css.money}>{formatCny(locale, deposit.amount)}</bdi>
          <span className={cx(css.muted, css.wholeLine)}>
            <bdi>{deposit.depositNo}</bdi>
            {` · ${formatDateTime(locale, deposit.createdAt, tenant)}`}
            {deposit.payCurrency !== 'CNY' && (
              <>
                {' · '}
                <bdi>
                  {formatCurrency(
                    locale,
                    deposit.payAmount,
                    deposit.payCurrency,
                    tenant.homeCountry,
                  )}
                </bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
