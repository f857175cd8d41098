import type { Context } from 'hono';
import type { SignedIn } from '../../../contract/calls/user.ts';
import { COOKIES } from '../../../site/cookies.ts';
import { seal } from '../../crypto/sealed-cookie.ts';
import type { RequestEnv } from '../../request/context.ts';
import { dropSession, writeCookie } from '../../request/cookies.ts';
import { sealSession } from './session-cookie.ts';

/** The `purpose` with which the profile's cookie is sealed. */
export const PROFILE_PURPOSE = 'profile';

/**
 * Starts the browser's session: sealed token, encrypted profile, flag, and the shopper's language. An
 * earlier session ends, because its shopper could no longer sign out of it.
 */
async function startSession(c: Context<RequestEnv>, signedIn: SignedIn): Promise<void> {
  if (c.var.session) await c.var.api('logout').catch(() => undefined);
  const { accessToken } = signedIn;
  c.set('session', { userId: signedIn.profile.id, token: accessToken });
  // A backend elsewhere may answer a sign-in with nothing but the token.
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

/** A backend's answer to a call. */
export type Answer = { readonly status: number; readonly body: Record<string, unknown> };

/** The calls whose answers have secrets that a browser keeps in cookies. */
const GIVES_SECRETS = new Set(['login', 'signup', 'forgetPassword']);

/**
 * Applies a backend's answer to the session cookies: signing in starts the session, signing out or a
 * 401 ends it. Moves the tokens of session and device from a browser's answer to cookies, because no
 * script of a page may see them; other clients get them. Signing a browser out succeeds whatever the backend says: the browser loses its
 * session cookies, and on a shared computer nothing else counts.
 */
export async function applySession(
  c: Context<RequestEnv>,
  endpoint: string | undefined,
  answer: Answer,
): Promise<Answer> {
  const ok = answer.status < 300;
  const signedOut = endpoint === 'logout' || endpoint === 'logoutEverywhere';
  if (signedOut) forgetPages(c);
  if (endpoint === 'logout' && c.var.session) {
    dropSession(c);
    if (!ok) logFailedLogout(c, answer.status);
    return { status: 200, body: { ok: true } };
  }
  if (answer.status === 401 || (ok && signedOut)) dropSession(c);
  if (ok && endpoint === 'updateLanguage') {
    const language = new URL(c.req.url).searchParams.get('language');
    if (language) writeCookie(c, 'locale', language);
  }
  if (!ok || endpoint === undefined || !GIVES_SECRETS.has(endpoint)) return answer;
  const { accessToken, deviceToken, ...rest } = answer.body;
  if (accessToken !== undefined) await startSession(c, answer.body as SignedIn);
  if (typeof deviceToken === 'string') writeCookie(c, 'device', deviceToken);
  const fromBrowser = c.req.header('sec-fetch-site') ?? c.req.header('origin');
  return fromBrowser ? { ...answer, body: rest } : answer;
}

/**
 * Has the browser forget the pages that it keeps to go back to. Not its storage: what is a shopper's
 * there the scripts that wrote it remove (docs/decisions/018), and the rest is the offline page.
 */
function forgetPages(c: Context<RequestEnv>): void {
  c.header('clear-site-data', '"cache"');
}

/** The backend may still know the session, until it expires. */
function logFailedLogout(c: Context<RequestEnv>, status: number): void {
  const { platform, requestId, tenant } = c.var;
  platform.log({ event: 'backend_logout_failed', requestId, tenant: tenant.id, status });
}
