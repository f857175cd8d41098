import { ownPath } from '../../contract/values/own-path.ts';

/** The page that leads to another site of the tenant. */
const RETURN_PATH = '/auth/return';

/** The page after signing in: another site of the tenant (`refrom`), or the page that required it. */
export function afterSignIn(query: URLSearchParams): string {
  const refrom = query.get('refrom');
  if (refrom) return `${RETURN_PATH}?refrom=${encodeURIComponent(refrom)}`;
  return ownPath(query.get('redirectUrl'));
}

/** The query that names the page after signing in; sign-in and sign-up pass it to each other. */
export function destinationQuery(query: URLSearchParams): string {
  const fields = new URLSearchParams();
  for (const name of ['refrom', 'redirectUrl']) {
    const value = query.get(name);
    if (value) fields.set(name, value);
  }
  return fields.toString();
}

/**
 * The `refrom` address with the shopper's e-mail, if the tenant lists its origin. Only https: an
 * address such as `blob:https://…` has a listed origin, too.
 */
export function returnAddress(
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

/** The host of the tenant's other site to which the page after signing in leads; undefined for a page of this site. */
export function hostAfterSignIn(next: string, origins: readonly string[]): string | undefined {
  const { pathname, searchParams } = new URL(next, 'https://own.invalid');
  if (pathname !== RETURN_PATH) return undefined;
  return returnAddress(searchParams.get('refrom'), origins, '')?.host;
}
