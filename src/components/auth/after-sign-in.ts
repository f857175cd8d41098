import { ownPath } from '../../contract/values/own-path.ts';

/** Where a sign-in leads: back to another site of the tenant (`refrom`), or to the page that asked for it. */
export function afterSignIn(query: URLSearchParams): string {
  const refrom = query.get('refrom');
  if (refrom) return `/auth/return?refrom=${encodeURIComponent(refrom)}`;
  return ownPath(query.get('redirectUrl'));
}

/** What of a query signing in and signing up hand on to each other, so that either leads there. */
export function handedOn(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of ['refrom', 'redirectUrl']) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}

/** The address that a sign-in came from, with the shopper's e-mail, if the tenant lists its origin. */
export function returnAddress(
  refrom: string | null,
  origins: readonly string[],
  email: string,
): URL | undefined {
  if (!refrom || !URL.canParse(refrom)) return undefined;
  const url = new URL(refrom);
  if (!origins.includes(url.origin)) return undefined;
  url.searchParams.append('email', email);
  return url;
}
