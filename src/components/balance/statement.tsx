import type { AccountTransaction } from '../../contract/account.ts';
import type { Output } from '../../contract/endpoints.ts';
import { ACCOUNT_TRANSACTION_TYPES } from '../../contract/enums.ts';
import { formatCny, formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { textLink } from '../my/text-link.css';
import { amountText } from '../orders/amount-text.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Link } from '../ui/link.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Select } from '../ui/select.tsx';
import type { View } from '../view.ts';
import * as css from './balance.css';

type StatementProps = {
  view: View;
  page: Output<'listTransactions'>;
  /** The type that is shown, or empty for all. */
  type: string;
};

const addressOf = (type: string, pageNo: number): string => {
  const query = new URLSearchParams();
  if (type) query.set('type', type);
  if (pageNo > 1) query.set('pageNo', String(pageNo));
  return `/my/balance${query.size > 0 ? `?${query}` : ''}#statement`;
};

/** Every movement of the balance, newest first, with what was left after it. */
export function Statement({ view, page, type }: StatementProps) {
  const { t } = view;
  return (
    <div className={css.stack}>
      <form className={css.filter} method="get" action="/my/balance#statement">
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
        <Button type="submit">{t('statement.show')}</Button>
      </form>
      {page.records.length === 0 ? (
        <p className={css.muted}>{t('statement.none')}</p>
      ) : (
        <ul>
          {page.records.map((line) => (
            <Line key={line.id} view={view} line={line} />
          ))}
        </ul>
      )}
      <Pagination
        page={page.pageNo}
        pageCount={page.totalPage}
        href={(pageNo) => addressOf(type, pageNo)}
        label={t('paging.label')}
        previousLabel={t('paging.previous')}
        nextLabel={t('paging.next')}
        placeLabel={t('paging.place', { page: page.pageNo, count: page.totalPage })}
      />
    </div>
  );
}

function Line({ view, line }: { view: View; line: AccountTransaction }) {
  const { t, locale, tenant } = view;
  const { type, amount, reference } = line;
  const incoming = !amount.startsWith('-');
  const isOrder = type === 'PAYMENT' || type === 'REFUND';
  return (
    <li className={css.listItem}>
      <span>{translateKey(t, `transaction.type.${type}`)}</span>
      <bdi dir="ltr" className={cx(css.money, incoming && css.incoming)}>
        {`${incoming ? '+' : ''}${formatCny(locale, amount)}`}
      </bdi>
      <span className={css.muted}>
        {formatDateTime(locale, line.createdAt, tenant.timezoneOffset)}
        {' · '}
        {isOrder ? (
          <Link href={`/my/purchase/${reference}`} className={textLink}>
            {reference}
          </Link>
        ) : (
          <bdi>{reference}</bdi>
        )}
      </span>
      <bdi className={css.muted}>
        {t('statement.after', { amount: amountText(locale, line.balanceAfter) })}
      </bdi>
    </li>
  );
}
