import { DeskHead } from '../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../components/desk/shell/no-right.tsx';
import { SystemTabs } from '../../../components/desk/shell/system-tabs.tsx';
import { FailedSignIns } from '../../../components/desk/system/failed-sign-ins.tsx';
import { deskTenantRequest, markForbidden } from '../../../server/request/desk.ts';
import { read } from '../../../server/request/read.ts';

export default async function DeskFailedSignInsPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  if (!view.may('system.see')) {
    markForbidden();
    return <NoRight view={view} right="system.see" />;
  }
  const title = view.t('desk.failures.title');
  const cursor = new URLSearchParams(query).get('cursor') ?? undefined;
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <SystemTabs view={view} current="failed-sign-ins" />
      <FailedSignIns view={view} page={await read('listFailedSignIns', { query: { cursor } })} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
