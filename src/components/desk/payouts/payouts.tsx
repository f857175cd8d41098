import type { WorkRow } from '../../../contract/ops/desk/work.ts';
import type { BankAccount } from '../../../contract/ops/money/bank-files.ts';
import type { Payable, Payout } from '../../../contract/ops/money/payouts.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState, typedField } from '../../form/field-errors.ts';
import { FormError } from '../../form/form-error.tsx';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

type PayoutsProps = {
  view: DeskTenantView;
  /** Withdrawals that wait for a decision. */
  waiting: readonly WorkRow[];
  payable: readonly Payable[];
  accounts: readonly BankAccount[];
  page: ListPage<Payout>;
};

const TONES = { OPEN: 'warning', SENT: 'info', DONE: 'success', CANCELLED: 'neutral' } as const;

export function PayoutState({
  view: { t },
  state,
}: {
  view: DeskTenantView;
  state: Payout['state'];
}) {
  return <Badge tone={TONES[state]}>{t(`desk.payouts.state.${state}`)}</Badge>;
}

const payoutForm = ({ flash }: DeskTenantView) => formState(flash, 'makePayout', ['accountId']);

/** Withdrawals to decide on, approved ones, and the batches. */
export function Payouts({ view, waiting, payable, accounts, page }: PayoutsProps) {
  const { flash, may } = view;
  return (
    <>
      <FormError flash={flash} call="approveWithdrawal" />
      <FormMessage form={payoutForm(view)} />
      {may('money.act') && waiting.length > 0 && <Waiting view={view} waiting={waiting} />}
      {may('money.act') && <PayableForm view={view} payable={payable} accounts={accounts} />}
      <Batches view={view} page={page} />
    </>
  );
}

function Waiting({ view, waiting }: Pick<PayoutsProps, 'view' | 'waiting'>) {
  const { t, tenant, pagePath } = view;
  return (
    <section className="desk-card desk-stack" aria-label={t('desk.payouts.approve.text')}>
      <h2>{t('desk.payouts.approve.text')}</h2>
      {waiting.map(({ id, number }) => (
        <CallForm
          key={id}
          call="approveWithdrawal"
          params={{ id }}
          query={{ tenant: tenant.id }}
          idempotencyKey={crypto.randomUUID()}
          next={pagePath}
          back={pagePath}
          flash="desk.flash.saved"
          className="desk-row"
        >
          <a className="desk-mono" href={deskPath(tenant.id, 'money', 'withdrawals', number)}>
            {number}
          </a>
          <Button type="submit" size="sm" aria-label={t('desk.payouts.approve', { no: number })}>
            {t('desk.payouts.approve.button')}
          </Button>
        </CallForm>
      ))}
    </section>
  );
}

function PayableForm({
  view,
  payable,
  accounts,
}: Pick<PayoutsProps, 'view' | 'payable' | 'accounts'>) {
  const { t, tenant, pagePath } = view;
  if (payable.length === 0) return <p className="desk-quiet">{t('desk.payouts.none')}</p>;
  const form = payoutForm(view);
  const ticked = form.value('withdrawalIds')?.split(',') ?? [];
  const currencies = new Set(payable.map(({ payCurrency }) => payCurrency));
  const fitting = accounts.filter(({ currency, closed }) => !closed && currencies.has(currency));
  return (
    <CallForm
      call="makePayout"
      query={{ tenant: tenant.id }}
      next={`${deskPath(tenant.id, 'money', 'payouts')}/{id}`}
      back={pagePath}
      flash="desk.flash.payoutMade"
      className="desk-card desk-stack"
    >
      <h2>{t('desk.payouts.payable')}</h2>
      {payable.map((one) => (
        <label key={one.withdrawalId} className="desk-row">
          <input
            type="checkbox"
            name="withdrawalIds"
            value={one.withdrawalId}
            defaultChecked={ticked.includes(one.withdrawalId)}
            aria-label={t('desk.payouts.tick', { no: one.withdrawalNo })}
            autoComplete="off"
          />
          <span>
            <span className="desk-mono">{one.withdrawalNo}</span>{' '}
            <strong>{`${one.payAmount} ${one.payCurrency}`}</strong> {one.accountHolder}
          </span>
        </label>
      ))}
      <Select
        {...typedField(form, 'accountId')}
        label={t('desk.payouts.account')}
        options={fitting.map(({ id, name, currency }) => ({
          value: id,
          label: `${name} (${currency})`,
        }))}
      />
      <div className="desk-row">
        <Button type="submit" variant="primary">
          {t('desk.payouts.make')}
        </Button>
      </div>
    </CallForm>
  );
}

function Batches({ view, page }: Pick<PayoutsProps, 'view' | 'page'>) {
  const { t, tenant } = view;
  return (
    <>
      <DeskTable
        caption={t('desk.payouts.title')}
        rows={page.records}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.payouts.noBatches')} />}
        columns={[
          {
            key: 'number',
            label: t('desk.payouts.number'),
            cell: ({ id, payoutNo }) => (
              <a className="desk-mono" href={deskPath(tenant.id, 'money', 'payouts', id)}>
                {payoutNo}
              </a>
            ),
          },
          {
            key: 'state',
            label: t('desk.bank.state'),
            cell: ({ state }) => <PayoutState view={view} state={state} />,
          },
          {
            key: 'account',
            label: t('desk.payouts.account'),
            cell: ({ accountName }) => accountName,
          },
          {
            key: 'count',
            label: t('desk.payouts.count'),
            numeric: true,
            cell: ({ count }) => count,
          },
          {
            key: 'sum',
            label: t('desk.payouts.sum'),
            numeric: true,
            cell: ({ sum, currency }) => `${sum} ${currency}`,
          },
          {
            key: 'at',
            label: t('desk.audit.at'),
            cell: ({ createdAt, createdBy }) => (
              <>
                <ShortTime view={view} at={createdAt} /> {createdBy}
              </>
            ),
          },
        ]}
      />
      <ListPages view={view} page={page} />
    </>
  );
}
