import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import { TenantTable } from '../../../../components/desk/shop/tenants.tsx';
import { ButtonLink } from '../../../../components/ui/button.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskTenantsPage() {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  if (!view.may('tenants.act')) {
    markForbidden();
    return <NoRight view={view} right="tenants.act" />;
  }
  const title = t('desk.tenants.title');
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
        <ButtonLink variant="primary" href={deskPath(tenant.id, 'tenants', 'new')}>
          {t('desk.tenants.new')}
        </ButtonLink>
      </div>
      <SystemTabs view={view} current="tenants" />
      <TenantTable view={view} tenants={await read('listTenants')} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
