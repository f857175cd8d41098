import { setNonce } from '../../framework/server/nonce.ts';
import { redirect } from '../../framework/server/redirect.ts';
import { type DeskRequest, tryCurrentRequest } from '../../server/request/context.ts';
import { deskSignInPath, isOpenDeskPage } from '../../site/desk-path.ts';
import { loginPath } from '../../site/login-path.ts';
import { matchRoute, needsSession } from '../../site/match-route.ts';

/**
 * Runs before each rendering: sets the nonce of the framework's scripts, and redirects an in-app
 * navigation to the sign-in page if the page needs a session.
 */
export default async function interceptRequest<T>(next: () => Promise<T>): Promise<T> {
  const request = tryCurrentRequest();
  if (!request) return next();
  const { secureHeadersNonce, pagePath, session } = request;
  if (secureHeadersNonce) setNonce(secureHeadersNonce);
  if (request.desk) redirectAtDesk(request.desk, pagePath);
  if (!session && needsSession(matchRoute(pagePath)?.options, request.tenant)) {
    redirect(loginPath(pagePath));
  }
  return next();
}

/**
 * At the desk: redirects to the sign-in page, or to the page for the second factor, if the request lacks
 * either.
 */
function redirectAtDesk({ me }: DeskRequest, pagePath: string): void {
  if (!me && !isOpenDeskPage(pagePath)) redirect(deskSignInPath(pagePath));
  const isMissing = me && me.missing !== 'NOTHING';
  if (isMissing && !pagePath.startsWith('/desk/second-factor')) redirect('/desk/second-factor');
}
