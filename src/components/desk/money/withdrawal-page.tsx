import type { OpsWithdrawal } from '../../../contract/ops/money.ts';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { Act } from '../shipments/act.tsx';
import type { DeskTenantView } from '../view.ts';
import { OnlyReason, ReasonAndEvidence } from './act-fields.tsx';
import { type Fact, MoneyFrame, ShopperLink } from './money-frame.tsx';

type WithdrawalProps = { view: DeskTenantView; withdrawal: OpsWithdrawal };

/** A withdrawal: what is paid out, to which account, and how it stands. */
export function WithdrawalPage({ view, withdrawal }: WithdrawalProps) {
  const { t, locale, zone } = view;
  const time = (iso: string) => formatDateTime(locale, iso, zone);
  const { shopper, payAmount, payCurrency, reason, doneAt } = withdrawal;
  const facts: Fact[] = [
    [t('desk.orders.shopper'), <ShopperLink key="name" view={view} shopper={shopper} />],
    [t('desk.money.channel'), <bdi key="channel">{withdrawal.channelName}</bdi>],
    [
      t('desk.money.paysOut'),
      <bdi key="paid" className="desk-mono">{`${payAmount} ${payCurrency}`}</bdi>,
    ],
    [t('desk.money.taken'), <bdi key="amount">{formatCny(locale, withdrawal.amount)}</bdi>],
    [t('desk.money.feeIncluded'), <bdi key="fee">{formatCny(locale, withdrawal.fee)}</bdi>],
    [t('desk.money.holder'), <bdi key="holder">{withdrawal.accountHolder}</bdi>],
    [
      t('desk.money.accountNo'),
      <bdi key="account" className="desk-mono">
        {withdrawal.accountNo}
      </bdi>,
    ],
    [t('desk.money.made'), time(withdrawal.createdAt)],
    ...(doneAt ? [[t('desk.money.done'), time(doneAt)] satisfies Fact] : []),
    ...(reason ? [[t('desk.reason'), <bdi key="why">{reason}</bdi>] satisfies Fact] : []),
  ];
  return (
    <MoneyFrame
      view={view}
      pile="WITHDRAWALS"
      number={withdrawal.withdrawalNo}
      status={t(`desk.money.withdrawal.${withdrawal.status}`)}
      facts={facts}
    >
      {view.may('money.act') && <Acts view={view} withdrawal={withdrawal} />}
    </MoneyFrame>
  );
}

function Acts({ view, withdrawal: { id, version, acts } }: WithdrawalProps) {
  const { t } = view;
  const common = { view, params: { id }, version, flash: 'desk.flash.decided' };
  return (
    <>
      {acts.includes('pay') && (
        <Act
          {...common}
          call="payWithdrawal"
          label={t('desk.money.pay')}
          fields={['amount', 'reason', 'evidence']}
          once
        >
          {(form) => <ReasonAndEvidence view={view} form={form} />}
        </Act>
      )}
      {acts.includes('reject') && (
        <Act
          {...common}
          call="rejectWithdrawal"
          label={t('desk.money.rejectWithdrawal')}
          fields={['reason']}
          danger
        >
          {(form) => <OnlyReason view={view} form={form} />}
        </Act>
      )}
    </>
  );
}
