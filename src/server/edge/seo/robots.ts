import type { Context } from 'hono';
import { PAYLOAD_PATH } from '../../../framework/server/router-request.ts';
import type { RequestEnv } from '../../request/context.ts';

/**
 * Paths that crawlers must not visit: a shopper's own area, forms and calls, payloads of in-app
 * navigation, the settings (one address for each page that links them), and filtered lists. `/cart`
 * is not listed: it only redirects crawlers to the sign-in page.
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
