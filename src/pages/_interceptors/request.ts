import { unstable_redirect as redirect, unstable_setNonce as setNonce } from 'waku/router/server';
import { requestOfRender } from '../../server/request/context.ts';
import { loginPath } from '../../site/login-path.ts';
import { matchRoute } from '../../site/routes.ts';

/** Hands the request's nonce to the framework's scripts, and sends an in-app navigation to sign in where the page asks for it. */
export default async function interceptRequest<T>(next: () => Promise<T>): Promise<T> {
  const request = requestOfRender();
  if (!request) return next();
  const { secureHeadersNonce, pagePath, session } = request;
  if (secureHeadersNonce) setNonce(secureHeadersNonce);
  const route = matchRoute(pagePath);
  if (route?.options.requireAuth && !session) {
    redirect(loginPath(pagePath));
  }
  return next();
}
