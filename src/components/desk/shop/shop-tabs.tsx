import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';

const TABS = [
  { path: [], name: 'desk.nav.shop' },
  { path: ['own'], name: 'desk.own.title' },
  { path: ['pictures'], name: 'desk.pictures.title' },
] as const;

/** Tabs for the pages about look, content and places of the shop. */
export function ShopTabs({ view, current }: { view: DeskTenantView; current: string }) {
  const { t, tenant } = view;
  return (
    <nav className="desk-tabs" aria-label={t('desk.nav.shop')}>
      {TABS.filter(({ path }) => path.length === 0 || view.may('shop.see')).map(
        ({ path, name }) => (
          <a
            key={name}
            href={deskPath(tenant.id, 'shop', ...path)}
            aria-current={(path[0] ?? '') === current ? 'page' : undefined}
          >
            {t(name)}
          </a>
        ),
      )}
    </nav>
  );
}
