import type { OpsDeposit } from '../../../contract/ops/money/money.ts';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { FormError } from '../../form/form-error.tsx';
import { ReturnForm } from '../bank/returns.tsx';
import { ShopperLink } from '../customers/shopper-link.tsx';
import type { Fact } from '../facts.tsx';
import type { DeskTenantView } from '../view.ts';
import { DecideActs } from './decide-acts.tsx';
import { MoneyFrame } from './money-frame.tsx';

type DepositProps = { view: DeskTenantView; deposit: OpsDeposit };

/** A top-up: its announcement, its proof, and whether it is credited. */
export function DepositPage({ view, deposit }: DepositProps) {
  const { t, locale, zone } = view;
  const time = (iso: string) => formatDateTime(locale, iso, zone);
  const facts: Fact[] = [
    [t('desk.orders.shopper'), <ShopperLink key="name" view={view} shopper={deposit.shopper} />],
    [t('desk.money.channel'), <bdi key="channel">{deposit.channelName}</bdi>],
    [
      t('desk.money.paid'),
      <bdi key="paid" className="desk-mono">{`${deposit.payAmount} ${deposit.payCurrency}`}</bdi>,
    ],
    [t('desk.money.credits'), <bdi key="amount">{formatCny(locale, deposit.amount)}</bdi>],
    [
      t('desk.money.rate'),
      <span key="rate" className="desk-mono">
        {deposit.rate}
      </span>,
    ],
    [t('desk.money.reference'), deposit.reference && <bdi key="ref">{deposit.reference}</bdi>],
    [t('desk.money.made'), time(deposit.createdAt)],
    [t('desk.money.credited'), deposit.creditedAt && time(deposit.creditedAt)],
    [t('desk.reason'), deposit.reason && <bdi key="why">{deposit.reason}</bdi>],
  ];
  return (
    <MoneyFrame
      view={view}
      pile="DEPOSITS_TO_CREDIT"
      number={deposit.depositNo}
      status={deposit.status}
      statusNames="desk.money.deposit"
      facts={facts}
      also={deposit.certificate && <Proof view={view} path={deposit.certificate} />}
    >
      {view.may('money.act') && <Acts view={view} deposit={deposit} />}
    </MoneyFrame>
  );
}

/** The shopper's proof of the transfer. */
function Proof({ view: { t }, path }: { view: DeskTenantView; path: string }) {
  return (
    <section className="desk-card" aria-label={t('desk.money.proof')}>
      <h2>{t('desk.money.proof')}</h2>
      <a href={path} target="_blank" rel="noreferrer">
        {path.endsWith('.pdf') ? (
          t('desk.money.openProof')
        ) : (
          <img className="desk-proof" src={path} alt={t('desk.money.proof')} />
        )}
      </a>
    </section>
  );
}

function Acts({ view, deposit }: DepositProps) {
  const { t } = view;
  const { id, version, acts } = deposit;
  return (
    <>
      <FormError flash={view.flash} call="reverseDeposit" />
      <DecideActs
        view={view}
        id={id}
        version={version}
        accept={
          acts.includes('credit')
            ? {
                call: 'creditDeposit',
                label: t('desk.money.credit'),
                amount: {
                  label: t('desk.money.received'),
                  hint: t('desk.money.receivedHint'),
                  value: deposit.amount,
                },
              }
            : undefined
        }
        decline={
          acts.includes('reject')
            ? { call: 'rejectDeposit', label: t('desk.money.rejectDeposit') }
            : undefined
        }
      />
      {acts.includes('reverse') && <ReturnForm view={view} of={{ kind: 'TOP_UP', id }} />}
    </>
  );
}
