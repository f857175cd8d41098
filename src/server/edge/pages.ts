import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../request/context.ts';

/** Around the pages: a page may answer 404 though it has something to show. */
export const pages: MiddlewareHandler<RequestEnv> = async (c, next) => {
  // Cookies that were dropped so far would be forgotten: Hono keeps them on the page's own answer only beside an earlier one.
  void c.res;
  await next();
  const type = c.res.headers.get('content-type') ?? '';
  if (type.startsWith('text/html') && c.res.status === 200 && c.var.pageStatus) {
    c.res = new Response(c.res.body, { status: c.var.pageStatus, headers: c.res.headers });
  }
};
