import { DeskHead } from '../../components/desk/shell/desk-head.tsx';
import { TenantTiles } from '../../components/desk/today/tenant-tiles.tsx';
import { deskRequest, readAtTenant } from '../../server/request/desk.ts';

/** The first page of the desk. Each tenant is read by a call of its own, because a tenant may have its own database. */
export default async function DeskTodayPage() {
  const view = deskRequest();
  const tenants = await Promise.all(
    view.me.tenants.map(async (tenant) => ({
      tenant,
      piles: (await readAtTenant(tenant.id, 'countWork')).piles,
    })),
  );
  return (
    <>
      <DeskHead t={view.t} title={view.t('desk.nav.today')} />
      <TenantTiles view={view} tenants={tenants} now={Date.now()} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
