import { sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../request/context.ts';

/** `/healthz`: the process answers. `/readyz`: its database answers too, where it has one. */
export const health: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (c.req.path === '/healthz') return c.json({ status: 'ok' });
  if (c.req.path !== '/readyz') return next();
  try {
    await c.var.platform.database?.all(sql`select 1`);
    return c.json({ status: 'ok' });
  } catch {
    return c.json({ status: 'unavailable' }, 503);
  }
};
