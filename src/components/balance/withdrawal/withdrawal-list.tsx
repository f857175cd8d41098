import type { Withdrawal } from '../../../contract/calls/withdrawals.ts';
import type { Output } from '../../../contract/endpoints.ts';
import type { WithdrawalStatus } from '../../../contract/values/money/money-kinds.ts';
import { formatCny, formatCurrency, formatDateTime } from '../../../i18n/format.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { CallForm } from '../../form/call-form.tsx';
import { Pages } from '../../list/pages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { isolated } from '../../ui/isolated.tsx';
import type { Tone } from '../../ui/tone.css';
import type { View } from '../../view.ts';
import * as css from '../balance.css';

const TONE: Record<WithdrawalStatus, Tone> = {
  PENDING_REVIEW: 'info',
  APPROVED: 'info',
  PAYING: 'info',
  PAID: 'success',
  REJECTED: 'danger',
  FAILED: 'danger',
  CANCELLED: 'neutral',
};

const OPEN_STATUSES: readonly WithdrawalStatus[] = ['PENDING_REVIEW', 'APPROVED', 'PAYING'];

/** Whether a withdrawal is still open. A shopper can have only one open withdrawal. */
export const isOpen = ({ status }: Withdrawal): boolean => OPEN_STATUSES.includes(status);

const hrefOf = (pageNo: number) =>
  pageNo > 1 ? `/my/balance/withdraw?pageNo=${pageNo}#withdrawals` : '/my/balance/withdraw';

/** Withdrawals with their status. */
export function WithdrawalList({ view, page }: { view: View; page: Output<'listWithdrawals'> }) {
  const { t } = view;
  if (page.records.length === 0) return <p className={css.muted}>{t('withdraw.none')}</p>;
  return (
    <div className={css.stack}>
      <ul>
        {page.records.map((withdrawal) => (
          <Line
            key={withdrawal.id}
            view={view}
            withdrawal={withdrawal}
            pagePath={hrefOf(page.pageNo)}
          />
        ))}
      </ul>
      <Pages t={t} page={page} href={hrefOf} />
    </div>
  );
}

function Line({
  view,
  withdrawal,
  pagePath,
}: {
  view: View;
  withdrawal: Withdrawal;
  pagePath: string;
}) {
  const { t, locale, tenant } = view;
  const { id, withdrawalNo, status, amount, payAmount, payCurrency, reason } = withdrawal;
  const time = formatDateTime(locale, withdrawal.doneAt ?? withdrawal.createdAt, tenant);
  return (
    <li className={css.listItem}>
      <span className={css.named}>
        <span className={css.choiceName}>
          {withdrawal.channelName} <bdi>{withdrawal.accountNo}</bdi>
        </span>
        <Badge tone={TONE[status]}>{translateKey(t, `withdrawalStatus.${status}`)}</Badge>
      </span>
      <bdi className={css.money}>{formatCny(locale, amount)}</bdi>
      <span className={cx(css.muted, css.wholeLine)}>
        <bdi>{withdrawalNo}</bdi>
        {` · ${time}`}
        <br />
        {isolated(
          t('withdraw.pays', {
            amount: isolate(formatCurrency(locale, payAmount, payCurrency, tenant.homeCountry)),
            name: isolate(withdrawal.accountHolder),
          }),
        )}
      </span>
      {reason && <p className={css.wholeLine}>{t('withdraw.reason', { reason })}</p>}
      {withdrawal.actions.includes('cancel') && (
        <CallForm
          call="cancelWithdrawal"
          params={{ id }}
          next={pagePath}
          back={pagePath}
          flash="withdrawalCancelled"
          className={css.wholeLine}
        >
          <Button type="submit" size="sm">
            {t('withdraw.cancel')}
          </Button>
        </CallForm>
      )}
    </li>
  );
}
