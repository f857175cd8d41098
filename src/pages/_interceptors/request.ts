import { setNonce } from '../../framework/server/nonce.ts';
import { redirect } from '../../framework/server/redirect.ts';
import { tryCurrentRequest } from '../../server/request/context.ts';
import { loginPath } from '../../site/login-path.ts';
import { matchRoute } from '../../site/match-route.ts';

/**
 * Runs before each rendering: sets the nonce of the framework's scripts, and redirects an in-app
 * navigation to the sign-in page if the page needs a session.
 */
export default async function interceptRequest<T>(next: () => Promise<T>): Promise<T> {
  const request = tryCurrentRequest();
  if (!request) return next();
  const { secureHeadersNonce, pagePath, session } = request;
  if (secureHeadersNonce) setNonce(secureHeadersNonce);
  const route = matchRoute(pagePath);
  if (route?.options.requireAuth && !session) {
    redirect(loginPath(pagePath));
  }
  return next();
}
