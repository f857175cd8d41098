import type { MiddlewareHandler } from 'hono';
import { createRenderAbort, untilAborted } from '../request/aborted.ts';
import type { RequestEnv } from '../request/context.ts';
import { oneEnd } from './page-end.ts';

/** When to come back to a page whose marketplace does not answer. */
const RETRY_SECONDS = 60;
/** What the log says of a page that nobody waited for; nobody is answered. */
const LEFT = 499;

/**
 * Around the pages: a page may answer 404 or 503 though it has something to show, ends once, and is
 * rendered no further when the one who asked has left.
 */
export const pages: MiddlewareHandler<RequestEnv> = async (c, next) => {
  // Cookies that were dropped so far would be forgotten: Hono keeps them on the page's own answer only beside an earlier one.
  void c.res;
  const { renderAbort, abort } = createRenderAbort();
  c.set('since', Date.now());
  c.set('renderAbort', renderAbort);
  c.req.raw.signal.addEventListener('abort', abort);
  await next();
  const { body, status } = c.res;
  if (!body) return;
  if (renderAbort.signal.aborted) {
    await body.cancel(renderAbort.signal.reason);
    c.res = new Response(null, { status: LEFT });
    return;
  }
  const headers = new Headers(c.res.headers);
  if (!headers.get('content-type')?.startsWith('text/html')) {
    c.res = new Response(untilAborted(body, abort), c.res);
    return;
  }
  const answered = status === 200 ? (c.var.pageStatus ?? 200) : status;
  if (answered === 503) headers.set('retry-after', String(RETRY_SECONDS));
  c.res = new Response(untilAborted(body.pipeThrough(oneEnd()), abort), {
    status: answered,
    headers,
  });
};
