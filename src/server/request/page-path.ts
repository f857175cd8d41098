import type { Context } from 'hono';
import { unstable_parseRouterRequest as parseRouterRequest } from 'waku/router/server';
import type { RequestEnv } from './context.ts';

/** Whether the request is for the payload of an in-app navigation. */
export const isPayload = (c: Context<RequestEnv>): boolean => c.req.path.startsWith('/RSC/');

/**
 * Path and query of the page that a request is for, whether it asks for HTML or for the payload of
 * an in-app navigation; undefined for a payload that is no page's.
 */
export function askedPath(c: Context<RequestEnv>): string | undefined {
  const url = new URL(c.req.url);
  if (!isPayload(c)) return url.pathname + url.search;
  const asked = parseRouterRequest(c.req.raw);
  if (asked?.type !== 'route' || !asked.path.startsWith('/')) return undefined;
  return asked.path + (asked.query ? `?${asked.query}` : '');
}
