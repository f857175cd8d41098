import type { Context } from 'hono';
import { PAYLOAD_PATH } from '../../../framework/server/router-request.ts';
import type { RequestEnv } from '../../request/context.ts';

/**
 * Paths that crawlers must not visit: pages of signed-in shoppers, forms and calls, payloads of in-app
 * navigation, the settings, pages for the demo and without a connection, and filtered lists. The URL of
 * the settings names the page to return to, so there is one for each page. `/cart` is not listed, because
 * it only redirects crawlers to the sign-in page.
 */
const DISALLOWED = [
  '/my/',
  '/auth/',
  '/checkout',
  '/payment$',
  '/payment?',
  '/payment/',
  '/preferences',
  '/settings',
  '/api/',
  PAYLOAD_PATH,
  '/dev/',
  '/offline',
  '/*?*filters=',
  '/*?*priceStart=',
  '/*?*priceEnd=',
  '/*?*imageUrl=',
];

/** robots.txt of a host. */
export function robots(c: Context<RequestEnv>): Response {
  const rules = DISALLOWED.map((path) => `Disallow: ${path}`);
  return c.text(`User-agent: *\n${rules.join('\n')}\n\nSitemap: ${c.var.origin}/sitemap.xml\n`);
}
