import type { Context } from 'hono';
import { isPayloadRequest, pageOfPayload } from '../../framework/server/router-request.ts';
import type { RequestEnv } from './context.ts';

/** Whether the request is for the payload of an in-app navigation, not for HTML. */
export const isPayload = (c: Context<RequestEnv>): boolean => isPayloadRequest(c.req.raw);

/**
 * Path and query of the requested page, or of the page whose payload is requested. Undefined for a
 * payload that belongs to no page.
 */
export function requestedPath(c: Context<RequestEnv>): string | undefined {
  if (isPayload(c)) return pageOfPayload(c.req.raw);
  const url = new URL(c.req.url);
  return url.pathname + url.search;
}
