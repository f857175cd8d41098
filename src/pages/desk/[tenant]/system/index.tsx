import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SystemTabs } from '../../../../components/desk/shell/system-tabs.tsx';
import { Health } from '../../../../components/desk/system/health.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

/** The page of the system section. People who may see only people, or only the audit, see the tabs of their right. */
export default async function DeskSystemPage() {
  const view = deskTenantRequest();
  const title = view.t('desk.nav.system');
  const maySee = view.may('system.see');
  const isOfStaff = maySee || view.may('people.see') || view.may('audit.see');
  if (!isOfStaff) {
    markForbidden();
    return <NoRight view={view} right="system.see" />;
  }
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <SystemTabs view={view} current="system" />
      {maySee && <Health view={view} health={await read('getSystemHealth')} now={Date.now()} />}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
