import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { ApiError } from '../../../contract/errors.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import { PREVIEW_SECONDS } from '../../../site/shop-preview.ts';
import { seal, unseal } from '../../crypto/sealed-cookie.ts';
import { hostOf } from '../../request/backend.ts';
import type { RequestEnv } from '../../request/context.ts';
import { dropCookie, readCookie, writeCookie } from '../../request/cookies.ts';
import { OFFLINE_PAGE } from '../forms/flash.ts';
import { plainPage } from '../plain-page.ts';

const previewSchema = v.object({ token: v.string(), viewer: v.string(), expiresAt: v.string() });

/** Sealed for one host: the tenant is not known yet when the cookie is read. */
const purposeOf = (c: Context<RequestEnv>) => `preview ${hostOf(c)}`;

/**
 * Reads the preview of the shop with its drafts that is open in this browser, and keeps all responses of
 * the preview out of caches. It comes before the tenant is read, and before every step that uses the
 * tenant's content.
 */
export const shopPreview: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const cookie = c.var.desk || c.var.upstream ? undefined : readCookie(c, 'preview');
  // The service worker stores that page for everybody.
  if (!cookie || c.req.path === OFFLINE_PAGE) return next();
  const opened = await unseal(c.var.platform.keys, purposeOf(c), cookie);
  const { success, output } = v.safeParse(previewSchema, opened);
  if (success && Date.parse(output.expiresAt) > Date.now()) c.set('preview', output);
  else dropCookie(c, 'preview');
  await next();
  if (c.var.preview) c.header('cache-control', 'no-store');
};

/** Opens the link from the desk. */
export async function beginPreview(c: Context<RequestEnv>): Promise<Response> {
  try {
    const token = c.req.query('token') || '-';
    const { accessToken, ...opened } = await c.var.api('openShopPreview', { body: { token } });
    const content = { ...opened, token: accessToken };
    const sealed = await seal(c.var.platform.keys, purposeOf(c), content, PREVIEW_SECONDS);
    writeCookie(c, 'preview', sealed);
    return c.redirect(ownPath(c.req.query('page') ?? '/'), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const t = await c.var.platform.deskTranslator(c.var.locale);
    const title = t('desk.preview.title');
    return plainPage(c, { status: 403, title, text: t('desk.preview.over') });
  }
}

export async function stopPreview(c: Context<RequestEnv>): Promise<Response> {
  dropCookie(c, 'preview');
  return c.redirect('/', 303);
}
