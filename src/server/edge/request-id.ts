import type { MiddlewareHandler } from 'hono';
import { newId } from '../crypto/random.ts';
import type { RequestEnv } from '../request/context.ts';

const ID = /^[\w-]{1,64}$/;

/**
 * Gives every request an id, for the log, for errors and for a header of the response. A request from a
 * storefront keeps the storefront's id, so that both logs have the same id.
 */
export const requestId: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const sent = c.var.isFromStorefront ? c.req.header('x-request-id') : undefined;
  c.set('requestId', sent && ID.test(sent) ? sent : newId());
  await next();
  c.header('x-request-id', c.var.requestId);
};
