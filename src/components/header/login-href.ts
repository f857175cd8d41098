import { loginPath } from '../../site/login-path.ts';

const LOGIN_PATH = '/auth/login';

/** Where signing in leads back to: the page it was asked from; on its own pages what they were asked with. */
export function loginHref(path: string, query: string): `/${string}` {
  const here = query ? `${path}?${query}` : path;
  const back = path.startsWith('/auth/') ? new URLSearchParams(query).get('redirectUrl') : here;
  return back ? loginPath(back) : LOGIN_PATH;
}
