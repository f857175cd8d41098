import type { CarrierInvoice } from '../../../contract/ops/warehouse/carrier-invoices.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { formatCny } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

const TONES = { NEW: 'warning', TAKEN: 'success', DROPPED: 'neutral' } as const;

export function InvoiceState({
  view: { t },
  state,
}: {
  view: DeskTenantView;
  state: CarrierInvoice['state'];
}) {
  return <Badge tone={TONES[state]}>{t(`desk.carrierInvoices.state.${state}`)}</Badge>;
}

type InvoicesProps = { view: DeskTenantView; page: ListPage<CarrierInvoice> };

/** The carriers' invoices, and the form to add one. */
export function CarrierInvoices({ view, page }: InvoicesProps) {
  const { t, locale, tenant } = view;
  return (
    <>
      {view.may('money.act') && <AddForm view={view} />}
      <DeskTable
        caption={t('desk.carrierInvoices.title')}
        rows={page.records}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.carrierInvoices.none')} />}
        columns={[
          {
            key: 'number',
            label: t('desk.carrierInvoices.number'),
            cell: ({ id, invoiceNo }) => (
              <a className="desk-mono" href={deskPath(tenant.id, 'money', 'carrier-invoices', id)}>
                {invoiceNo}
              </a>
            ),
          },
          {
            key: 'carrier',
            label: t('desk.shipments.carrier'),
            cell: ({ carrier }) => carrier,
          },
          {
            key: 'state',
            label: t('desk.bank.state'),
            cell: ({ state }) => <InvoiceState view={view} state={state} />,
          },
          {
            key: 'lines',
            label: t('desk.carrierInvoices.rows'),
            numeric: true,
            cell: ({ lines }) => lines,
          },
          {
            key: 'total',
            label: t('desk.bank.amount'),
            numeric: true,
            cell: ({ total }) => formatCny(locale, total),
          },
          {
            key: 'at',
            label: t('desk.audit.at'),
            cell: ({ addedAt, addedBy }) => (
              <>
                <ShortTime view={view} at={addedAt} /> {addedBy}
              </>
            ),
          },
        ]}
      />
      <ListPages view={view} page={page} />
    </>
  );
}

function AddForm({ view }: Pick<InvoicesProps, 'view'>) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'addCarrierInvoice', ['carrier', 'invoiceNo', 'text']);
  return (
    <CallForm
      call="addCarrierInvoice"
      query={{ tenant: tenant.id }}
      next={`${deskPath(tenant.id, 'money', 'carrier-invoices')}/{id}`}
      back={pagePath}
      className="desk-card desk-stack"
    >
      <h2>{t('desk.carrierInvoices.add')}</h2>
      <FormMessage form={form} />
      <p className="desk-quiet">{t('desk.carrierInvoices.add.text')}</p>
      <TextInput
        name="carrier"
        label={t('desk.shipments.carrier')}
        required
        defaultValue={form.value('carrier')}
        error={form.error('carrier')}
      />
      <TextInput
        name="invoiceNo"
        label={t('desk.carrierInvoices.number')}
        required
        defaultValue={form.value('invoiceNo')}
        error={form.error('invoiceNo')}
      />
      <TextArea
        name="text"
        label={t('desk.carrierInvoices.csv')}
        rows={6}
        required
        defaultValue={form.value('text')}
        error={form.error('text')}
      />
      <div className="desk-row">
        <Button type="submit" variant="primary">
          {t('desk.carrierInvoices.look')}
        </Button>
      </div>
    </CallForm>
  );
}
