import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../request/context.ts';
import { oneEnd } from './one-end.ts';

/** Around the pages: a page may answer 404 though it has something to show, and ends once. */
export const pages: MiddlewareHandler<RequestEnv> = async (c, next) => {
  // Cookies that were dropped so far would be forgotten: Hono keeps them on the page's own answer only beside an earlier one.
  void c.res;
  await next();
  const { body, headers, status } = c.res;
  if (!body || !headers.get('content-type')?.startsWith('text/html')) return;
  c.res = new Response(body.pipeThrough(oneEnd()), {
    status: status === 200 ? (c.var.pageStatus ?? 200) : status,
    headers,
  });
};
