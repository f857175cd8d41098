import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { COOKIES } from '../../../site/cookies.ts';
import { type Flash, flash as flashSchema } from '../../../site/flash.ts';
import { seal, unseal } from '../../crypto/sealed-cookie.ts';
import { tenantKey } from '../../request/backend.ts';
import type { RequestEnv } from '../../request/context.ts';
import { dropCookie, readCookie, writeCookie } from '../../request/cookies.ts';

/** Sealed for one tenant: a message of a sibling tenant is ignored. */
const purposeOf = (c: Context<RequestEnv>) => `flash ${tenantKey(c)}`;

/** Leaves a message for the next page, sealed so that it can't be forged. */
export async function leaveFlash(c: Context<RequestEnv>, flash: Flash): Promise<void> {
  const sealed = await seal(c.var.platform.keys, purposeOf(c), flash, COOKIES.flash.maxAge);
  writeCookie(c, 'flash', sealed);
}

/** The service worker (public/sw.js) stores this page, so no message may show on it. */
const OFFLINE_PAGE = '/offline';

/** Whether the visitor sees this answer's page now. A prefetched page may never be seen. */
const isSeenNow = (c: Context<RequestEnv>) =>
  c.req.path !== OFFLINE_PAGE && !c.req.header('sec-purpose')?.startsWith('prefetch');

/** Takes the message that a form left. It shows once, on the form's next page; if that page fails, it stays for the next try. */
export const flash: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const sealed = isSeenNow(c) ? readCookie(c, 'flash') : undefined;
  if (sealed) {
    const result = v.safeParse(
      flashSchema,
      await unseal(c.var.platform.keys, purposeOf(c), sealed),
    );
    if (result.success) c.set('flash', result.output);
  }
  await next();
  if (sealed && !c.error && c.res.status < 500) dropCookie(c, 'flash');
};
