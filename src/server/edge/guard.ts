import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../../contract/errors.ts';
import { withoutLanguage } from '../../i18n/page-language.ts';
import { loginPath } from '../../site/login-path.ts';
import { isPersonal, matchRoute, needsSession } from '../../site/match-route.ts';
import { within } from '../../site/within.ts';
import type { RequestEnv } from '../request/context.ts';
import { dropSession, readCookie } from '../request/cookies.ts';
import { isPayload, requestedPath } from '../request/page-path.ts';
import { guardDesk } from './desk/guard-desk.ts';
import { leaveFlash } from './forms/flash.ts';

/**
 * Keeps pages out of shared caches, because their language, colours and nonce belong to one visitor. Keeps
 * personal pages out of every cache.
 */
function setCacheControl(c: Context<RequestEnv>, { personal }: { personal: boolean }): void {
  const isPage = isPayload(c) || isDocument(c);
  if (personal) c.header('cache-control', 'no-store');
  else if (isPage && !c.res.headers.has('cache-control')) {
    c.header('cache-control', 'private, no-cache');
  }
}

const isDocument = (c: Context<RequestEnv>): boolean =>
  c.res.headers.get('content-type')?.startsWith('text/html') === true;

/** On a public page, lets the browser prerender the products' pages: docs/decisions/034. */
function allowPrerender(c: Context<RequestEnv>, pagePath: string): void {
  if (isDocument(c) && !isPersonal(pagePath)) {
    c.header('speculation-rules', '"/speculation-rules.json"');
  }
}

/** Whether the session is valid. Also loads the shopper's profile, unless the backend is slow or fails. */
async function hasValidSession(c: Context<RequestEnv>): Promise<boolean> {
  if (!c.var.session) return false;
  try {
    // A slow backend must not delay the page: its parts that need the profile wait for it themselves.
    const { PAGE_PATIENCE_MS } = c.var.platform.config;
    const profile = await within(PAGE_PATIENCE_MS, c.var.api('getProfile'));
    c.set('profile', profile?.value);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return false;
  }
  return true;
}

/**
 * On pages that need a session, redirects visitors without one to the sign-in page, which leads back. A page with
 * `allowsGuestCart` needs none where visitors have a cart. Sets how every page may be cached.
 */
export const guard: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const requested = requestedPath(c);
  if (requested === undefined) return c.text('', 404);
  if (c.var.desk) {
    const refused = await guardDesk(c, withoutLanguage(requested));
    return refused ?? next().then(() => setCacheControl(c, { personal: true }));
  }
  // The language in the URL is left out: after signing in, the shopper's own language applies again.
  const pagePath = withoutLanguage(requested);
  c.set('pagePath', pagePath);
  const route = matchRoute(pagePath);
  if (!route?.options.requireAuth) {
    await next();
    allowPrerender(c, pagePath);
    return setCacheControl(c, {
      personal: c.var.flash !== undefined || route?.options.noStore === true,
    });
  }
  // Whoever had a session until now sees no visitor's page instead: they are told to sign in again.
  const hadSession = c.var.session !== undefined || readCookie(c, 'login') !== undefined;
  const isOpen = !hadSession && !needsSession(route.options, c.var.tenant);
  if (isOpen || (await hasValidSession(c))) {
    await next();
    return setCacheControl(c, { personal: true });
  }
  if (c.var.session) dropSession(c);
  c.set('session', undefined);
  // The login flag is still there: the session has just ended, so the visitor is told why to sign in.
  if (readCookie(c, 'login')) {
    await leaveFlash(c, {
      kind: 'error',
      code: 'UNAUTHENTICATED',
      form: 'session',
      errors: [],
      values: {},
    });
  }
  // An in-app navigation is redirected by the router itself (src/pages/_interceptors).
  if (isPayload(c)) return next();
  return c.redirect(loginPath(pagePath), 307);
};
