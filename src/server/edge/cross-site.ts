import type { Context, MiddlewareHandler } from 'hono';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { translateKey } from '../../i18n/translator.ts';
import { PREFERENCES_PATH } from '../../site/preferences.ts';
import { hostOf } from '../request/backend.ts';
import type { RequestEnv } from '../request/context.ts';
import { readBody } from './forms/body.ts';

const READS = new Set(['GET', 'HEAD']);
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Calls, the shell's forms, the bucket of uploads, the sandbox's card page. */
const TAKES_WRITES = new RegExp(`^(/api/.*|${PREFERENCES_PATH}|/uploads|/dev/card/[^/]+)$`);

/**
 * Whether a write comes from a page of this very host and port. Tenants are siblings, so `same-site`
 * is not enough. The port that a proxy was asked at is not always told, so there it is not compared.
 */
function fromOwnPage(c: Context<RequestEnv>): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin');
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  if (c.var.platform.config.TRUST_PROXY) return hostname === hostOf(c);
  return host === new URL(c.req.url).host;
}

/** Refuses writes that another site caused, every write to the pages' own payloads, and methods that nothing here has. */
export const crossSite: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (READS.has(c.req.method)) return next();
  const takesWrites = WRITES.has(c.req.method) && TAKES_WRITES.test(c.req.path);
  if (takesWrites && fromOwnPage(c)) return next();
  // An answer before the body's end would break the connection of who is sending it.
  await readBody(c.req.raw);
  if (!takesWrites) return c.text('', 405, { allow: 'GET, HEAD' });
  const code = 'CROSS_SITE_REQUEST';
  const message = translateKey(c.var.t, `error.${code}`);
  const headers = { 'cache-control': 'no-store' };
  return c.json({ code, message, requestId: c.var.requestId }, ERROR_STATUS[code], headers);
};
