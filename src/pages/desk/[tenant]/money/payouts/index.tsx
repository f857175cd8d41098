import { MoneyTabs } from '../../../../../components/desk/approvals/money-tabs.tsx';
import { Payouts } from '../../../../../components/desk/payouts/payouts.tsx';
import { ProviderPayouts } from '../../../../../components/desk/payouts/provider-payouts.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

/** The page with the withdrawals to approve, the approved ones, and the batches of payments. */
export default async function PayoutsPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const cursor = new URLSearchParams(query).get('cursor');
  const [work, payable, accounts, page, toSend, sent] = await Promise.all([
    read('listWork', { query: { pile: 'WITHDRAWALS', pageSize: 50 } }),
    read('listPayable'),
    read('listBankAccounts'),
    read('listPayouts', { query: cursor ? { cursor } : {} }),
    read('listProviderPayable'),
    read('listProviderPayouts'),
  ]);
  const waiting = work.records.filter(({ status }) => status === 'PENDING_REVIEW');
  const title = view.t('desk.payouts.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="payouts" />
      <Payouts view={view} waiting={waiting} payable={payable} accounts={accounts} page={page} />
      <ProviderPayouts view={view} payable={toSend} page={sent} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
