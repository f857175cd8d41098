import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { ApiError, type ErrorBody } from '../../../contract/errors.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import { providerId } from '../../../contract/values/shop/sign-in-ways.ts';
import { loginPath } from '../../../site/login-path.ts';
import { BACK_FROM_PROVIDER, BEGIN_AT_PROVIDER } from '../../../site/provider-path.ts';
import { seal, unseal } from '../../crypto/sealed-cookie.ts';
import { tenantKey } from '../../request/backend.ts';
import type { RequestEnv } from '../../request/context.ts';
import { AT_PROVIDER_SECONDS, dropCookie, readCookie, writeCookie } from '../../request/cookies.ts';
import { readBody } from '../forms/body.ts';
import { leaveFlash } from '../forms/flash.ts';
import { isForm } from '../forms/forms.ts';
import { refusalBody } from '../refusal.ts';
import { applySession } from './apply-session.ts';

/*
 * The way of a browser to a sign-in provider and back, as plain pages. A sign-in begins with a link rather
 * than a form, because browsers apply the content security policy's `form-action` to the redirects of a form.
 * A sealed cookie has the attempt, so only the browser that began an attempt can complete it.
 */

const begunSchema = v.array(
  v.object({ state: v.string(), attempt: v.string(), provider: v.string(), next: v.string() }),
);
type Begun = v.InferOutput<typeof begunSchema>[number];

/** How many sign-ins of a browser may be under way, in as many tabs. */
const MOST_BEGUN = 3;

const purposeOf = (c: Context<RequestEnv>) => `providers ${tenantKey(c)}`;

async function readBegun(c: Context<RequestEnv>): Promise<Begun[]> {
  const cookie = readCookie(c, 'providers');
  if (!cookie) return [];
  const opened = await unseal(c.var.platform.keys, purposeOf(c), cookie);
  const { success, output } = v.safeParse(begunSchema, opened);
  return success ? output : [];
}

async function writeBegun(c: Context<RequestEnv>, begun: readonly Begun[]): Promise<void> {
  if (begun.length === 0) return dropCookie(c, 'providers');
  writeCookie(
    c,
    'providers',
    await seal(c.var.platform.keys, purposeOf(c), begun, AT_PROVIDER_SECONDS),
  );
}

const seeOther = (c: Context<RequestEnv>, path: string): Response => {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.redirect(path, 303);
};

/** Redirects to the sign-in page, which shows the reason. */
async function refused(
  c: Context<RequestEnv>,
  next: string,
  { code, message }: Pick<ErrorBody, 'code' | 'message'>,
): Promise<Response> {
  await leaveFlash(c, { kind: 'error', form: 'login', code, message, errors: [], values: {} });
  return seeOther(c, loginPath(next));
}

/** Begins to sign in. Another site can't: its visitors would be signed in without having wanted it. */
async function beginSignIn(c: Context<RequestEnv>, provider: string): Promise<Response> {
  const next = ownPath(c.req.query('next') ?? '/');
  const site = c.req.header('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') return seeOther(c, loginPath(next));
  try {
    const input = { params: { provider }, body: {} };
    const { attempt, state, url } = await c.var.api('beginProviderLogin', input);
    const others = await readBegun(c);
    await writeBegun(c, [{ state, attempt, provider, next }, ...others].slice(0, MOST_BEGUN));
    return seeOther(c, url);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(c, next, error.body);
  }
}

/** The fields of a provider's response that the call accepts. */
const FIELDS = ['code', 'state', 'iss', 'error'] as const;
/** The longest form that a provider posts, in bytes. */
const MAX_FORM_BYTES = 16 * 1024;

const appleUser = v.object({
  name: v.object({ firstName: v.optional(v.string(), ''), lastName: v.optional(v.string(), '') }),
});

/** The name that Apple sends with the first sign-in; empty if there is none. */
function nameIn(user: string | null): string {
  try {
    const { name } = v.parse(appleUser, JSON.parse(user ?? ''));
    return `${name.firstName} ${name.lastName}`.trim().slice(0, 80);
  } catch {
    return '';
  }
}

/**
 * Handles the form post of a provider such as Apple. It comes from another site, so the browser sends none
 * of our cookies with it; therefore it redirects to the same path by GET.
 */
async function posted(c: Context<RequestEnv>): Promise<Response> {
  const body = await readBody(c.req.raw, MAX_FORM_BYTES);
  const fields = new URLSearchParams(isForm(c.req.raw) ? body : '');
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    const value = fields.get(field);
    if (value) query.set(field, value);
  }
  const name = nameIn(fields.get('user'));
  if (name) query.set('name', name);
  return seeOther(c, `${c.req.path}?${query}`);
}

/**
 * Completes a sign-in that this browser began: signs in, or redirects to the page that asks for proof that
 * the account is theirs.
 */
async function handleReturn(c: Context<RequestEnv>, provider: string): Promise<Response> {
  const begun = await readBegun(c);
  const state = c.req.query('state') ?? '';
  const own = begun.find((one) => one.provider === provider && one.state === state);
  if (!own) return refused(c, '/', refusalBody(c, 'PROVIDER_REFUSED'));
  await writeBegun(
    c,
    begun.filter((one) => one !== own),
  );
  const { attempt, next } = own;
  const sent = FIELDS.map((name) => [name, c.req.query(name)] as const);
  const parameters = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
  const name = c.req.query('name') ?? '';
  try {
    const body = { attempt, provider, parameters, name };
    const answer = await c.var.api('loginByProvider', { body });
    await applySession(c, 'loginByProvider', { status: 200, body: answer });
    if (!('join' in answer)) return seeOther(c, next);
    const { join } = answer;
    const query = { provider, attempt: join.attempt, email: join.email, redirectUrl: next };
    return seeOther(c, `/auth/join?${new URLSearchParams(query)}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(c, next, error.body);
  }
}

/** Sends browsers to the sign-in providers, and handles their return. */
export const providerSignIn: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const { method, path } = c.req;
  const prefix = [BEGIN_AT_PROVIDER, BACK_FROM_PROVIDER].find((one) => path.startsWith(one));
  if (c.var.desk || !prefix) return next();
  const id = path.slice(prefix.length);
  if (!v.is(providerId, id)) return next();
  // A prefetch must neither begin nor complete a sign-in.
  const isVisit = method === 'GET' && !c.req.header('sec-purpose')?.startsWith('prefetch');
  if (prefix === BEGIN_AT_PROVIDER && isVisit) return beginSignIn(c, id);
  if (prefix === BACK_FROM_PROVIDER && isVisit) return handleReturn(c, id);
  if (prefix === BACK_FROM_PROVIDER && method === 'POST') return posted(c);
  return next();
};
