import type { RouteOptions } from './route-options.ts';
import { type RoutePath, routes } from './routes.ts';

const patterns = (Object.keys(routes) as RoutePath[]).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/\[\w+\]/g, '[^/]+')}$`),
}));

/** Path of a page without its query. */
export const pathnameOf = (pagePath: string): string => pagePath.split('?', 1)[0] ?? '';

/**
 * The route of a page's path, in every spelling that the router accepts:
 * `/my//account/index.html?tab=profile`.
 */
export function matchRoute(
  pagePath: string,
): { path: RoutePath; options: RouteOptions } | undefined {
  const segments = pathnameOf(pagePath).split('/').filter(Boolean);
  if (segments.at(-1) === 'index.html') segments.pop();
  const clean = `/${segments.join('/')}`;
  const found = patterns.find(({ pattern }) => pattern.test(clean));
  return found && { path: found.path, options: routes[found.path] };
}

/** Whether the page of a route needs a session, for a tenant with or without guest carts. */
export const needsSession = (
  options: RouteOptions | undefined,
  { guestCart }: { guestCart: boolean },
): boolean => options?.requireAuth === true && !(options.allowsGuestCart && guestCart);

/** Whether search engines may show the page of a route. */
export const isListed = ({ requireAuth, unlisted }: RouteOptions): boolean =>
  !requireAuth && !unlisted;

/** Whether a page is personal: it needs a session, or has `personal`. */
const isPersonalRoute = ({ requireAuth, personal }: RouteOptions): boolean =>
  requireAuth === true || personal === true;

const sectionOf = (path: string): string => path.split('/')[1] ?? '';

/** The first path segments of personal pages. No public page has one of them. */
export const PERSONAL_SECTIONS: readonly string[] = [
  ...new Set(
    Object.entries<RouteOptions>(routes)
      .filter(([, options]) => isPersonalRoute(options))
      .map(([path]) => sectionOf(path)),
  ),
];

/** Whether a path is below a personal section, also if it has no page. */
export const isPersonal = (path: string): boolean =>
  PERSONAL_SECTIONS.includes(sectionOf(pathnameOf(path)));
