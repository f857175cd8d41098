import type { AccountTransaction } from '../../../contract/calls/account.ts';
import { Link } from '../../../framework/link.tsx';
import { formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { amountText, signedAmount } from '../../money/amount-text.ts';
import { cx } from '../../ui/cx.ts';
import { isolated } from '../../ui/isolated.tsx';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import { TransactionGoods } from './transaction-goods.tsx';

type RecentTransactionsProps = { view: View; transactions: readonly AccountTransaction[] };

/** The latest transactions of the balance, newest first. */
export function RecentTransactions({ view, transactions }: RecentTransactionsProps) {
  const { t, locale, tenant } = view;
  if (transactions.length === 0) return <p className={css.muted}>{t('statement.none')}</p>;
  return (
    <ul>
      {transactions.map(({ id, type, amount, balanceAfter, reference, goods, createdAt }) => (
        <li key={id} className={css.listItem}>
          <Link href={`/my/balance/transaction/${id}`} className={css.lineLink}>
            {translateKey(t, `transaction.type.${type}`)}
          </Link>
          <bdi dir="ltr" className={cx(css.money, !amount.startsWith('-') && css.incoming)}>
            {signedAmount(locale, amount)}
          </bdi>
          <TransactionGoods view={view} goods={goods} className={css.wholeLine} />
          <span className={css.muted}>
            {formatDateTime(locale, createdAt, tenant)}
            {' · '}
            <bdi>{reference}</bdi>
          </span>
          <bdi className={cx(css.muted, css.end)}>
            {isolated(t('statement.after', { amount: amountText(locale, balanceAfter) }))}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
