import { DeskHead } from '../../components/desk/shell/desk-head.tsx';
import { TenantTiles } from '../../components/desk/today/tenant-tiles.tsx';
import { deskRequest } from '../../server/request/desk.ts';

export default async function DeskTodayPage() {
  const view = deskRequest();
  return (
    <>
      <DeskHead t={view.t} title={view.t('desk.nav.today')} />
      <TenantTiles view={view} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
