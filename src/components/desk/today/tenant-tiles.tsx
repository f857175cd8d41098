import { deskPath } from '../../../site/desk-path.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { DeskView } from '../view.ts';

/** The tenants that the person works for. */
export function TenantTiles({ view: { t, me } }: { view: DeskView }) {
  if (me.tenants.length === 0) return <EmptyState title={t('desk.today.noTenant')} />;
  return (
    <>
      <div className="desk-head">
        <h1>{t('desk.today.title', { name: me.name })}</h1>
      </div>
      <div className="desk-tiles">
        {me.tenants.map(({ id, name }) => (
          <a key={id} className="desk-tile" href={deskPath(id)}>
            {name}
          </a>
        ))}
      </div>
    </>
  );
}
