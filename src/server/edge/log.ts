import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../request/context.ts';

/** One JSON line a request: who was asked for what, how it ended, how long it took. */
export const requestLog: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const start = performance.now();
  await next();
  const ms = Math.round((performance.now() - start) * 10) / 10;
  c.header('server-timing', `app;dur=${ms}`);
  c.var.platform.log({
    requestId: c.var.requestId,
    tenant: c.var.tenant?.id,
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms,
  });
};
