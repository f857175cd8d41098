import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../../contract/errors.ts';
import { withoutLanguage } from '../../i18n/page-language.ts';
import { loginPath } from '../../site/login-path.ts';
import { isPersonal, matchRoute } from '../../site/match-route.ts';
import { within } from '../../site/within.ts';
import type { RequestEnv } from '../request/context.ts';
import { dropSession, readCookie } from '../request/cookies.ts';
import { isPayload, requestedPath } from '../request/page-path.ts';
import { leaveFlash } from './forms/flash.ts';

/** Shared caches store no page: language, colours and nonce are one visitor's. Personal pages are stored nowhere. */
function keepPrivate(c: Context<RequestEnv>, personal: boolean): void {
  const isPage = isPayload(c) || isDocument(c);
  if (personal) c.header('cache-control', 'no-store');
  else if (isPage && !c.res.headers.has('cache-control')) {
    c.header('cache-control', 'private, no-cache');
  }
}

const isDocument = (c: Context<RequestEnv>): boolean =>
  c.res.headers.get('content-type')?.startsWith('text/html') === true;

/** On a public page the browser may prerender a product's page: docs/decisions/034. */
function allowPrerender(c: Context<RequestEnv>, pagePath: string): void {
  if (isDocument(c) && !isPersonal(pagePath)) {
    c.header('speculation-rules', '"/speculation-rules.json"');
  }
}

/** Sets the profile. False if there is no session, or it has been revoked elsewhere. */
async function hasLiveSession(c: Context<RequestEnv>): Promise<boolean> {
  if (!c.var.session) return false;
  try {
    // A slow backend delays the parts of the page that need it, but not the page.
    const { PAGE_PATIENCE_MS } = c.var.platform.config;
    const profile = await within(PAGE_PATIENCE_MS, c.var.api('getProfile'));
    c.set('profile', profile?.value);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return false;
  }
  return true;
}

/** Redirects visitors without a session from a page that needs one to sign in, and back afterwards. Sets how pages may be cached. */
export const guard: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const requested = requestedPath(c);
  if (requested === undefined) return c.text('', 404);
  // After signing in, the visitor's own language applies again.
  const pagePath = withoutLanguage(requested);
  c.set('pagePath', pagePath);
  const route = matchRoute(pagePath);
  if (!route?.options.requireAuth) {
    await next();
    allowPrerender(c, pagePath);
    return keepPrivate(c, c.var.flash !== undefined || route?.options.once === true);
  }
  if (await hasLiveSession(c)) {
    await next();
    return keepPrivate(c, true);
  }
  if (c.var.session) dropSession(c);
  c.set('session', undefined);
  // Visitors whose session just ended learn why they have to sign in.
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
