import type { Context } from 'hono';
import type { SignedIn } from '../../../contract/calls/user.ts';
import { COOKIES } from '../../../site/cookies.ts';
import { SIGN_OUTS } from '../../../site/sign-outs.ts';
import { seal } from '../../crypto/sealed-cookie.ts';
import type { RequestEnv } from '../../request/context.ts';
import { dropCookie, dropSession, writeCookie } from '../../request/cookies.ts';
import { applyDeskSession } from '../desk/apply-desk-session.ts';
import type { CallResult } from './call-result.ts';
import { sealSession } from './session-cookie.ts';

/** The purpose for which the profile's cookie is sealed. */
export const PROFILE_PURPOSE = 'profile';

/**
 * Starts the browser's session: sets the cookies of token, profile, login flag and the shopper's language.
 * Ends an earlier session first, because its shopper could no longer sign out of it.
 */
async function startSession(c: Context<RequestEnv>, signedIn: SignedIn): Promise<void> {
  if (c.var.session) await c.var.api('logout').catch(() => undefined);
  const { accessToken } = signedIn;
  // A remote backend may respond to a sign-in with nothing but the token; then the profile is empty, also
  // its id. `getProfile` needs this session.
  c.set('session', { userId: signedIn.profile.id, token: accessToken });
  const profile = signedIn.profile.email
    ? signedIn.profile
    : await c.var.api('getProfile').catch(() => signedIn.profile);
  const { id: userId, name, email, language } = profile;
  const sealed = await seal(
    c.var.platform.keys,
    PROFILE_PURPOSE,
    { name, email, language },
    COOKIES.profile.maxAge,
  );
  writeCookie(c, 'token', await sealSession(c, { userId, token: accessToken }));
  writeCookie(c, 'profile', sealed);
  writeCookie(c, 'login', '1');
  if (c.var.tenant.supportedLanguages.includes(language)) writeCookie(c, 'locale', language);
}

/** The calls whose results have secrets, which a browser keeps in cookies. */
const GIVES_SECRETS = new Set([
  'login',
  'signup',
  'loginByCode',
  'loginByPasskey',
  'loginByProvider',
  'joinProvider',
  'forgetPassword',
  'addToCart',
  'addManyToCart',
  'createPreview',
]);

/**
 * Sets and deletes cookies according to a backend's result, and returns the result for the client:
 *
 * - Signing in starts the session; signing out, or a 401, ends it.
 * - The tokens of session, device and of a visitor's new cart go into cookies. A browser's result lacks them, because
 *   no script of a page may see them; other clients get them.
 * - Signing out always succeeds for a browser with a session, even if the backend fails: on a shared
 *   computer it matters only that the browser loses its session cookies.
 * - A new language of the profile also goes into its cookie.
 */
export async function applySession(
  c: Context<RequestEnv>,
  endpoint: string | undefined,
  result: CallResult,
): Promise<CallResult> {
  if (c.var.desk) return applyDeskSession(c, endpoint, result);
  const isOk = result.status < 300;
  const isSignOut = SIGN_OUTS.some((call) => call === endpoint);
  if (isSignOut) clearBrowserCache(c);
  if (endpoint === 'logout' && c.var.session) {
    dropSession(c);
    if (!isOk) logFailedLogout(c, result.status);
    return { status: 200, body: { ok: true } };
  }
  if (result.status === 401 || (isOk && isSignOut)) dropSession(c);
  if (isOk && endpoint === 'updateLanguage') {
    const language = new URL(c.req.url).searchParams.get('language');
    if (language) writeCookie(c, 'locale', language);
  }
  if (!isOk || endpoint === undefined || !GIVES_SECRETS.has(endpoint)) return result;
  const { accessToken, deviceToken, guestToken, ...bodyWithoutTokens } = result.body;
  if (accessToken !== undefined) await startSession(c, result.body as SignedIn);
  if (typeof deviceToken === 'string') writeCookie(c, 'device', deviceToken);
  if (typeof guestToken === 'string') startGuestCart(c, guestToken);
  if (result.body.guestCartMerged === true) endGuestCart(c);
  const isBrowser = c.req.header('sec-fetch-site') ?? c.req.header('origin');
  return isBrowser ? { ...result, body: bodyWithoutTokens } : result;
}

function startGuestCart(c: Context<RequestEnv>, token: string): void {
  writeCookie(c, 'guest', token);
  writeCookie(c, 'cart', '1');
}

/** The cart is the shopper's now. */
function endGuestCart(c: Context<RequestEnv>): void {
  dropCookie(c, 'guest');
  dropCookie(c, 'cart');
}

/**
 * Makes the browser delete its cached pages, also those for going back. Its storage is not cleared: the
 * page's scripts remove what belongs to the shopper (docs/decisions/018), and the offline page must stay.
 */
function clearBrowserCache(c: Context<RequestEnv>): void {
  c.header('clear-site-data', '"cache"');
}

/** The backend may still know the session, until it expires. */
function logFailedLogout(c: Context<RequestEnv>, status: number): void {
  const { platform, requestId, tenant } = c.var;
  platform.log({ event: 'backend_logout_failed', requestId, tenant: tenant.id, status });
}
