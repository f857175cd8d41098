import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../../contract/errors.ts';
import { matchRoute } from '../../contract/routes.ts';
import type { RequestEnv } from '../request/context.ts';
import { dropSession } from '../request/cookies.ts';

const PAYLOAD = /^\/RSC\/R\/(.+)\.txt$/;

/** Path and query of the page that a request is for, whether it asks for HTML or for the payload of an in-app navigation. */
function pagePathOf(c: Context<RequestEnv>): string {
  const url = new URL(c.req.url);
  const payload = PAYLOAD.exec(url.pathname)?.[1];
  if (!payload) return url.pathname + url.search;
  const query = url.searchParams.get('query');
  return (payload === '_root' ? '/' : `/${payload}`) + (query ? `?${query}` : '');
}

/** The profile, or undefined once the session proves ended (revoked elsewhere). */
async function liveProfile(c: Context<RequestEnv>) {
  if (!c.var.session) return undefined;
  try {
    return await c.var.api('getProfile');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

/** A page that needs a session sends everybody else to sign in, and back afterwards. */
export const guard: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const pagePath = pagePathOf(c);
  c.set('pagePath', pagePath);
  const route = matchRoute(pagePath.split('?')[0] ?? '/');
  if (!route?.options.requireAuth) return next();
  const profile = await liveProfile(c);
  if (profile) {
    c.set('profile', profile);
    await next();
    c.header('cache-control', 'no-store');
    return;
  }
  if (c.var.session) dropSession(c);
  c.set('session', undefined);
  // An in-app navigation is redirected by the router itself (src/pages/_interceptors).
  if (PAYLOAD.test(c.req.path)) return next();
  return c.redirect(`/auth/login?redirectUrl=${encodeURIComponent(pagePath)}`, 307);
};
