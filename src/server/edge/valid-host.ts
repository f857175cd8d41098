import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../request/context.ts';

/** Refuses a request whose Host header makes no valid URL (`a b`, `[::1`). Node does so itself, workerd does not. */
export const validHost: MiddlewareHandler<RequestEnv> = (c, next) =>
  URL.canParse(c.req.url) ? next() : Promise.resolve(c.text('Bad Request', 400));
