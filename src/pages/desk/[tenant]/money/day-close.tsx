import { MoneyTabs } from '../../../../components/desk/approvals/money-tabs.tsx';
import { ClosePage } from '../../../../components/desk/books/close-page.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskDayClosePage({ query }: { query: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const cursor = new URLSearchParams(query).get('cursor');
  const [next, closes] = await Promise.all([
    read('getNextClose'),
    read('listDayCloses', { query: cursor ? { cursor } : {} }),
  ]);
  const title = view.t('desk.close.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="day-close" />
      <ClosePage view={view} next={next} closes={closes} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
