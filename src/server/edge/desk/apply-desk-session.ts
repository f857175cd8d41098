import type { Context } from 'hono';
import type { RequestEnv } from '../../request/context.ts';
import { dropCookie, writeCookie } from '../../request/cookies.ts';
import type { CallResult } from '../session/call-result.ts';

/** The calls that answer with the token of a new session. */
const SIGNS_IN = new Set(['signInStaff', 'signInWithPasskey', 'signInWithBadge']);

/**
 * Sets and deletes the desk's cookies according to a backend's result. The token of a sign-in goes into the
 * cookie, as does that of a browser that became a station; a browser's result lacks it, because no script may see it. Signing out, or a 401, ends the session.
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
  if (!isOk || !(endpoint === 'enrolStation' || SIGNS_IN.has(endpoint ?? ''))) return result;
  const { accessToken, deviceToken, ...bodyWithoutToken } = result.body;
  if (endpoint === 'enrolStation') writeCookie(c, 'station', String(deviceToken));
  else writeCookie(c, 'desk', String(accessToken));
  const isBrowser = c.req.header('sec-fetch-site') ?? c.req.header('origin');
  return isBrowser ? { ...result, body: bodyWithoutToken } : result;
}
