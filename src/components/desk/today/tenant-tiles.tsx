import type { WorkCount } from '../../../contract/ops/desk/work.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import type { DeskTenant, DeskView } from '../view.ts';
import { PileTiles } from '../work/pile-tiles.tsx';

type TenantTilesProps = {
  view: DeskView;
  tenants: readonly { tenant: DeskTenant; piles: readonly WorkCount[] }[];
  now: number;
};

/** The tenants that the person works for: first those where something waits, each with its piles. */
export function TenantTiles({ view, tenants, now }: TenantTilesProps) {
  const { t, me } = view;
  if (tenants.length === 0) return <DeskEmpty title={t('desk.today.noTenant')} />;
  const tenantsWithWork = tenants.map(({ tenant, piles }) => ({
    tenant,
    waiting: piles.filter(({ count }) => count > 0),
  }));
  const busy = tenantsWithWork.filter(({ waiting }) => waiting.length > 0);
  const idle = tenantsWithWork.filter(({ waiting }) => waiting.length === 0);
  return (
    <>
      <div className="desk-head">
        <h1>{t('desk.today.title', { name: me.name })}</h1>
      </div>
      {busy.map(({ tenant: { id, name }, waiting }) => (
        <section key={id} className="desk-stack" aria-labelledby={`tenant-${id}`}>
          <h2 id={`tenant-${id}`} className="desk-subhead">
            <a href={deskPath(id)}>{name}</a>
          </h2>
          <PileTiles view={view} tenantId={id} piles={waiting} now={now} />
        </section>
      ))}
      {idle.length > 0 && (
        <section className="desk-stack" aria-labelledby="idle">
          <h2 id="idle" className="desk-subhead">
            {t('desk.today.empty')}
          </h2>
          <ul className="desk-row">
            {idle.map(({ tenant: { id, name } }) => (
              <li key={id}>
                <a className="desk-nav-link" href={deskPath(id)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
