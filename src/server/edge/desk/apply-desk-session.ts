import type { Context } from 'hono';
import type { RequestEnv } from '../../request/context.ts';
import { dropCookie, writeCookie } from '../../request/cookies.ts';
import type { CallResult } from '../session/call-result.ts';

/** The calls whose responses have tokens that a browser keeps in cookies. */
const GIVES_TOKENS = new Set([
  'signInStaff',
  'signInWithPasskey',
  'signInWithBadge',
  'acceptInvitation',
  'enrolStation',
]);

/**
 * Sets and deletes the desk's cookies according to a backend's result. Tokens of sessions, known browsers and
 * stations go into cookies, and are removed from what a browser gets, because no script may see them. Signing out,
 * even if the backend fails, or a 401 deletes the session's cookie.
 */
export async function applyDeskSession(
  c: Context<RequestEnv>,
  endpoint: string | undefined,
  result: CallResult,
): Promise<CallResult> {
  if (result.status === 401 || endpoint === 'signOutStaff') {
    if (c.var.desk?.token) dropCookie(c, 'desk');
    return result;
  }
  if (result.status >= 300 || !GIVES_TOKENS.has(endpoint ?? '')) return result;
  const { accessToken, deviceToken, ...bodyWithoutToken } = result.body;
  if (accessToken !== undefined) writeCookie(c, 'desk', String(accessToken));
  if (deviceToken !== undefined) {
    writeCookie(c, endpoint === 'enrolStation' ? 'station' : 'device', String(deviceToken));
  }
  const isBrowser = (c.req.header('sec-fetch-site') ?? c.req.header('origin')) !== undefined;
  return isBrowser ? { ...result, body: bodyWithoutToken } : result;
}
