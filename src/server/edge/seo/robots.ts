import type { Context } from 'hono';
import { PAYLOAD_PATH } from '../../../framework/server/router-request.ts';
import type { RequestEnv } from '../../request/context.ts';

/**
 * What no crawler needs: a shopper's own area, forms and calls, payloads of in-app navigations, and
 * the countless lists that only filters make. The cart leads whoever isn't signed in to sign-in.
 */
const CLOSED = [
  '/my/',
  '/auth/',
  '/checkout',
  '/payment$',
  '/payment?',
  '/payment/',
  '/preferences',
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
  const rules = CLOSED.map((path) => `Disallow: ${path}`);
  return c.text(`User-agent: *\n${rules.join('\n')}\n\nSitemap: ${c.var.origin}/sitemap.xml\n`);
}
