import type { MiddlewareHandler } from 'hono';
import type { Storefront } from '../platform/platform.ts';
import { clientAddressOf } from '../request/backend.ts';
import type { RequestEnv } from '../request/context.ts';
import { translatorOf } from './plain-page.ts';
import { refusal } from './refusal.ts';
import { STOREFRONT_TOKEN } from './upstream/upstream.ts';

/** The platforms, one for each process or isolate, that have logged a wrong token: each does so once. */
const hasLogged = new WeakSet<Storefront>();

/**
 * Refuses a call from another deployment (with API_UPSTREAM) whose storefront token is wrong. Otherwise it
 * would silently get the tenant of this server's own host, not the one that it requested. On a host that
 * has an upstream itself, the token is ignored.
 */
export const storefront: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const { platform, isFromStorefront, upstream, requestId } = c.var;
  if (isFromStorefront || upstream || !c.req.header(STOREFRONT_TOKEN)) return next();
  if (!hasLogged.has(platform)) {
    hasLogged.add(platform);
    platform.log({ event: 'storefront_token_refused', requestId, address: clientAddressOf(c) });
  }
  return refusal(c, 'FORBIDDEN', await translatorOf(c));
};
