import { MoneyTabs } from '../../../../../components/desk/approvals/money-tabs.tsx';
import { CarrierInvoices } from '../../../../../components/desk/carrier-invoices/carrier-invoices.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

/** The invoices of carriers, and the form to add one. */
export default async function CarrierInvoicesPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const cursor = new URLSearchParams(query).get('cursor');
  const page = await read('listCarrierInvoices', { query: cursor ? { cursor } : {} });
  const title = view.t('desk.carrierInvoices.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="carrier-invoices" />
      <CarrierInvoices view={view} page={page} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
