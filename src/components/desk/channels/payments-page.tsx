import type { ProviderPaymentView } from '../../../contract/ops/money/provider-payments.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { PROVIDER_PAYMENT_STATES } from '../../../contract/values/money/provider-kinds.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { listAddress } from '../list/address.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { providerName } from './provider-name.ts';

type PaymentsProps = { view: DeskTenantView; page: ListPage<ProviderPaymentView>; state: string };

const TONES = {
  BEGUN: 'neutral',
  PROCESSING: 'info',
  REVIEW: 'warning',
  CREDITED: 'success',
  FAILED: 'neutral',
  REVERSED: 'neutral',
} as const;
/** The states in which a payment can be refunded. */
const REFUNDABLE = ['CREDITED', 'REVIEW'];

/** The payments at providers, by state, with what went back and the way to refund. */
export function PaymentsPage({ view, page, state }: PaymentsProps) {
  const { t, tenant, pagePath, flash } = view;
  return (
    <>
      <nav className="desk-tabs" aria-label={t('desk.payments.state')}>
        {['', ...PROVIDER_PAYMENT_STATES].map((one) => (
          <a
            key={one}
            href={listAddress(pagePath, { state: one || undefined })}
            aria-current={one === state ? 'page' : undefined}
          >
            {stateName(view, one)}
          </a>
        ))}
      </nav>
      <FormMessage form={formState(flash, 'refundToPayer', [])} />
      <DeskTable
        caption={t('desk.payments.title')}
        rows={page.records}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.list.empty')} />}
        columns={[
          {
            key: 'deposit',
            label: t('desk.payments.deposit'),
            cell: ({ depositNo }) => (
              <a className="desk-mono" href={`${deskPath(tenant.id, 'search')}?q=${depositNo}`}>
                {depositNo}
              </a>
            ),
          },
          {
            key: 'provider',
            label: t('desk.channels.provider'),
            cell: ({ provider, reference }) => (
              <>
                {providerName(t, provider)} <span className="desk-mono">{reference}</span>
              </>
            ),
          },
          {
            key: 'amount',
            label: t('desk.payments.asked'),
            numeric: true,
            cell: ({ amount, currency }) => `${amount} ${currency}`,
          },
          {
            key: 'paid',
            label: t('desk.payments.paid'),
            numeric: true,
            cell: ({ paid, paidCurrency }) => (paid ? `${paid} ${paidCurrency}` : '–'),
          },
          {
            key: 'state',
            label: t('desk.payments.state'),
            cell: (row) => <Badge tone={TONES[row.state]}>{stateName(view, row.state)}</Badge>,
          },
          {
            key: 'back',
            label: t('desk.payments.back'),
            cell: ({ reversals }) => (
              <>
                {reversals.map((one) => (
                  <div key={one.id}>
                    {t(`desk.payments.kind.${one.kind}`)} {one.amount} {one.currency}:{' '}
                    {t(`desk.payments.reversal.${one.state}`)} {one.error}
                  </div>
                ))}
              </>
            ),
          },
          {
            key: 'at',
            label: t('desk.audit.at'),
            cell: ({ createdAt }) => <ShortTime view={view} at={createdAt} />,
          },
          {
            key: 'refund',
            label: t('desk.payments.refund'),
            cell: (row) =>
              view.may('money.act') &&
              REFUNDABLE.includes(row.state) && <Refund view={view} payment={row} />,
          },
        ]}
      />
      <ListPages view={view} page={page} />
    </>
  );
}

const stateName = ({ t }: DeskTenantView, state: string): string => {
  const known = PROVIDER_PAYMENT_STATES.find((one) => one === state);
  return known ? t(`desk.payments.state.${known}`) : t('desk.payments.all');
};

function Refund({ view, payment }: { view: DeskTenantView; payment: ProviderPaymentView }) {
  const { t, tenant, pagePath } = view;
  return (
    <details>
      <summary>{t('desk.payments.refund')}</summary>
      <CallForm
        call="refundToPayer"
        params={{ id: payment.id }}
        query={{ tenant: tenant.id }}
        idempotencyKey={crypto.randomUUID()}
        next={pagePath}
        back={pagePath}
        flash="desk.flash.decided"
        className="desk-stack"
      >
        <TextInput
          id={`amount-${payment.id}`}
          name="amount"
          label={`${t('desk.approvals.amount')} (${payment.paidCurrency})`}
          hint={t('desk.payments.all.left')}
          inputMode="decimal"
        />
        <TextInput id={`reason-${payment.id}`} name="reason" label={t('desk.reason')} required />
        <Button type="submit" size="sm">
          {t('desk.payments.refund')}
        </Button>
      </CallForm>
    </details>
  );
}
