import type { Context, MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import { bcp47 } from '../../../i18n/locale.ts';
import { isWidgetPath, SUPPORT_CHAT_PATH } from '../../../site/widget.ts';
import type { RequestEnv } from '../../request/context.ts';
import { widgetTenant } from '../../request/widget.ts';
import openChat from './open-chat.js?raw';
import storage from './storage.js?raw';

/** Lets a widget's host serve only the widget, so that no page of the shop shares its origin. */
export const widgetHost: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const tenantId = widgetTenant(c);
  if (tenantId !== undefined) {
    if (!isWidgetPath(c.req.path)) return c.text('', 404);
    c.set('widgetTenantId', tenantId);
  }
  await next();
};

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif }
  :root[data-scheme=light] { color-scheme: light }
  :root[data-scheme=dark] { color-scheme: dark }
  body { margin: 0 }
  .about { margin: 0; padding: 12px 20px; font-size: 13px; opacity: 0.75 }
`;

/** The tenant's e-mail, in case the chat does not load. */
function aboutChat({ var: { tenant, t } }: Context<RequestEnv>) {
  const email = tenant.serviceEmail;
  return html`<p class="about"><noscript>${t('chat.noScript')} </noscript>
    <a href="mailto:${email}" target="_blank">${t('chat.otherwise', { email })}</a></p>`;
}

/** The document of the support chat: the provider's HTML, and the tenant's e-mail. */
function chatDocument(c: Context<RequestEnv>) {
  const { tenant, locale, direction, preferences, t } = c.var;
  return html`<!doctype html><html lang="${bcp47(locale)}" dir="${direction}" data-scheme="${preferences.scheme ?? ''}">
    <head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="robots" content="noindex"><title>${t('chat.title', { name: tenant.name })}</title>
    <style>${raw(STYLE)}</style><script>${raw(storage + openChat)}</script></head>
    <body>${aboutChat(c)}${raw(tenant.analyticsCode)}</body></html>`;
}

/** The document of a visit counter. Its URL has the path of the counted page, and that page's title as the fragment. */
function counterDocument({ var: { tenant, locale } }: Context<RequestEnv>) {
  const title = 'document.title = decodeURIComponent(location.hash.slice(1));';
  return html`<!doctype html><html lang="${bcp47(locale)}"><head><meta charset="utf-8">
    <meta name="robots" content="noindex"><title>${tenant.name}</title>
    <script>${raw(storage + title)}</script></head><body>${raw(tenant.analyticsCode)}</body></html>`;
}

/** Serves the tenant's widget: a support chat or a visit counter. Its security headers are in `headers.ts`. */
export const widget: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (!isWidgetPath(c.req.path)) return next();
  const { analyticsCode, features } = c.var.tenant;
  const isChat = c.req.path === SUPPORT_CHAT_PATH;
  const servesChat = !features.silentAnalyticsCode;
  if (!analyticsCode || isChat !== servesChat) return c.text('', 404);
  c.header('cache-control', 'private, no-cache');
  return c.html(isChat ? chatDocument(c) : counterDocument(c));
};
