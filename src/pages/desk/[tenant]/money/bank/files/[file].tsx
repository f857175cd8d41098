import { FilePage } from '../../../../../../components/desk/bank/file-page.tsx';
import { DeskHead } from '../../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../../server/request/desk.ts';
import { read } from '../../../../../../server/request/read.ts';
import { deskPath } from '../../../../../../site/desk-path.ts';

/** The page of the file of a bank statement. */
export default async function BankFilePage({ file: id }: { file: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const file = await read('getBankFile', { params: { id } });
  const { t, tenant } = view;
  return (
    <>
      <DeskHead t={t} title={file.name} />
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'money', 'bank', 'files')}>{t('desk.bank.files')}</a>
        <h1>{file.name}</h1>
      </div>
      <FilePage view={view} file={file} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
