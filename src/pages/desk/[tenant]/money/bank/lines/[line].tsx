import { LinePage } from '../../../../../../components/desk/bank/line-page.tsx';
import { DeskHead } from '../../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../../server/request/desk.ts';
import { read } from '../../../../../../server/request/read.ts';
import { deskPath } from '../../../../../../site/desk-path.ts';

/** The page of a line of a bank statement, with the top-ups that it may be for. */
export default async function BankLinePage({ line: id, query }: { line: string; query: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const q = new URLSearchParams(query).get('q') ?? '';
  const line = await read('getBankLine', { params: { id }, query: { q } });
  const { t, tenant } = view;
  const title = `${line.day} · ${line.amount} ${line.currency}`;
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'money', 'bank')}>{t('desk.bank.lines')}</a>
        <h1>{title}</h1>
      </div>
      <LinePage view={view} line={line} q={q} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
