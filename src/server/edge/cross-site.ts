import type { Context, MiddlewareHandler } from 'hono';
import { PREFERENCES_PATH } from '../../site/preferences.ts';
import { logSecurity } from '../platform/security-log.ts';
import { clientAddressOf } from '../request/backend.ts';
import type { RequestEnv } from '../request/context.ts';
import { readBody } from './forms/body.ts';
import { refusal } from './refusal.ts';

const READS = new Set(['GET', 'HEAD']);
/** The methods that are allowed on paths that accept writes. The API answers `OPTIONS`. */
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Paths that accept writes: API calls, preference forms, uploads, the demo's card page. */
const ACCEPTS_WRITES = new RegExp(`^(/api/.*|${PREFERENCES_PATH}|/uploads|/dev/card/[^/]+)$`);

/**
 * Whether a write comes from a page of this origin, or from no page at all. `same-site` is not enough,
 * because tenants may share a domain.
 */
function isFromThisOrigin(c: Context<RequestEnv>): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).origin === c.var.origin;
}

function logCrossSite(c: Context<RequestEnv>): void {
  const { platform, tenant } = c.var;
  const logContext = { log: platform.log, tenantId: tenant.id, clientAddress: clientAddressOf(c) };
  logSecurity(logContext, 'cross_site_write_refused', c.var.session?.userId);
}

/** Refuses writes that another origin caused, writes to paths that accept none (pages, their payloads), and unknown methods. */
export const crossSite: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (READS.has(c.req.method)) return next();
  const acceptsWrite = WRITES.has(c.req.method) && ACCEPTS_WRITES.test(c.req.path);
  if (acceptsWrite && isFromThisOrigin(c)) return next();
  if (acceptsWrite) logCrossSite(c);
  // A response before the end of the body would break the client's connection.
  await readBody(c.req.raw);
  if (!acceptsWrite) return c.text('', 405, { allow: 'GET, HEAD' });
  return refusal(c, 'CROSS_SITE_REQUEST');
};
