import { KeysTable, MakeKeyForm, NewKey } from '../../../../components/desk/people/keys.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskKeysPage() {
  const view = deskTenantRequest();
  if (!view.may('system.see')) {
    markForbidden();
    return <NoRight view={view} right="system.see" />;
  }
  const title = view.t('desk.keys.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <SystemTabs view={view} current="keys" />
      <NewKey view={view} />
      <KeysTable view={view} keys={await read('listStaffKeys')} />
      {view.may('system.act') && <MakeKeyForm view={view} />}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
