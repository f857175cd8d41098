import { CarrierInvoicePage } from '../../../../../components/desk/carrier-invoices/carrier-invoice-page.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

/** An invoice of a carrier with the shipment of each row. */
export default async function DeskCarrierInvoicePage({ invoice: id }: { invoice: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const invoice = await read('getCarrierInvoice', { params: { id } });
  const { t, tenant } = view;
  const title = `${invoice.carrier} ${invoice.invoiceNo}`;
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'money', 'carrier-invoices')}>
          {t('desk.carrierInvoices.title')}
        </a>
        <h1>{title}</h1>
      </div>
      <CarrierInvoicePage view={view} invoice={invoice} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
