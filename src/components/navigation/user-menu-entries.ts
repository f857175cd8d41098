import type { Tenant } from '../../contract/calls/site.ts';
import { isPartShown } from '../../site/parts.ts';
import type { RoutePath } from '../../site/routes.ts';
import type { View } from '../view.ts';
import { type NavigationEntry, titleOf } from './navigation.ts';

/** The personal pages in the order of the menu. */
const PATHS: readonly RoutePath[] = [
  '/my/message',
  '/cart',
  '/my/favourites',
  '/my/purchase',
  '/my/warehouses',
  '/my/in-stock-items',
  '/my/transit',
  '/my/pending-payments',
  '/my/balance',
  '/my/account',
];

/** Paths of the menu's entries, without parts that the tenant does not show. */
export const userMenuPaths = (
  tenant: Pick<Tenant, 'tenantPreference' | 'favourites'>,
): RoutePath[] =>
  PATHS.filter(
    (path) => isPartShown(path, tenant) && (path !== '/my/favourites' || tenant.favourites),
  );

export function userMenuEntries(view: View): NavigationEntry[] {
  return userMenuPaths(view.tenant).map((path) => ({ path, label: titleOf(path, view) }));
}
