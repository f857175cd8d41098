import type { Context } from 'hono';
import { hostOf } from './backend.ts';
import type { RequestEnv, RequestVariables } from './context.ts';

/** Id of the tenant whose widget the host serves: `naga` of `naga.<WIDGET_DOMAIN>`; undefined for a shop's host. */
export function widgetTenant(c: Context<RequestEnv>): string | undefined {
  const { WIDGET_DOMAIN } = c.var.platform.config;
  const suffix = `.${WIDGET_DOMAIN}`;
  const host = hostOf(c);
  return WIDGET_DOMAIN && host.endsWith(suffix) ? host.slice(0, -suffix.length) : undefined;
}

/** Origin of the tenant's widget; empty without `WIDGET_DOMAIN`: then widgets run on the shop's host. */
export function widgetOrigin({ tenant, platform, origin }: RequestVariables): string {
  const { WIDGET_DOMAIN } = platform.config;
  if (!WIDGET_DOMAIN) return '';
  const url = new URL(origin);
  url.hostname = `${tenant.id}.${WIDGET_DOMAIN}`;
  return url.origin;
}
