import type { MiddlewareHandler } from 'hono';
import { DESK, DESK_TENANT, tenantInPath } from '../../../site/desk-path.ts';
import { PREFERENCES_PATH } from '../../../site/preferences.ts';
import { hostOf } from '../../request/backend.ts';
import type { RequestEnv } from '../../request/context.ts';
import { readCookie } from '../../request/cookies.ts';
import { requestedPath } from '../../request/page-path.ts';
import { plainPage, translatorOf } from '../plain-page.ts';

const TENANT_ID = /^[a-z0-9-]{1,40}$/;

/** Paths at the desk's host that are not pages: the calls of the staff, uploads, preferences. */
const isCall = (path: string): boolean =>
  path.startsWith('/api/ops/') || /^\/uploads(\/|$)/.test(path) || path === PREFERENCES_PATH;

/**
 * Separates the desk from the shops: at the desk's host there are only the pages of the desk and the calls of
 * the staff, at any other host there is no page of the desk. Sets the tenant that the desk works for, and the
 * session.
 */
export const desk: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const { path } = c.req;
  const page = requestedPath(c) ?? path;
  const isDeskPage = page === DESK || page.startsWith(`${DESK}/`) || page.startsWith(`${DESK}?`);
  const isDesk = hostOf(c) === c.var.platform.config.DESK_HOST;
  if (!isDesk && !isDeskPage) return next();
  if (isDesk && path === '/') return c.redirect(DESK, 307);
  if (!isDesk || !(isDeskPage || isCall(path))) {
    const t = await translatorOf(c);
    const text = { title: t('notFound.title'), text: t('notFound.text') };
    return plainPage(c, { status: 404, ...text });
  }
  const named = c.req.query(DESK_TENANT) ?? '';
  const ofCall = TENANT_ID.test(named) ? named : undefined;
  c.set('desk', {
    tenantId: isDeskPage ? tenantInPath(page) : ofCall,
    token: readCookie(c, 'desk'),
  });
  return next();
};
