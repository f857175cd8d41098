import type { Context } from 'hono';
import * as v from 'valibot';
import { COOKIES } from '../../../site/cookies.ts';
import { seal, unseal } from '../../crypto/sealed-cookie.ts';
import { tenantKey } from '../../request/backend.ts';
import type { RequestEnv, Session } from '../../request/context.ts';

const sessionSchema = v.object({ userId: v.string(), token: v.string() });

/** Seals a session for one tenant and one backend: it is worthless at any other. */
const purposeOf = (c: Context<RequestEnv>) => `session ${tenantKey(c)}`;

/** Seals the shopper's id and the backend's token for the session's cookie. */
export function sealSession(c: Context<RequestEnv>, session: Session): Promise<string> {
  return seal(c.var.platform.keys, purposeOf(c), session, COOKIES.token.maxAge);
}

/** The session in a cookie; undefined if it was not sealed for this tenant, or has expired. */
export async function openSession(
  c: Context<RequestEnv>,
  sealed: string,
): Promise<Session | undefined> {
  const opened = await unseal(c.var.platform.keys, purposeOf(c), sealed);
  const result = v.safeParse(sessionSchema, opened);
  return result.success ? result.output : undefined;
}
