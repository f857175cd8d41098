import type { TransactionDetail } from '../../../contract/calls/account.ts';
import { Link } from '../../../framework/link.tsx';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { convertedText, signedAmount } from '../../money/amount-text.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { numeric } from '../../ui/table.css';
import { Table } from '../../ui/table.tsx';
import { textLink } from '../../ui/text-link.css';
import type { View } from '../../view.ts';
import * as balance from '../balance.css';
import * as css from './statement.css';
import { TransactionGoods } from './transaction-goods.tsx';

/** One transaction: its amount, its purpose, and where the money came from or went. */
export function Transaction({ view, transaction }: { view: View; transaction: TransactionDetail }) {
  const { t, locale, tenant } = view;
  const { type, amount, reference, link } = transaction;
  return (
    <div className={css.detail}>
      <Card>
        <div className={balance.stack}>
          <div>
            <div className={balance.muted}>{translateKey(t, `transaction.type.${type}`)}</div>
            <TransactionGoods view={view} goods={transaction.goods} />
            <bdi
              dir="ltr"
              className={cx(css.detailAmount, !amount.startsWith('-') && balance.incoming)}
            >
              {signedAmount(locale, amount)}
            </bdi>
            <div className={balance.muted}>
              <bdi>
                {convertedText(
                  locale,
                  amount.replace('-', ''),
                  tenant.exchangeInfo,
                  tenant.homeCountry,
                )}
              </bdi>
            </div>
          </div>
          <DescriptionList
            variant="columns"
            items={[
              {
                term: t('statement.date'),
                value: formatDateTime(locale, transaction.createdAt, tenant),
              },
              {
                term: t('statement.reference'),
                value: link ? (
                  <Link href={link} className={textLink}>
                    {reference}
                  </Link>
                ) : (
                  <bdi>{reference}</bdi>
                ),
              },
              {
                term: t('transaction.before'),
                value: <bdi>{formatCny(locale, transaction.balanceBefore)}</bdi>,
              },
              {
                term: t('transaction.after'),
                value: <bdi>{formatCny(locale, transaction.balanceAfter)}</bdi>,
              },
            ]}
          />
        </div>
      </Card>
      <Card title={t('transaction.postings')}>
        <div className={balance.stack}>
          <p className={balance.muted}>{t('transaction.postingsText')}</p>
          <Table caption={t('transaction.postings')}>
            <tbody>
              {transaction.postings.map(({ account, amount: posted }) => (
                <tr key={`${account} ${posted}`}>
                  <th scope="row">{translateKey(t, `ledgerAccount.${account}`)}</th>
                  <td className={numeric}>
                    <bdi dir="ltr">{signedAmount(locale, posted)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </Card>
    </div>
  );
}
