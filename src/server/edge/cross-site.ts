import type { Context, MiddlewareHandler } from 'hono';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { PREFERENCES_PATH } from '../../contract/preferences.ts';
import { translateKey } from '../../i18n/translator.ts';
import { hostOf } from '../request/backend.ts';
import type { RequestEnv } from '../request/context.ts';
import { readBody } from './body.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a write comes from a page of this very host. Tenants are siblings, so `same-site` is not enough. */
function fromOwnPage(c: Context<RequestEnv>): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).hostname.toLowerCase() === hostOf(c);
}

/** Refuses writes that another site caused, and every write to the pages' own payloads. */
export const crossSite: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (SAFE.has(c.req.method)) return next();
  const takesWrites = c.req.path.startsWith('/api/') || c.req.path === PREFERENCES_PATH;
  if (takesWrites && fromOwnPage(c)) return next();
  // An answer before the body's end would break the connection of who is sending it.
  await readBody(c.req.raw);
  if (!takesWrites) return c.text('', 405, { allow: 'GET, HEAD' });
  const code = 'CROSS_SITE_REQUEST';
  const message = translateKey(c.var.t, `error.${code}`);
  return c.json({ code, message, requestId: c.var.requestId }, ERROR_STATUS[code]);
};
