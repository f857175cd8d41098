import type { Context } from 'hono';
import type { RequestEnv } from '../../request/context.ts';
import { dropCookie, writeCookie } from '../../request/cookies.ts';
import type { CallResult } from '../session/call-result.ts';

/** The calls that answer with the token of a new session. */
const SIGNS_IN = new Set(['signInStaff', 'signInWithPasskey']);

/**
 * Sets and deletes the desk's cookie according to a backend's result. The token of a sign-in goes into the
 * cookie; a browser's result lacks it, because no script may see it. Signing out, or a 401, ends the session.
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
  if (!isOk || !SIGNS_IN.has(endpoint ?? '')) return result;
  const { accessToken, ...bodyWithoutToken } = result.body;
  writeCookie(c, 'desk', String(accessToken));
  const isBrowser = c.req.header('sec-fetch-site') ?? c.req.header('origin');
  return isBrowser ? { ...result, body: bodyWithoutToken } : result;
}
