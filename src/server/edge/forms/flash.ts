import type { Context, MiddlewareHandler } from 'hono';
import { decodeJwt } from 'jose';
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
  path: v.optional(v.string()),
  values: v.record(v.string(), v.string()),
  cutText: v.optional(v.string()),
  /** Id of the shopper, if their session had just ended. Without it, whoever signs in next gets the values. */
  userId: v.optional(v.string()),
});
type Typed = v.InferOutput<typeof typedSchema>;

/** Seals a cookie for one tenant and one backend: any other can't open it. */
const purposeOf = (c: Context<RequestEnv>, cookie: FormCookie) => `${cookie} ${tenantKey(c)}`;

async function writeSealed(
  c: Context<RequestEnv>,
  cookie: FormCookie,
  content: object,
): Promise<void> {
  const { keys } = c.var.platform;
  writeCookie(c, cookie, await seal(keys, purposeOf(c, cookie), content, COOKIES[cookie].maxAge));
}

/** The content of a sealed cookie; undefined if it is missing or invalid. */
async function readSealed<S extends v.GenericSchema>(
  c: Context<RequestEnv>,
  cookie: FormCookie,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  const sealed = readCookie(c, cookie);
  if (!sealed) return undefined;
  const content = await unseal(c.var.platform.keys, purposeOf(c, cookie), sealed);
  const result = v.safeParse(schema, content);
  return result.success ? result.output : undefined;
}

/** Leaves a message for the next page, sealed so that it can't be forged. */
export const leaveFlash = (c: Context<RequestEnv>, flash: Flash): Promise<void> =>
  writeSealed(c, 'flash', flash);

/**
 * The id of the signed-in shopper, or at the desk of the person. It is only a label, so the token is not
 * verified.
 */
function typistOf(c: Context<RequestEnv>): string | undefined {
  const { session, desk } = c.var;
  if (session) return session.userId;
  try {
    return desk?.token ? decodeJwt(desk.token).sub : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores what a visitor without a valid session typed into a form, for the form's page after signing in.
 */
export const leaveTyped = (c: Context<RequestEnv>, typed: Omit<Typed, 'userId'>): Promise<void> =>
  writeSealed(c, 'typed', { ...typed, userId: typistOf(c) });

/** The service worker (public/sw.js) stores this page, so no message may be in it. */
export const OFFLINE_PAGE = '/offline';

/** Whether the visitor sees the requested page now. A prefetched page may never be seen. */
const isSeenNow = (c: Context<RequestEnv>) =>
  c.req.path !== OFFLINE_PAGE && !c.req.header('sec-purpose')?.startsWith('prefetch');

/** A path without its fragment. */
export const withoutHash = (path: string): string => path.split('#', 1)[0] ?? '';

/** The values that this shopper typed on this page before signing in. */
async function typedOnThisPage(c: Context<RequestEnv>): Promise<Flash | undefined> {
  if (!c.var.session && !c.var.desk?.token) return undefined;
  const userId = typistOf(c);
  const typed = await readSealed(c, 'typed', typedSchema);
  if (!typed || (typed.userId ?? userId) !== userId) return undefined;
  const path = requestedPath(c);
  if (path === undefined || withoutLanguage(path) !== withoutHash(typed.page)) return undefined;
  const { form, path: called, values, cutText } = typed;
  return { kind: 'typed', form, path: called, errors: [], values, ...(cutText && { cutText }) };
}

/**
 * Gives a page the message that a form left for it, or what was typed into its form before signing in.
 * It is shown once: the cookie is deleted, unless the page fails.
 */
export const flash: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (!isSeenNow(c)) return next();
  // Read before the page is rendered: the page cache replaces the request by one without cookies.
  const hasFlash = readCookie(c, 'flash') !== undefined;
  const message = await readSealed(c, 'flash', flashSchema);
  const typed = message ? undefined : await typedOnThisPage(c);
  const found = message ?? typed;
  if (found) c.set('flash', found);
  await next();
  if (c.error || c.res.status >= 500) return;
  if (hasFlash) dropCookie(c, 'flash');
  if (typed) dropCookie(c, 'typed');
};
