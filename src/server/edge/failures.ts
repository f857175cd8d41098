import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { ownPath } from '../../contract/own-path.ts';
import { bcp47 } from '../../i18n/locale.ts';
import { getTranslator } from '../../i18n/translator.ts';
import type { RequestEnv } from '../request/context.ts';

/** A page that stands on its own: says that something failed, and by which id we find it again. */
async function errorPage(c: Context<RequestEnv>): Promise<Response> {
  // What failed may have come before the language was known.
  const { requestId, t = await getTranslator('en'), locale = 'en', direction = 'ltr' } = c.var;
  return c.html(
    html`<!doctype html><html lang="${bcp47(locale)}" dir="${direction}"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1"><title>${t('errorPage.title')}</title>
      <link rel="stylesheet" href="/plain.css"></head><body><main><h1>${t('errorPage.title')}</h1>
      <p>${t('errorPage.text')}</p><p><a href="${ownPath(c.req.path)}">${t('errorPage.retry')}</a> · <a href="/">${t('errorPage.home')}</a></p>
      <p><small>${t('errorPage.requestId', { id: requestId })}</small></p></main></body></html>`,
    500,
  );
}

async function errorAnswer(c: Context<RequestEnv>): Promise<Response> {
  if (!c.req.path.startsWith('/api/')) return errorPage(c);
  const t = c.var.t ?? (await getTranslator('en'));
  const { requestId } = c.var;
  return c.json({ code: 'INTERNAL', message: t('error.INTERNAL'), requestId }, 500);
}

/**
 * What nobody expected is logged with the request id, and told with it. A page that failed to render
 * answers 500 with a document that only a script could fill: it is told of in the same way.
 */
export const failures: MiddlewareHandler<RequestEnv> = async (c, next) => {
  await next();
  const unfilled =
    c.res.status === 500 && c.res.headers.get('content-type')?.startsWith('text/html');
  if (!c.error && !unfilled) return;
  const { requestId, platform } = c.var;
  if (c.error) platform.log({ requestId, path: c.req.path, error: c.error.stack });
  await c.res.body?.cancel();
  c.res = undefined;
  c.res = await errorAnswer(c);
};
