import type { Tenant } from '../../contract/calls/site.ts';
import { type RoutePath, routes } from '../../site/routes.ts';
import type { View } from '../view.ts';
import { type NavigationEntry, titleOf } from './navigation.ts';

type Preference = 'showUserWarehouse' | 'showStockin' | 'showTransit';

/** The personal pages in the order of the menu. Some exist only if the tenant offers the service. */
const ENTRIES: readonly { path: string; needs?: Preference }[] = [
  { path: '/my/message' },
  { path: '/cart' },
  { path: '/my/purchase' },
  { path: '/my/warehouses', needs: 'showUserWarehouse' },
  { path: '/my/in-stock-items', needs: 'showStockin' },
  { path: '/my/transit', needs: 'showTransit' },
  { path: '/my/pending-payments' },
  { path: '/my/balance' },
  { path: '/my/account' },
];

const isRoute = (path: string): path is RoutePath => path in routes;

/** Paths of the menu's entries, without services that the tenant does not offer. */
export function userMenuPaths({ tenantPreference }: Pick<Tenant, 'tenantPreference'>): RoutePath[] {
  return ENTRIES.filter(({ needs }) => !needs || tenantPreference[needs])
    .map(({ path }) => path)
    .filter(isRoute);
}

export function userMenuEntries(view: View): NavigationEntry[] {
  return userMenuPaths(view.tenant).map((path) => ({ path, label: titleOf(path, view) }));
}
