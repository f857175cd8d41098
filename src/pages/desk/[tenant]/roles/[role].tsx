import { OwnRoles } from '../../../../components/desk/people/own-roles.tsx';
import { ChangeRoleForms } from '../../../../components/desk/people/role-form.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskRolePage({ role: id }: { role: string }) {
  const view = deskTenantRequest();
  if (!view.may('people.see')) {
    markForbidden();
    return <NoRight view={view} right="people.see" />;
  }
  const role = await read('getStaffRole', { params: { id } });
  const title = role.name;
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <SystemTabs view={view} current="roles" />
      <OwnRoles view={view} roles={[role]} />
      {view.may('people.act') && <ChangeRoleForms view={view} role={role} />}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
