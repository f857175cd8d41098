import type { Tenant } from '../../contract/calls/site.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { RouteOptions } from '../../site/route-options.ts';
import { type RoutePath, routes } from '../../site/routes.ts';
import type { View } from '../view.ts';

export type NavigationEntry = { readonly path: string; readonly label: string };

/** Pages that show an article, in the order of the header. */
const ARTICLE_PAGES = [
  '/how-to-use',
  '/transportation-charge',
  '/about',
  '/faq',
  '/payment-guide',
  '/sourcing-service',
] as const satisfies readonly RoutePath[];

/** Paths of pages that exist only if the tenant has their article. */
export type ArticlePath = {
  [Path in RoutePath]: (typeof routes)[Path] extends { article: string } ? Path : never;
}[RoutePath];

/** The name of a page, for its breadcrumb and its menu entries. */
export function titleOf(path: RoutePath, { t, tenant }: Pick<View, 't' | 'tenant'>): string {
  const options: RouteOptions = routes[path];
  return options.title ? translateKey(t, options.title, { name: tenant.name }) : tenant.name;
}

export function isArticleEnabled(tenant: Tenant, path: ArticlePath): boolean {
  return tenant.enabledArticleTypes.includes(routes[path].article);
}

/** The header's navigation: the tenant's articles. */
export function headerNavigation(view: View): NavigationEntry[] {
  return ARTICLE_PAGES.filter((path) => isArticleEnabled(view.tenant, path)).map((path) => ({
    path,
    label: titleOf(path, view),
  }));
}

/** The entry that is the current page: the first entry with whose path the current path ends. */
export function currentEntry<Entry extends { readonly path: string }>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const withoutSlash = pathname.replace(/\/+$/, '');
  return entries.find(({ path }) => withoutSlash.endsWith(path));
}
