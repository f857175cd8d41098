import { OwnRoles } from '../../../../components/desk/people/own-roles.tsx';
import { RolesTable } from '../../../../components/desk/people/roles-table.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import { ButtonLink } from '../../../../components/ui/button.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskRolesPage() {
  const view = deskTenantRequest();
  if (!view.may('people.see')) {
    markForbidden();
    return <NoRight view={view} right="people.see" />;
  }
  const title = view.t('desk.roles.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <SystemTabs view={view} current="roles" />
      <h2>{view.t('desk.roles.own')}</h2>
      {view.may('people.act') && (
        <div className="desk-row">
          <ButtonLink variant="primary" href={deskPath(view.tenant.id, 'roles', 'new')}>
            {view.t('desk.roles.make')}
          </ButtonLink>
        </div>
      )}
      <OwnRoles view={view} roles={await read('listStaffRoles')} />
      <h2>{view.t('desk.roles.builtIn')}</h2>
      <RolesTable view={view} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
