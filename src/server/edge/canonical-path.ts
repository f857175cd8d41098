import type { Context, MiddlewareHandler } from 'hono';
import { canonicalPath, ownPath } from '../../contract/values/own-path.ts';
import type { RequestEnv } from '../request/context.ts';
import { translatorOf } from './plain-page.ts';
import { refusal } from './refusal.ts';

async function notFound(c: Context<RequestEnv>): Promise<Response> {
  if (!c.req.path.startsWith('/api/')) return c.text('', 404);
  return refusal(c, 'NOT_FOUND', await translatorOf(c));
}

/**
 * Accepts each path in its canonical form only, so that a rule for a path, here or in a proxy, can't be
 * evaded by writing `/%61pi/…`. Redirects a page in another form to its canonical path, and answers 404 to
 * everything else.
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
