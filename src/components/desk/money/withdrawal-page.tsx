import type { OpsWithdrawal } from '../../../contract/ops/money/money.ts';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { FormError } from '../../form/form-error.tsx';
import { ReturnForm } from '../bank/returns.tsx';
import { ShopperLink } from '../customers/shopper-link.tsx';
import type { Fact } from '../facts.tsx';
import type { DeskTenantView } from '../view.ts';
import { DecideActs } from './decide-acts.tsx';
import { MoneyFrame } from './money-frame.tsx';

type WithdrawalProps = { view: DeskTenantView; withdrawal: OpsWithdrawal };

/** A withdrawal: its amount, the account that gets it, and its state. */
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
    [t('desk.money.done'), doneAt && time(doneAt)],
    [t('desk.reason'), reason && <bdi key="why">{reason}</bdi>],
  ];
  return (
    <MoneyFrame
      view={view}
      pile="WITHDRAWALS"
      number={withdrawal.withdrawalNo}
      status={withdrawal.status}
      statusNames="desk.money.withdrawal"
      facts={facts}
    >
      {view.may('money.act') && <Acts view={view} withdrawal={withdrawal} />}
    </MoneyFrame>
  );
}

function Acts({ view, withdrawal }: WithdrawalProps) {
  const { t } = view;
  const { id, version, acts } = withdrawal;
  return (
    <>
      <FormError flash={view.flash} call="bounceWithdrawal" />
      <DecideActs
        view={view}
        id={id}
        version={version}
        accept={
          acts.includes('pay')
            ? {
                call: 'payWithdrawal',
                label: t('desk.money.pay'),
              }
            : undefined
        }
        decline={
          acts.includes('reject')
            ? { call: 'rejectWithdrawal', label: t('desk.money.rejectWithdrawal') }
            : undefined
        }
      />
      {acts.includes('bounce') && <ReturnForm view={view} of={{ kind: 'WITHDRAWAL', id }} />}
    </>
  );
}
