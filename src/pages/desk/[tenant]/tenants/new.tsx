import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { NewTenantForm } from '../../../../components/desk/shop/tenants.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskNewTenantPage() {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  if (!view.may('tenants.act')) {
    markForbidden();
    return <NoRight view={view} right="tenants.act" />;
  }
  const title = t('desk.tenants.new');
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'tenants')}>{t('desk.tenants.title')}</a>
        <h1>{title}</h1>
      </div>
      <NewTenantForm view={view} tenants={await read('listTenants')} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
