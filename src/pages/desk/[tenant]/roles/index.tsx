import { RolesTable } from '../../../../components/desk/people/roles-table.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';

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
      <RolesTable view={view} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
