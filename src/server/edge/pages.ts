import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { ownPath } from '../../contract/own-path.ts';
import { bcp47 } from '../../i18n/locale.ts';
import type { RequestEnv } from '../request/context.ts';

/** A page that stands on its own: says that something failed, and by which id we find it again. */
function errorPage(c: Context<RequestEnv>): Response | Promise<Response> {
  const { requestId, t, locale, direction } = c.var;
  return c.html(
    html`<!doctype html><html lang="${bcp47(locale)}" dir="${direction}"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1"><title>${t('errorPage.title')}</title>
      <link rel="stylesheet" href="/plain.css"></head><body><main><h1>${t('errorPage.title')}</h1>
      <p>${t('errorPage.text')}</p><p><a href="${ownPath(c.req.path)}">${t('errorPage.retry')}</a> · <a href="/">${t('errorPage.home')}</a></p>
      <p><small>${t('errorPage.requestId', { id: requestId })}</small></p></main></body></html>`,
    500,
  );
}

/**
 * Around the pages: what nobody expected is logged with the request id and shown as a plain page.
 * A page that failed to render answers 500 with a document that only a script could fill.
 */
export const pages: MiddlewareHandler<RequestEnv> = async (c, next) => {
  // Cookies that were dropped so far would be forgotten: Hono keeps them on the page's own answer only beside an earlier one.
  void c.res;
  try {
    await next();
  } catch (error) {
    const { requestId, platform } = c.var;
    const stack = error instanceof Error ? error.stack : String(error);
    platform.log({ requestId, path: c.req.path, error: stack });
    c.res = undefined;
    return errorPage(c);
  }
  const type = c.res.headers.get('content-type') ?? '';
  if (!type.startsWith('text/html')) return;
  if (c.res.status === 200 && c.var.pageStatus) {
    c.res = new Response(c.res.body, { status: c.var.pageStatus, headers: c.res.headers });
  }
  if (c.res.status !== 500) return;
  await c.res.body?.cancel();
  c.res = undefined;
  c.res = await errorPage(c);
};
