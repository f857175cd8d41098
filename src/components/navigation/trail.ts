import { translateKey } from '../../i18n/translator.ts';
import { matchRoute, pathnameOf } from '../../site/match-route.ts';
import type { RouteOptions } from '../../site/route-options.ts';
import { readFilters } from '../product/results/search-filters.ts';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import type { View } from '../view.ts';
import { titleOf } from './navigation.ts';

/** The breadcrumbs of a page, from the home page down. The route table has the titles and parents. */
export function trailOf(pagePath: string, view: View): Crumb[] {
  const route = matchRoute(pagePath);
  if (!route) return [];
  const { parents = [], title }: RouteOptions = route.options;
  const parentCrumbs = parents.flatMap((path) => {
    const parent = matchRoute(path);
    return parent ? [{ label: titleOf(parent.path, view), href: withFilters(path, pagePath) }] : [];
  });
  // A title may contain the last part of the path, for example an order's number.
  const values = { name: view.tenant.name, id: lastPart(pathnameOf(pagePath)) };
  const label = title ? translateKey(view.t, title, values) : view.tenant.name;
  return [{ label: view.t('nav.home'), href: '/' }, ...parentCrumbs, { label }];
}

/**
 * Adds the `filters` of the page's URL to the path of the search: a product that was found with
 * filters leads back to the same results.
 */
function withFilters(path: string, pagePath: string): string {
  if (path !== '/product-search') return path;
  const filters = readFilters(new URLSearchParams(pagePath.split('?')[1]).getAll('filters'));
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
