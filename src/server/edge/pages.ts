import type { MiddlewareHandler } from 'hono';
import { createResponseNow } from '../../framework/server/hono-response.ts';
import { singleEnd } from '../../framework/server/page-end.ts';
import { contextRelease } from '../platform/context-storage.ts';
import { Aborted, abortOnCancel, createRenderAbort } from '../request/aborted.ts';
import type { RequestEnv } from '../request/context.ts';

/** `Retry-After` of a page whose marketplace is unavailable. */
const RETRY_SECONDS = 60;

/**
 * Wraps the rendering of pages: sets the status that a page has chosen, removes a duplicated end tag, and
 * stops the rendering when the client disconnects.
 */
export const pages: MiddlewareHandler<RequestEnv> = async (c, next) => {
  // Without a response at this point, Hono would lose the headers that delete cookies.
  createResponseNow(c);
  const { renderAbort, abort } = createRenderAbort();
  c.set('renderStartedAt', Date.now());
  c.set('renderAbort', renderAbort);
  const { signal } = c.req.raw;
  signal.addEventListener('abort', abort);
  const release = contextRelease();
  // Both would keep the request in workerd's memory for good (`context-storage.ts`).
  const end = () => {
    signal.removeEventListener('abort', abort);
    release();
  };
  await next();
  const { body, status } = c.res;
  if (!body) return end();
  if (renderAbort.signal.aborted) {
    await body.cancel(renderAbort.signal.reason);
    end();
    c.res = new Aborted().getResponse();
    return;
  }
  const headers = new Headers(c.res.headers);
  if (!headers.get('content-type')?.startsWith('text/html')) {
    c.res = new Response(abortOnCancel(body, abort, end), c.res);
    return;
  }
  const finalStatus = status === 200 ? (c.var.pageStatus ?? 200) : status;
  if (finalStatus === 503) headers.set('retry-after', String(RETRY_SECONDS));
  c.res = new Response(abortOnCancel(body, abort, end, singleEnd()), {
    status: finalStatus,
    headers,
  });
};
