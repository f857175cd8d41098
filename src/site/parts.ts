import type { Tenant } from '../contract/calls/site.ts';
import { matchRoute } from './match-route.ts';
import type { RouteOptions } from './route-options.ts';

/** Whether the tenant shows the part of the site that a page belongs to. */
export function isPartShown(
  path: string,
  { tenantPreference }: Pick<Tenant, 'tenantPreference'>,
): boolean {
  const { requiresSetting }: RouteOptions = matchRoute(path)?.options ?? {};
  return requiresSetting === undefined || tenantPreference[requiresSetting];
}
