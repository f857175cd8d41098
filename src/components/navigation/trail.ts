import { translateKey } from '../../i18n/translator.ts';
import { matchRoute, pathnameOf } from '../../site/match-route.ts';
import type { RouteOptions } from '../../site/routes.ts';
import { readFilters } from '../product/results/search-filters.ts';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import type { View } from '../view.ts';
import { titleOf } from './navigation.ts';

/** The breadcrumbs of a page, from the home page down, by titles and parents of the route table. */
export function trailOf(pagePath: string, view: View): Crumb[] {
  const route = matchRoute(pagePath);
  if (!route) return [];
  const { parents = [], title }: RouteOptions = route.options;
  const above = parents.flatMap((path) => {
    const parent = matchRoute(path);
    return parent ? [{ label: titleOf(parent.path, view), href: withFilters(path, pagePath) }] : [];
  });
  // A title may contain the last part of the path, for example an order's number.
  const values = { name: view.tenant.name, id: lastPart(pathnameOf(pagePath)) };
  const own = title ? translateKey(view.t, title, values) : view.tenant.name;
  return [{ label: view.t('nav.home'), href: '/' }, ...above, { label: own, href: pagePath }];
}

/** A product's address may have the `filters` of its search, to which the trail leads back. */
function withFilters(path: string, pagePath: string): string {
  if (path !== '/product-search') return path;
  const given = new URLSearchParams(pagePath.split('?')[1]).getAll('filters');
  const filters = readFilters(given);
  return filters.length > 0
    ? `${path}?${new URLSearchParams({ filters: filters.join(',') })}`
    : path;
}

function lastPart(pathname: string): string {
  const part = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
