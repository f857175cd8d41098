import type { Context } from 'hono';
import * as v from 'valibot';
import { COOKIES } from '../../../site/cookies.ts';
import { seal, unseal } from '../../crypto/sealed-cookie.ts';
import { tenantKey } from '../../request/backend.ts';
import type { RequestEnv, Session } from '../../request/context.ts';

const shape = v.object({ userId: v.string(), token: v.string() });

/** A session of one tenant is nothing at another, nor at another backend. */
const purposeOf = (c: Context<RequestEnv>) => `session ${tenantKey(c)}`;

/** What the token's cookie holds: the backend's token, whatever it is, bound to tenant and shopper. */
export function sealSession(c: Context<RequestEnv>, session: Session): Promise<string> {
  return seal(c.var.platform.keys, purposeOf(c), session, COOKIES.token.maxAge);
}

/** The session that a cookie holds; undefined for all that we did not seal for this tenant, or too long ago. */
export async function openSession(
  c: Context<RequestEnv>,
  sealed: string,
): Promise<Session | undefined> {
  const opened = await unseal(c.var.platform.keys, purposeOf(c), sealed);
  const result = v.safeParse(shape, opened);
  return result.success ? result.output : undefined;
}
