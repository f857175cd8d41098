import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../request/context.ts';

/** Refuses a request whose Host makes no address (`a b`, `[::1`). Node does it by itself, workerd does not. */
export const validAddress: MiddlewareHandler<RequestEnv> = (c, next) =>
  URL.canParse(c.req.url) ? next() : Promise.resolve(c.text('Bad Request', 400));
