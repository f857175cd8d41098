import { InviteForm } from '../../../../components/desk/people/invite-form.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskInvitePage() {
  const view = deskTenantRequest();
  if (!view.may('people.act')) {
    markForbidden();
    return <NoRight view={view} right="people.act" />;
  }
  const title = view.t('desk.people.invite');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <SystemTabs view={view} current="people" />
      <InviteForm view={view} ownRoles={await read('listStaffRoles')} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
