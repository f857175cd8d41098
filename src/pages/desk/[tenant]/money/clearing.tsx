import { MoneyTabs } from '../../../../components/desk/approvals/money-tabs.tsx';
import { ClearingPage } from '../../../../components/desk/books/clearing-page.tsx';
import { daysIn } from '../../../../components/desk/books/days-fields.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskClearingPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const clearing = await read('getClearing', { query: daysIn(new URLSearchParams(query)) });
  const title = view.t('desk.clearing.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="clearing" />
      <ClearingPage view={view} clearing={clearing} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
