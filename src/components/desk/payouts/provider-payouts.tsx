import type { Payable } from '../../../contract/ops/money/payouts.ts';
import type { ProviderPayout } from '../../../contract/ops/money/provider-payouts.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

type ProviderPayoutsProps = {
  view: DeskTenantView;
  payable: readonly Payable[];
  page: ListPage<ProviderPayout>;
};

const TONES = { REQUESTED: 'warning', PENDING: 'info', PAID: 'success', FAILED: 'danger' } as const;

/**
 * Payouts through payment providers: the approved withdrawals to send, and the state of those that were
 * sent.
 */
export function ProviderPayouts({ view, payable, page }: ProviderPayoutsProps) {
  const { t, flash, may } = view;
  if (payable.length === 0 && page.records.length === 0) return null;
  return (
    <section className="desk-stack" aria-label={t('desk.payouts.providers')}>
      <h2>{t('desk.payouts.providers')}</h2>
      <FormError flash={flash} call="sendProviderPayouts" />
      {may('money.act') && payable.length > 0 && <SendForm view={view} payable={payable} />}
      {page.records.length > 0 && <Sent view={view} page={page} />}
    </section>
  );
}

function SendForm({ view, payable }: Pick<ProviderPayoutsProps, 'view' | 'payable'>) {
  const { t, tenant, pagePath } = view;
  return (
    <CallForm
      call="sendProviderPayouts"
      query={{ tenant: tenant.id }}
      next={pagePath}
      back={pagePath}
      flash="desk.flash.providerPayouts"
      className="desk-card desk-stack"
    >
      <p className="desk-quiet">{t('desk.payouts.providers.text')}</p>
      {payable.map(({ withdrawalId, withdrawalNo, payAmount, payCurrency, accountHolder }) => (
        <label key={withdrawalId} className="desk-row">
          <input type="checkbox" name="withdrawalIds" value={withdrawalId} autoComplete="off" />
          <span>
            <span className="desk-mono">{withdrawalNo}</span>{' '}
            <strong>{`${payAmount} ${payCurrency}`}</strong> {accountHolder}
          </span>
        </label>
      ))}
      <div className="desk-row">
        <Button type="submit" variant="primary">
          {t('desk.payouts.providers.send')}
        </Button>
      </div>
    </CallForm>
  );
}

function Sent({ view, page }: Pick<ProviderPayoutsProps, 'view' | 'page'>) {
  const { t } = view;
  return (
    <DeskTable
      caption={t('desk.payouts.providers')}
      rows={page.records}
      idOf={({ id }) => id}
      empty={null}
      columns={[
        {
          key: 'number',
          label: t('desk.payouts.payment'),
          cell: ({ withdrawalNo }) => <span className="desk-mono">{withdrawalNo}</span>,
        },
        {
          key: 'holder',
          label: t('desk.payouts.holder'),
          cell: ({ accountHolder }) => accountHolder,
        },
        {
          key: 'amount',
          label: t('desk.bank.amount'),
          numeric: true,
          cell: ({ amount, currency }) => `${amount} ${currency}`,
        },
        {
          key: 'state',
          label: t('desk.bank.state'),
          cell: ({ state, error }) => (
            <>
              <Badge tone={TONES[state]}>{t(`desk.payouts.providers.state.${state}`)}</Badge>{' '}
              {error}
            </>
          ),
        },
        {
          key: 'reference',
          label: t('desk.bank.reference'),
          cell: ({ reference }) => <span className="desk-mono">{reference || '–'}</span>,
        },
        {
          key: 'at',
          label: t('desk.audit.at'),
          cell: ({ createdAt }) => <ShortTime view={view} at={createdAt} />,
        },
      ]}
    />
  );
}
