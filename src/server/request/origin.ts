import type { Context } from 'hono';
import { hostOf } from './backend.ts';
import type { RequestEnv } from './context.ts';

/**
 * Origin of the site as the world knows it (`https://shop.example.org`), for addresses that leave it:
 * where the configuration says that it stands, at the host that was asked.
 */
export function originOf(c: Context<RequestEnv>): string {
  return c.var.platform.config.PUBLIC_ORIGIN.replace('{host}', () => hostOf(c));
}
