import type { CarrierInvoiceDetail } from '../../../contract/ops/warehouse/carrier-invoices.ts';
import { formatCny } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { InvoiceState } from './carrier-invoices.tsx';

type PageProps = { view: DeskTenantView; invoice: CarrierInvoiceDetail };

const TONES = {
  READY: 'info',
  BOOKED: 'success',
  UNKNOWN: 'danger',
  SEVERAL: 'danger',
  NOT_HANDED_OVER: 'danger',
  BELOW_ZERO: 'danger',
  UNREADABLE: 'danger',
} as const;

/** An invoice with the shipment of each row, and the button that books the rows with a shipment. */
export function CarrierInvoicePage({ view, invoice }: PageProps) {
  const { t, locale, flash, may } = view;
  const ready = invoice.rows.filter(({ state }) => state === 'READY').length;
  const notReady = invoice.rows.length - ready;
  return (
    <>
      <FormError flash={flash} call="takeCarrierInvoice" />
      <FormError flash={flash} call="dropCarrierInvoice" />
      <section className="desk-card desk-stack">
        <p>
          <InvoiceState view={view} state={invoice.state} /> {formatCny(locale, invoice.total)}
        </p>
        {invoice.state === 'NEW' && may('money.act') && (
          <>
            <p className="desk-quiet">
              {t('desk.carrierInvoices.take.text', { ready, left: notReady })}
            </p>
            <div className="desk-row">
              {ready > 0 && <InvoiceAct view={view} invoice={invoice} call="takeCarrierInvoice" />}
              <InvoiceAct view={view} invoice={invoice} call="dropCarrierInvoice" />
            </div>
          </>
        )}
      </section>
      <Rows view={view} invoice={invoice} />
    </>
  );
}

function InvoiceAct({
  view,
  invoice: { id, version },
  call,
}: PageProps & { call: 'takeCarrierInvoice' | 'dropCarrierInvoice' }) {
  const { t, tenant, pagePath } = view;
  const isTake = call === 'takeCarrierInvoice';
  return (
    <CallForm
      call={call}
      params={{ id }}
      query={{ tenant: tenant.id }}
      version={version}
      next={pagePath}
      back={pagePath}
      flash="desk.flash.saved"
    >
      <Button type="submit" variant={isTake ? 'primary' : 'secondary'}>
        {t(isTake ? 'desk.carrierInvoices.take' : 'desk.carrierInvoices.drop')}
      </Button>
    </CallForm>
  );
}

function Rows({ view, invoice }: PageProps) {
  const { t, locale, tenant } = view;
  return (
    <DeskTable
      caption={t('desk.carrierInvoices.rows')}
      rows={invoice.rows}
      idOf={({ row }) => String(row)}
      empty={null}
      columns={[
        { key: 'row', label: t('desk.carrierInvoices.row'), numeric: true, cell: ({ row }) => row },
        {
          key: 'number',
          label: t('desk.carrierInvoices.named'),
          cell: ({ number }) => <span className="desk-mono">{number}</span>,
        },
        {
          key: 'amount',
          label: t('desk.bank.amount'),
          numeric: true,
          cell: ({ amount, before, state }) =>
            state === 'UNREADABLE' ? (
              '–'
            ) : (
              <>
                {before && <s>{formatCny(locale, before)}</s>} {formatCny(locale, amount)}
              </>
            ),
        },
        {
          key: 'order',
          label: t('desk.carrierInvoices.shipment'),
          cell: ({ orderNo, carrier }) =>
            orderNo ? (
              <>
                <a className="desk-mono" href={deskPath(tenant.id, 'shipments', orderNo)}>
                  {orderNo}
                </a>{' '}
                {carrier}
              </>
            ) : (
              '–'
            ),
        },
        {
          key: 'state',
          label: t('desk.bank.state'),
          cell: ({ state }) => (
            <Badge tone={TONES[state]}>{t(`desk.carrierInvoices.row.${state}`)}</Badge>
          ),
        },
      ]}
    />
  );
}
