import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../request/context.ts';
import { oneEnd } from './one-end.ts';

/** When to come back to a page whose marketplace does not answer. */
const RETRY_SECONDS = 60;

/** Around the pages: a page may answer 404 or 503 though it has something to show, and ends once. */
export const pages: MiddlewareHandler<RequestEnv> = async (c, next) => {
  // Cookies that were dropped so far would be forgotten: Hono keeps them on the page's own answer only beside an earlier one.
  void c.res;
  await next();
  const { body, status } = c.res;
  const headers = new Headers(c.res.headers);
  if (!body || !headers.get('content-type')?.startsWith('text/html')) return;
  const answered = status === 200 ? (c.var.pageStatus ?? 200) : status;
  if (answered === 503) headers.set('retry-after', String(RETRY_SECONDS));
  c.res = new Response(body.pipeThrough(oneEnd()), {
    status: answered,
    headers,
  });
};
