import type { Context, MiddlewareHandler } from 'hono';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { canonicalPath, ownPath } from '../../contract/values/own-path.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { RequestEnv } from '../request/context.ts';
import { translatorOf } from './plain-page.ts';

async function notFound(c: Context<RequestEnv>): Promise<Response> {
  if (!c.req.path.startsWith('/api/')) return c.text('', 404);
  const code = 'NOT_FOUND';
  const message = translateKey(await translatorOf(c), `error.${code}`);
  const headers = { 'cache-control': 'no-store' };
  return c.json({ code, message, requestId: c.var.requestId }, ERROR_STATUS[code], headers);
}

/**
 * Accepts each path in its canonical form only, so that a rule for a path, here or in a proxy, can't be
 * evaded by writing `/%61pi/…`. Redirects a page in another form to its canonical path; answers 404 to
 * anything else in another form.
 */
export const onlyCanonicalPaths: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (!c.req.url.includes('%')) return next();
  const { pathname, search } = new URL(c.req.url);
  const path = canonicalPath(pathname);
  if (path === pathname) return next();
  const isPage = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isPage || ownPath(path) !== path) return notFound(c);
  return c.redirect(path + search, 308);
};
