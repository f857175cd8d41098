import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { ApiError, ERROR_STATUS } from '../../../contract/errors.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { END_PREVIEW_PATH, PREVIEW_PATH } from '../../../site/shop-preview.ts';
import { END_VIEW_PATH, VIEW_PATH, VIEW_SECONDS } from '../../../site/view-as.ts';
import { seal, unseal } from '../../crypto/sealed-cookie.ts';
import { tenantKey } from '../../request/backend.ts';
import type { RequestEnv } from '../../request/context.ts';
import { dropCookie, readCookie, writeCookie } from '../../request/cookies.ts';
import { isMultipart } from '../../storage/posted-form.ts';
import { readBody } from '../forms/body.ts';
import { OFFLINE_PAGE } from '../forms/flash.ts';
import { isForm } from '../forms/forms.ts';
import { plainPage } from '../plain-page.ts';
import { beginPreview, stopPreview } from './shop-preview.ts';

const viewSchema = v.object({
  userId: v.string(),
  token: v.string(),
  shopper: v.string(),
  viewer: v.string(),
  expiresAt: v.string(),
});

/** Seals a view for one tenant and one backend: it is worthless at any other. */
const purposeOf = (c: Context<RequestEnv>) => `view ${tenantKey(c)}`;

/**
 * Sets the session of a view, if the browser has one: then the shopper's own session of this browser is not read.
 * Deletes the cookie of a view that is over.
 */
export async function readView(c: Context<RequestEnv>): Promise<boolean> {
  const cookie = readCookie(c, 'view');
  // The service worker stores that page for the browser's own shopper.
  if (!cookie || c.req.path === OFFLINE_PAGE) return false;
  const opened = await unseal(c.var.platform.keys, purposeOf(c), cookie);
  const { success, output } = v.safeParse(viewSchema, opened);
  if (!success) {
    dropCookie(c, 'view');
    return false;
  }
  const { userId, token, shopper, viewer, expiresAt } = output;
  const { locale, tenant, platform } = c.var;
  const t = await platform.deskTranslator(locale);
  const time = formatDateTime(locale, expiresAt, tenant);
  c.set('session', { userId, token });
  c.set('view', {
    token,
    title: t('desk.viewAs.title'),
    text: t('desk.viewAs.bar', { shopper, viewer, time }),
    end: t('desk.viewAs.end'),
  });
  return true;
}

/** Opens the link from the desk. A view that is running ends. */
async function beginView(c: Context<RequestEnv>): Promise<Response> {
  try {
    c.set('session', undefined);
    const token = c.req.query('token') || '-';
    const { accessToken, ...view } = await c.var.api('openView', { body: { token } });
    const content = { ...view, token: accessToken };
    const { keys } = c.var.platform;
    writeCookie(c, 'view', await seal(keys, purposeOf(c), content, VIEW_SECONDS));
    // This makes the scripts show the shopper's name and cart. Without a session, the next request deletes
    // it.
    writeCookie(c, 'login', '1');
    return c.redirect('/', 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const t = await c.var.platform.deskTranslator(c.var.locale);
    return plainPage(c, {
      status: 403,
      title: t('desk.viewAs.title'),
      text: t('desk.viewAs.over'),
    });
  }
}

async function stopView(c: Context<RequestEnv>): Promise<Response> {
  const { view } = c.var;
  if (view)
    await c.var.api('endView', { body: { accessToken: view.token } }).catch(() => undefined);
  dropCookie(c, 'view');
  if (!readCookie(c, 'token')) dropCookie(c, 'login');
  return c.redirect('/', 303);
}

/** Refuses every change: a viewer can't act for the shopper. */
async function refuseChange(c: Context<RequestEnv>): Promise<Response> {
  const t = await c.var.platform.deskTranslator(c.var.locale);
  const isPosted = isForm(c.req.raw) || isMultipart(c.req.raw);
  const message = t('error.VIEW_ONLY');
  // A response before the end of the body would break the client's connection.
  await readBody(c.req.raw);
  if (isPosted) return plainPage(c, { status: 403, title: t('desk.viewAs.title'), text: message });
  const body = { code: 'VIEW_ONLY', message, requestId: c.var.requestId };
  return c.json(body, ERROR_STATUS.VIEW_ONLY, { 'cache-control': 'no-store' });
}

/** The handlers that begin and end views and previews, by path. */
const STEPS: Readonly<Record<string, (c: Context<RequestEnv>) => Promise<Response>>> = {
  [VIEW_PATH]: beginView,
  [END_VIEW_PATH]: stopView,
  [PREVIEW_PATH]: beginPreview,
  [END_PREVIEW_PATH]: stopPreview,
};

/**
 * Begins and ends views and previews of the shop by the staff. While one is open, only reading is possible,
 * and no cache stores a response.
 */
export const viewSession: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (c.var.desk) return next();
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const begin = STEPS[c.req.path];
  const isSeen = !c.req.header('sec-purpose')?.startsWith('prefetch');
  if (begin && isSeen && c.req.method === 'GET' && !c.var.upstream) return begin(c);
  if (!c.var.view && !c.var.preview) return next();
  if (!isRead) return refuseChange(c);
  await next();
  c.header('cache-control', 'no-store');
};
