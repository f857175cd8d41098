import type { MiddlewareHandler } from 'hono';
import { verifySessionToken } from '../crypto/session-token.ts';
import type { RequestEnv } from '../request/context.ts';
import { dropSession, readCookie } from '../request/cookies.ts';

/** Who is signed in, by the token alone; a token that is not this tenant's, or not valid, ends the browser's session. */
export const session: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const token = readCookie(c, 'token');
  if (token) {
    const tenantId = c.var.tenant.id;
    const claims = await verifySessionToken(c.var.platform.keys, token, {
      tenantId,
      now: Date.now(),
    });
    if (claims) c.set('session', { userId: claims.userId, sessionId: claims.sessionId, token });
    else dropSession(c);
  } else if (readCookie(c, 'login')) dropSession(c);
  await next();
};
