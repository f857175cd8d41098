import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../../request/context.ts';
import { dropSession, readCookie } from '../../request/cookies.ts';
import { openSession } from './session-cookie.ts';
import { readView } from './view-session.ts';

/**
 * Reads the session from its cookie, without calling the backend. Deletes the cookies of an invalid session, or of
 * another tenant's.
 */
export const session: MiddlewareHandler<RequestEnv> = async (c, next) => {
  // A preview shows what visitors see.
  if (c.var.desk || c.var.preview || (await readView(c))) return next();
  const cookie = readCookie(c, 'token');
  if (cookie) {
    const opened = await openSession(c, cookie);
    if (opened) c.set('session', opened);
    else dropSession(c);
  } else if (readCookie(c, 'login')) {
    // The rest of a session whose token is gone.
    dropSession(c);
  }
  await next();
};
