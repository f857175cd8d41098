import type { Context } from 'hono';
import { ApiError } from '../../../contract/errors.ts';
import type { StaffMe } from '../../../contract/ops/people/own-account.ts';
import {
  DESK,
  deskSecondFactorPath,
  deskSignInPath,
  isOpenDeskPage,
  SECOND_FACTOR_PAGE,
} from '../../../site/desk-path.ts';
import type { RequestEnv } from '../../request/context.ts';
import { dropCookie, readCookie, writeCookie } from '../../request/cookies.ts';
import { isPayload } from '../../request/page-path.ts';
import { plainPage } from '../plain-page.ts';

/** The signed-in member of the staff; undefined if nobody is signed in. */
async function readMe(c: Context<RequestEnv>): Promise<StaffMe | undefined> {
  if (!c.var.desk?.token) return undefined;
  try {
    return await c.var.api('getStaffMe');
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    dropCookie(c, 'desk');
    return undefined;
  }
}

/**
 * Lets only signed-in people into the desk, and only to tenants for which they work; pages of other tenants
 * are 404. Somebody who still has to show a second factor is redirected to its page. Returns undefined if
 * the page may be rendered.
 */
export async function guardDesk(
  c: Context<RequestEnv>,
  pagePath: string,
): Promise<Response | undefined> {
  c.set('pagePath', pagePath);
  const { desk } = c.var;
  // Not a request to the desk.
  if (!desk) return undefined;
  const me = await readMe(c);
  if (!me) {
    c.set('desk', { ...desk, token: undefined });
    // An in-app navigation is redirected by the router itself (src/pages/_interceptors).
    if (isOpenDeskPage(pagePath) || isPayload(c)) return undefined;
    return c.redirect(deskSignInPath(pagePath), 307);
  }
  c.set('desk', { ...desk, me });
  if (readCookie(c, 'locale') === undefined) writeCookie(c, 'locale', me.language);
  const needsSecondFactor = me.missing !== 'NOTHING';
  if (needsSecondFactor) {
    if (pagePath.startsWith(SECOND_FACTOR_PAGE) || isPayload(c)) return undefined;
    return c.redirect(pagePath === DESK ? SECOND_FACTOR_PAGE : deskSecondFactorPath(pagePath), 307);
  }
  const isTheirs = !desk.tenantId || me.tenants.some(({ id }) => id === desk.tenantId);
  if (isTheirs) return undefined;
  const { t } = c.var;
  return plainPage(c, { status: 404, title: t('notFound.title'), text: t('notFound.text') });
}
