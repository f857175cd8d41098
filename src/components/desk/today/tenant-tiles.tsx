import type { WorkCount } from '../../../contract/ops/work.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { DeskTenant, DeskView } from '../view.ts';
import { PileTiles } from '../work/pile-tiles.tsx';

type TenantTilesProps = {
  view: DeskView;
  tenants: readonly { tenant: DeskTenant; piles: readonly WorkCount[] }[];
  now: number;
};

/** The tenants that the person works for, each with what waits there. */
export function TenantTiles({ view, tenants, now }: TenantTilesProps) {
  const { t, me } = view;
  if (tenants.length === 0) return <EmptyState title={t('desk.today.noTenant')} />;
  return (
    <>
      <div className="desk-head">
        <h1>{t('desk.today.title', { name: me.name })}</h1>
      </div>
      {tenants.map(({ tenant: { id, name }, piles }) => {
        const waiting = piles.filter(({ count }) => count > 0);
        return (
          <section key={id} className="desk-stack" aria-labelledby={`tenant-${id}`}>
            <h2 id={`tenant-${id}`} className="desk-subhead">
              <a href={deskPath(id)}>{name}</a>
            </h2>
            {waiting.length > 0 ? (
              <PileTiles view={view} tenantId={id} piles={waiting} now={now} />
            ) : (
              <p className="desk-quiet">{t('desk.today.empty')}</p>
            )}
          </section>
        );
      })}
    </>
  );
}
