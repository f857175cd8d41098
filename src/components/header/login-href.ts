import { loginPath } from '../../site/login-path.ts';

const LOGIN_PATH = '/auth/login';

/**
 * The URL of the sign-in page that leads back to the current page (`path` and `query`). On pages of
 * `/auth` it keeps their `redirectUrl`.
 */
export function loginHref(path: string, query: string): `/${string}` {
  const pagePath = query ? `${path}?${query}` : path;
  const back = path.startsWith('/auth/') ? new URLSearchParams(query).get('redirectUrl') : pagePath;
  return back ? loginPath(back) : LOGIN_PATH;
}
