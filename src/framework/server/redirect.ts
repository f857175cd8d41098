import { unstable_getErrorInfo } from 'waku/minimal/server';
import { unstable_notFound, unstable_redirect } from 'waku/router/server';

/** Ends the rendering of a page and redirects to another one. Always throws. */
export const redirect: typeof unstable_redirect = unstable_redirect;

/** As `redirect`, to a path that is composed while the page is rendered. */
export function redirectTo(path: string): never {
  // The router's type only accepts routes that it knows.
  return unstable_redirect(path as '/');
}

/** Ends the rendering of a page with the 404 page. Always throws. */
export const notFound: typeof unstable_notFound = unstable_notFound;

/** The details of an error thrown by `redirect` or `notFound`; undefined for every other error. */
export const errorInfo = (error: unknown): { location?: string; status?: number } | undefined =>
  unstable_getErrorInfo(error) ?? undefined;
