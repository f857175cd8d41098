import { BankPage } from '../../../../../../components/desk/bank/bank-page.tsx';
import { Files } from '../../../../../../components/desk/bank/files.tsx';
import { NoRight } from '../../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../../server/request/desk.ts';
import { read } from '../../../../../../server/request/read.ts';

/** The page with the files of bank statements. */
export default async function BankFilesPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const cursor = new URLSearchParams(query).get('cursor');
  const [page, accounts] = await Promise.all([
    read('listBankFiles', { query: cursor ? { cursor } : {} }),
    read('listBankAccounts'),
  ]);
  return (
    <BankPage view={view} current="files" title={view.t('desk.bank.files')}>
      <Files view={view} accounts={accounts} page={page} />
    </BankPage>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
