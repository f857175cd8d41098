import { MoneyTabs } from '../../../../components/desk/approvals/money-tabs.tsx';
import {
  LedgerFilters,
  LedgerTable,
  ledgerColumns,
  linesQuery,
} from '../../../../components/desk/books/ledger-list.tsx';
import { ExportForm } from '../../../../components/desk/list/export-form.tsx';
import { ListPages } from '../../../../components/desk/list/list-pages.tsx';
import { arranged, ListTools } from '../../../../components/desk/list/list-tools.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { openDeskList } from '../../../../server/request/desk-list.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskLedgerPage() {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const opened = await openDeskList('LEDGER');
  const { fields } = opened;
  const filter = linesQuery(fields);
  const cursor = fields.get('cursor');
  const page = await read('listLedgerLines', {
    query: { ...filter, ...(cursor ? { cursor } : {}) },
  });
  const { t } = view;
  const title = t('desk.ledger.title');
  const columns = ledgerColumns(view);
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="ledger" />
      <p className="desk-quiet">
        {t('desk.ledger.signs')} {t('desk.ledger.filterHint')}
      </p>
      <ListTools view={view} opened={opened} columns={columns} />
      <LedgerFilters view={view} filter={filter} />
      <LedgerTable view={view} columns={arranged(columns, opened)} rows={page.records} />
      <ListPages view={view} page={page} />
      <ExportForm view={view} list="LEDGER" query={filter} columns={opened.columns} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
