import type { Context } from 'hono';
import { hostOf } from './backend.ts';
import type { RequestEnv } from './context.ts';

/**
 * Public origin of the site (`https://shop.example.org`), for URLs that are used outside of the site:
 * `PUBLIC_ORIGIN` with the requested host in place of `{host}`.
 */
export function originOf(c: Context<RequestEnv>): string {
  return c.var.platform.config.PUBLIC_ORIGIN.replace('{host}', () => hostOf(c));
}
