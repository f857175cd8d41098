import { Accounts } from '../../../../../components/desk/bank/accounts.tsx';
import { BankPage } from '../../../../../components/desk/bank/bank-page.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

/** The page of the bank accounts. The query field `edit` has the id of the account that is being changed. */
export default async function BankAccountsPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const [accounts, { channels }] = await Promise.all([
    read('listBankAccounts'),
    read('listChannels'),
  ]);
  const id = new URLSearchParams(query).get('edit');
  const edited = accounts.find((account) => account.id === id);
  return (
    <BankPage view={view} current="accounts" title={view.t('desk.bank.accounts')}>
      <Accounts view={view} accounts={accounts} channels={channels} edited={edited} />
    </BankPage>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
