import type { Context } from 'hono';
import type { RequestEnv } from '../../request/context.ts';
import { dropCookie, writeCookie } from '../../request/cookies.ts';
import type { CallResult } from '../session/call-result.ts';

/** The calls whose answers have tokens, which a browser keeps in cookies. */
const GIVES_TOKENS = new Set([
  'signInStaff',
  'signInWithPasskey',
  'signInWithBadge',
  'acceptInvitation',
  'enrolStation',
]);

/**
 * Sets and deletes the desk's cookies according to a backend's result. The tokens of a session, of a browser that
 * is known from now on, or that became a station, go into cookies; a browser's result lacks them, because no
 * script may see them. Signing out, or a 401, ends the session.
 */
export async function applyDeskSession(
  c: Context<RequestEnv>,
  endpoint: string | undefined,
  result: CallResult,
): Promise<CallResult> {
  const isOk = result.status < 300;
  if (result.status === 401 || endpoint === 'signOutStaff') {
    if (c.var.desk?.token) dropCookie(c, 'desk');
    return result;
  }
  if (!isOk || !GIVES_TOKENS.has(endpoint ?? '')) return result;
  const { accessToken, deviceToken, ...bodyWithoutToken } = result.body;
  if (accessToken !== undefined) writeCookie(c, 'desk', String(accessToken));
  if (deviceToken !== undefined) {
    writeCookie(c, endpoint === 'enrolStation' ? 'station' : 'device', String(deviceToken));
  }
  const isBrowser = c.req.header('sec-fetch-site') ?? c.req.header('origin');
  return isBrowser ? { ...result, body: bodyWithoutToken } : result;
}
