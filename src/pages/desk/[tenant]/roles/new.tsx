import { MakeRoleForm } from '../../../../components/desk/people/role-form.tsx';
import { StartFrom } from '../../../../components/desk/people/start-from.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import {
  isBuiltInRole,
  RIGHTS_OF,
  TENANT_RIGHTS,
} from '../../../../contract/values/people/rights.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskNewRolePage({ query }: { query?: string }) {
  const view = deskTenantRequest();
  if (!view.may('people.act')) {
    markForbidden();
    return <NoRight view={view} right="people.act" />;
  }
  const title = view.t('desk.roles.make');
  const ownRoles = await read('listStaffRoles');
  const from = new URLSearchParams(query).get('from') ?? '';
  const rights = isBuiltInRole(from)
    ? RIGHTS_OF[from].filter((right) => TENANT_RIGHTS.includes(right))
    : (ownRoles.find(({ id }) => id === from)?.rights ?? []);
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <SystemTabs view={view} current="roles" />
      <StartFrom view={view} ownRoles={ownRoles} from={from} />
      <MakeRoleForm key={from} view={view} rights={rights.filter((right) => view.may(right))} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
