import { FileForm } from '../../../../../components/desk/rates/file-form.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

export default async function DeskRateFilePage() {
  const view = deskTenantRequest();
  if (!view.may('money.propose')) {
    markForbidden();
    return <NoRight view={view} right="money.propose" />;
  }
  const { t, tenant } = view;
  const title = t('desk.rates.fromFile');
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'money', 'rates')}>{t('desk.rates.title')}</a>
        <h1>{title}</h1>
      </div>
      <FileForm view={view} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
