import { BankPage } from '../../../../../components/desk/bank/bank-page.tsx';
import { LineList } from '../../../../../components/desk/bank/line-list.tsx';
import { ExportForm } from '../../../../../components/desk/list/export-form.tsx';
import { ListPages } from '../../../../../components/desk/list/list-pages.tsx';
import { bankLineQuery } from '../../../../../components/desk/list/list-queries.ts';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { openDeskList } from '../../../../../server/request/desk-list.ts';
import { read } from '../../../../../server/request/read.ts';

/** The page with the lines of bank statements. */
export default async function BankLinesPage() {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const opened = await openDeskList('BANK_LINES');
  const query = bankLineQuery(opened.fields);
  const { cursor: _, ...filter } = query;
  const [page, accounts] = await Promise.all([
    read('listBankLines', { query }),
    read('listBankAccounts'),
  ]);
  return (
    <BankPage view={view} current="lines" title={view.t('desk.bank.title')}>
      <LineList view={view} accounts={accounts} query={filter} opened={opened} page={page} />
      <ListPages view={view} page={page} />
      <ExportForm view={view} list="BANK_LINES" query={filter} columns={opened.columns} />
    </BankPage>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
