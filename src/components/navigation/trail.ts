import { translateKey } from '../../i18n/translator.ts';
import { matchRoute, pathnameOf, type RouteOptions } from '../../site/routes.ts';
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
    return parent ? [{ label: titleOf(parent.path, view), href: path }] : [];
  });
  // A title may contain the last part of the path, for example an order's number.
  const values = { name: view.tenant.name, id: lastPart(pathnameOf(pagePath)) };
  const own = title ? translateKey(view.t, title, values) : view.tenant.name;
  return [{ label: view.t('nav.home'), href: '/' }, ...above, { label: own, href: pagePath }];
}

function lastPart(pathname: string): string {
  const part = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
