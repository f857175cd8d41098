import type { MiddlewareHandler } from 'hono';
import { newId } from '../crypto/random.ts';
import type { RequestEnv } from '../request/context.ts';

const ID = /^[\w-]{1,64}$/;

/**
 * Gives every request an id of ours: in the log, in errors and in the answer. One that a storefront
 * asks as its backend has the storefront's, so that both logs name it alike.
 */
export const requestId: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const told = c.var.fromStorefront ? c.req.header('x-request-id') : undefined;
  c.set('requestId', told && ID.test(told) ? told : newId());
  await next();
  c.header('x-request-id', c.var.requestId);
};
