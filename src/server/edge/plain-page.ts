import type { Context } from 'hono';
import { html } from 'hono/html';
import { ownPath } from '../../contract/values/own-path.ts';
import { LOCALES } from '../../contract/values/shop/locales.ts';
import { bcp47, directionOf, negotiateLocale } from '../../i18n/locale.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { RequestEnv } from '../request/context.ts';
import { readCookie } from '../request/cookies.ts';

/** The visitor's language. It works also before the tenant and its languages are known. */
function localeOf(c: Context<RequestEnv>) {
  if (c.var.locale) return c.var.locale;
  return negotiateLocale(
    { supportedLanguages: LOCALES, defaultLanguage: 'en' },
    { cookie: readCookie(c, 'locale'), acceptLanguage: c.req.header('accept-language') },
  );
}

/** The translator for the visitor's language. Works at every step of the request. */
export const translatorOf = (c: Context<RequestEnv>): Promise<Translate> =>
  c.var.platform.translator(localeOf(c));

type Plain = {
  status: 403 | 404 | 410 | 429 | 500 | 502 | 503 | 504;
  title: string;
  text: string;
  /** Whether trying again may help. */
  retry?: boolean;
};

/**
 * A page with an error message that needs no tenant, script or backend. With `retry`, it also has links to
 * try again and to the home page, and the request id.
 */
export async function plainPage(
  c: Context<RequestEnv>,
  { status, title, text, retry = false }: Plain,
): Promise<Response> {
  const t = await translatorOf(c);
  const locale = localeOf(c);
  const direction = c.var.direction ?? directionOf(locale);
  const { pathname, search } = new URL(c.req.url);
  const links = html`<p><a href="${ownPath(pathname + search)}">${t('errorPage.retry')}</a> · <a href="/">${t('errorPage.home')}</a></p>
      <p><small>${t('errorPage.requestId', { id: c.var.requestId })}</small></p>`;
  return c.html(
    html`<!doctype html><html lang="${bcp47(locale)}" dir="${direction}"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
      <title>${title}</title><link rel="stylesheet" href="/plain.css"></head><body><main><h1>${title}</h1>
      <p>${text}</p>${retry ? links : ''}</main></body></html>`,
    status,
    { 'cache-control': 'no-store' },
  );
}
