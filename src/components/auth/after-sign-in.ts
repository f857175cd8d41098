import { ownPath } from '../../contract/values/own-path.ts';

/** The page after signing in: another site of the tenant (`refrom`), or the page that required it. */
export function afterSignIn(query: URLSearchParams): string {
  const refrom = query.get('refrom');
  if (refrom) return `/auth/return?refrom=${encodeURIComponent(refrom)}`;
  return ownPath(query.get('redirectUrl'));
}

/** The part of the query that the pages for signing in and signing up pass to each other. */
export function handedOn(query: URLSearchParams): string {
  const passedOn = new URLSearchParams();
  for (const name of ['refrom', 'redirectUrl']) {
    const value = query.get(name);
    if (value) passedOn.set(name, value);
  }
  return passedOn.toString();
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
