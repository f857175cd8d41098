import type { MiddlewareHandler } from 'hono';
import { newId } from '../crypto/random.ts';
import type { RequestEnv } from '../request/context.ts';

/** Gives every request an id of ours: in the log, in errors and in the answer. */
export const requestId: MiddlewareHandler<RequestEnv> = async (c, next) => {
  c.set('requestId', newId());
  await next();
  c.header('x-request-id', c.var.requestId);
};
