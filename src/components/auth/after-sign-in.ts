import { ownPath } from '../../contract/values/own-path.ts';

/** The page that redirects to another site of the tenant. */
const RETURN_PATH = '/auth/return';

/**
 * The path after signing in: the page that redirects to another site of the tenant (`refrom`), or the
 * page that required signing in (`redirectUrl`).
 */
export function afterSignIn(query: URLSearchParams): string {
  const refrom = query.get('refrom');
  if (refrom) return `${RETURN_PATH}?refrom=${encodeURIComponent(refrom)}`;
  return ownPath(query.get('redirectUrl'));
}

/**
 * The query fields that decide the page after signing in, as a query string without `?`. Sign-in and
 * sign-up pass them on.
 */
export function destinationQuery(query: URLSearchParams): string {
  const fields = new URLSearchParams();
  for (const name of ['refrom', 'redirectUrl']) {
    const value = query.get(name);
    if (value) fields.set(name, value);
  }
  return fields.toString();
}

/**
 * The `refrom` URL with the shopper's e-mail address, if the tenant lists its origin. It must be
 * https, because a URL such as `blob:https://…` has a listed origin, too.
 */
export function returnUrl(
  refrom: string | null,
  origins: readonly string[],
  email: string,
): URL | undefined {
  if (!refrom || !URL.canParse(refrom)) return undefined;
  const url = new URL(refrom);
  if (url.protocol !== 'https:' || !origins.includes(url.origin)) return undefined;
  url.searchParams.append('email', email);
  return url;
}

/** The host of the other site to which `next`, the path after signing in, leads; undefined if it stays here. */
export function hostAfterSignIn(next: string, origins: readonly string[]): string | undefined {
  const { pathname, searchParams } = new URL(next, 'https://own.invalid');
  if (pathname !== RETURN_PATH) return undefined;
  return returnUrl(searchParams.get('refrom'), origins, '')?.host;
}
