import type { AccountTransaction, TransactionSummary } from '../../../contract/calls/account.ts';
import type { Output } from '../../../contract/endpoints.ts';
import { ACCOUNT_TRANSACTION_TYPES } from '../../../contract/values/money/money-kinds.ts';
import { Link } from '../../../framework/link.tsx';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import * as filter from '../../list/list-filter.css';
import { DayFields, ListFilter } from '../../list/list-filter.tsx';
import { Pages } from '../../list/pages.tsx';
import { Amount } from '../../money/amount.tsx';
import { signedAmount } from '../../money/amount-text.ts';
import { moneyToday } from '../../money/money-format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReceiptIcon, SearchIcon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { numeric } from '../../ui/table.css';
import { Table } from '../../ui/table.tsx';
import type { View } from '../../view.ts';
import * as balance from '../balance.css';
import * as css from './statement.css';
import { type StatementSearch, statementHref } from './statement-search.ts';
import { TransactionGoods } from './transaction-goods.tsx';

type PaperHeadProps = { view: View; search: StatementSearch; owner: string; time: string };

/** The head of a printed statement: owner, period, date. */
export function PaperHead({ view: { t, tenant }, search, owner, time }: PaperHeadProps) {
  const { type, dateStart, dateEnd } = search;
  return (
    <div className={css.paperHead}>
      <strong>{tenant.name}</strong>
      <span>{owner}</span>
      {type && <span>{translateKey(t, `transaction.type.${type}`)}</span>}
      {dateStart && <span>{`${t('list.from')} ${dateStart}`}</span>}
      {dateEnd && <span>{`${t('list.until')} ${dateEnd}`}</span>}
      <span>{t('statement.printed', { time })}</span>
    </div>
  );
}

/** The filter: type of transaction and days. */
export function StatementFilter({ view, search }: { view: View; search: StatementSearch }) {
  const { t } = view;
  const { type, dateStart, dateEnd } = search;
  const path = '/my/balance/statement';
  return (
    <ListFilter
      t={t}
      path={path}
      submitLabel={t('statement.show')}
      allHref={(type || dateStart || dateEnd) && path}
    >
      <div className={filter.wide}>
        <Select
          name="type"
          label={t('statement.type')}
          defaultValue={type}
          options={[
            { value: '', label: t('statement.all') },
            ...ACCOUNT_TRANSACTION_TYPES.map((value) => ({
              value,
              label: translateKey(t, `transaction.type.${value}`),
            })),
          ]}
        />
      </div>
      <DayFields view={view} {...search} />
    </ListFilter>
  );
}

/** Sums of the incoming and of the outgoing transactions that match the filter. */
export function StatementTotals({ view, summary }: { view: View; summary: TransactionSummary }) {
  const { t } = view;
  const totals = [
    { label: t('statement.in'), amount: summary.in },
    { label: t('statement.out'), amount: summary.out.replace('-', '') },
  ];
  return (
    <dl className={css.totals}>
      {totals.map(({ label, amount }) => (
        <div key={label} className={css.total}>
          <dt className={balance.muted}>{label}</dt>
          <dd>
            <Amount money={moneyToday(view)} amount={amount} size="lg" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type StatementProps = {
  view: View;
  page: Output<'listTransactions'>;
  search: StatementSearch;
};

/** A page of the balance's transactions, newest first, each with the balance after it. */
export function Statement({ view, page, search }: StatementProps) {
  const { t } = view;
  if (page.records.length === 0) {
    const isFiltered = search.type || search.dateStart || search.dateEnd;
    return (
      <EmptyState
        icon={isFiltered ? <SearchIcon /> : <ReceiptIcon />}
        title={t(isFiltered ? 'statement.noneFound' : 'statement.none')}
        text={t(isFiltered ? 'statement.noneFoundText' : 'statement.noneText')}
        action={
          <ButtonLink href={isFiltered ? '/my/balance/statement' : '/my/balance#top-up'}>
            {t(isFiltered ? 'list.all' : 'topUp.title')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <Table caption={t('statement.title')} className={css.frame}>
        <thead className={css.head}>
          <tr>
            <th scope="col">{t('statement.date')}</th>
            <th scope="col">{t('statement.what')}</th>
            <th scope="col">{t('statement.reference')}</th>
            <th scope="col" className={numeric}>
              {t('statement.amount')}
            </th>
            <th scope="col" className={numeric}>
              {t('statement.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {page.records.map((transaction) => (
            <TransactionRow key={transaction.id} view={view} transaction={transaction} />
          ))}
        </tbody>
      </Table>
      <Pages t={t} page={page} href={(pageNo) => statementHref({ ...search, pageNo })} />
    </>
  );
}

type TransactionRowProps = { view: View; transaction: AccountTransaction };

function TransactionRow({ view, transaction }: TransactionRowProps) {
  const { t, locale, tenant } = view;
  const { id, type, amount, balanceAfter, reference, goods, createdAt } = transaction;
  return (
    <tr className={css.line}>
      <td className={css.date}>
        <time dateTime={createdAt}>{formatDateTime(locale, createdAt, tenant)}</time>
      </td>
      <th scope="row" className={css.what}>
        <Link href={`/my/balance/transaction/${id}`} className={balance.lineLink}>
          {translateKey(t, `transaction.type.${type}`)}
        </Link>
        <TransactionGoods view={view} goods={goods} />
      </th>
      <td className={css.reference}>
        <bdi>{reference}</bdi>
      </td>
      <td className={cx(numeric, css.amount, !amount.startsWith('-') && balance.incoming)}>
        <bdi dir="ltr">{signedAmount(locale, amount)}</bdi>
      </td>
      <td className={cx(numeric, css.after)}>
        <span className={css.afterLabel}>{t('statement.balance')} </span>
        <bdi>{formatCny(locale, balanceAfter)}</bdi>
      </td>
    </tr>
  );
}
