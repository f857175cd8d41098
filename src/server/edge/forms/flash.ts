import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { withoutLanguage } from '../../../i18n/page-language.ts';
import { COOKIES } from '../../../site/cookies.ts';
import { type Flash, flash as flashSchema } from '../../../site/flash.ts';
import { seal, unseal } from '../../crypto/sealed-cookie.ts';
import { tenantKey } from '../../request/backend.ts';
import type { RequestEnv } from '../../request/context.ts';
import { dropCookie, readCookie, writeCookie } from '../../request/cookies.ts';
import { requestedPath } from '../../request/page-path.ts';

type FormCookie = 'flash' | 'typed';

const typedSchema = v.object({
  /** Path and query of the form's page. */
  page: v.string(),
  /** The endpoint of the form. */
  form: v.string(),
  values: v.record(v.string(), v.string()),
  /** The shopper whose session had ended; without one, whoever signs in next. */
  userId: v.optional(v.string()),
});
type Typed = v.InferOutput<typeof typedSchema>;

/** Sealed for one tenant: a message of a sibling tenant is ignored. */
async function leave(c: Context<RequestEnv>, cookie: FormCookie, content: object): Promise<void> {
  const purpose = `${cookie} ${tenantKey(c)}`;
  const { keys } = c.var.platform;
  writeCookie(c, cookie, await seal(keys, purpose, content, COOKIES[cookie].maxAge));
}

async function take<S extends v.GenericSchema>(
  c: Context<RequestEnv>,
  cookie: FormCookie,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  const sealed = readCookie(c, cookie);
  if (!sealed) return undefined;
  const content = await unseal(c.var.platform.keys, `${cookie} ${tenantKey(c)}`, sealed);
  const result = v.safeParse(schema, content);
  return result.success ? result.output : undefined;
}

/** Leaves a message for the next page, sealed so that it can't be forged. */
export const leaveFlash = (c: Context<RequestEnv>, flash: Flash): Promise<void> =>
  leave(c, 'flash', flash);

/** Keeps what was typed into a form without a session, for its page after signing in. */
export const keepTyped = (c: Context<RequestEnv>, typed: Omit<Typed, 'userId'>): Promise<void> =>
  leave(c, 'typed', { ...typed, userId: c.var.session?.userId });

/** The service worker (public/sw.js) stores this page, so no message may show on it. */
const OFFLINE_PAGE = '/offline';

/** Whether the visitor sees this answer's page now. A prefetched page may never be seen. */
const isSeenNow = (c: Context<RequestEnv>) =>
  c.req.path !== OFFLINE_PAGE && !c.req.header('sec-purpose')?.startsWith('prefetch');

const withoutHash = (path: string): string => path.split('#', 1)[0] ?? '';

/** What this visitor typed on this page before signing in. */
async function typedHere(c: Context<RequestEnv>): Promise<Flash | undefined> {
  if (!c.var.session) return undefined;
  const typed = await take(c, 'typed', typedSchema);
  if (!typed || (typed.userId ?? c.var.session.userId) !== c.var.session.userId) return undefined;
  const here = requestedPath(c);
  if (here === undefined || withoutLanguage(here) !== withoutHash(typed.page)) return undefined;
  return { kind: 'typed', form: typed.form, errors: [], values: typed.values };
}

/**
 * Takes the message that a form left, or what was typed into it before signing in. It shows once, on
 * the form's next page; if that page fails, it stays for the next try.
 */
export const flash: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (!isSeenNow(c)) return next();
  // Read now: the page cache replaces the request by an anonymous one.
  const hasFlash = readCookie(c, 'flash') !== undefined;
  const message = await take(c, 'flash', flashSchema);
  const typed = message ? undefined : await typedHere(c);
  const found = message ?? typed;
  if (found) c.set('flash', found);
  await next();
  if (c.error || c.res.status >= 500) return;
  if (hasFlash) dropCookie(c, 'flash');
  if (typed) dropCookie(c, 'typed');
};
