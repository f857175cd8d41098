import { MoneyTabs } from '../../../../components/desk/approvals/money-tabs.tsx';
import { PaymentsPage } from '../../../../components/desk/channels/payments-page.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { PROVIDER_PAYMENT_STATES } from '../../../../contract/values/money/provider-kinds.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskPaymentsPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const fields = new URLSearchParams(query);
  const state = PROVIDER_PAYMENT_STATES.find((one) => one === fields.get('state')) ?? '';
  const cursor = fields.get('cursor');
  const page = await read('listProviderPayments', {
    query: { state, ...(cursor ? { cursor } : {}) },
  });
  const title = view.t('desk.payments.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="payments" />
      <PaymentsPage view={view} page={page} state={state} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
