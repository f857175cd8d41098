import type { Context } from 'hono';
import { decodeFields, postedName } from '../../../contract/decode.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import { deskSecondFactorPath, deskSignInPath } from '../../../site/desk-path.ts';
import { type Flash, SIGN_IN_TO_GO_ON } from '../../../site/flash.ts';
import { loginPath } from '../../../site/login-path.ts';
import type { RequestEnv } from '../../request/context.ts';
import { readCookie } from '../../request/cookies.ts';
import { matchEndpoint } from '../match-endpoint.ts';
import { applySession } from '../session/apply-session.ts';
import type { CallResult } from '../session/call-result.ts';
import { leaveFlash, leaveTyped, withoutHash } from './flash.ts';

/*
 * A plain form is a call too. Its action is the path of the call; its hidden fields say the rest:
 *   _method  the call's method, if it is not POST
 *   _next    path of this site after success; `{name}` stands for a field of the result, or a typed field
 *   _back    path of this site after an error
 *   _flash   message key below `flash.` that confirms success
 *   _key     idempotency key
 *   _version the version of the object that the form shows
 *   _upload  `<field>:<catalog>`: the field holds a file, to be uploaded first (file-forms.ts)
 */

/** Whether the body is that of a plain form without files. */
export function isForm(request: Request): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
}

/** Typed fields that may not be put into a URL. */
const SECRET = /password|verificationCode|^pin$|^secret$|^secrets\./i;
/** Typed fields that are not shown again. A mailed code is shown again: it works once, and only for minutes. */
const NEVER_SHOWN = /password|^pin$|^secret$|^secrets\./i;

/** How many bytes of typed text the sealed cookie has room for. */
const MAX_VALUE_BYTES = 1800;
const encoder = new TextEncoder();

type ShownAgain = {
  values: Record<string, string>;
  /** Whether there was no room for all of them. */
  isCut: boolean;
};

/**
 * The typed values that the form shows again: no passwords, and no more than the cookie has room for: a long text is
 * left out as a whole. Values of the same name, such as ticked boxes, are joined by commas.
 */
function valuesToShowAgain(fields: URLSearchParams): ShownAgain {
  const values: Record<string, string> = {};
  let bytesLeft = MAX_VALUE_BYTES;
  let isCut = false;
  for (const name of new Set(fields.keys())) {
    if (name.startsWith('_') || NEVER_SHOWN.test(name)) continue;
    const value = fields.getAll(name).join(',');
    const size = encoder.encode(name + value).length;
    if (size > bytesLeft) isCut = true;
    else values[name] = value;
    bytesLeft -= size > bytesLeft ? 0 : size;
  }
  return { values, isCut };
}

/**
 * The notice of a form of the desk that can't show again everything that was typed: without it, the stored
 * value would look like the typed one.
 */
async function cutNotice(c: Context<RequestEnv>, isCut: boolean): Promise<Pick<Flash, 'cutText'>> {
  if (!isCut || !c.var.desk) return {};
  const t = await c.var.platform.deskTranslator(c.var.locale);
  return { cutText: t('desk.form.cut') };
}

/**
 * How many bytes of the object's present values fit into the sealed cookie, besides the typed ones.
 */
const MAX_CURRENT_BYTES = 700;

/** The present values of the form's fields, as far as they fit into the cookie. */
function currentOfForm(
  { current }: ErrorBody,
  typed: Readonly<Record<string, string>>,
): Pick<Flash, 'current'> {
  if (!current) return {};
  let bytesLeft = MAX_CURRENT_BYTES;
  const fields = Object.entries(current.fields).filter(([name, value]) => {
    if (!Object.hasOwn(typed, name) || typed[name] === value) return false;
    bytesLeft -= encoder.encode(name + value).length;
    return bytesLeft >= 0;
  });
  return { current: { ...current, fields: Object.fromEntries(fields) } };
}

/**
 * Replaces `{name}` in a path by that field of the call's result, or else by the typed field (no
 * secrets). Lists are joined by commas.
 */
function fillPath(path: string, result: Record<string, unknown>, fields: URLSearchParams): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const resulting = Object.hasOwn(result, name) ? result[name] : undefined;
    const value = resulting ?? (SECRET.test(name) ? undefined : fields.get(name));
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    return encodeURIComponent(text);
  });
}

/** The query of a form's call: that of the form's action, and the fields that belong in the query by the contract. */
function queryOf(endpoint: Endpoint, fields: URLSearchParams, search: string): string {
  const names = Object.keys((endpoint.query as { entries?: object } | undefined)?.entries ?? {});
  const query = new URLSearchParams(search);
  for (const name of names) for (const value of fields.getAll(name)) query.append(name, value);
  return query.size > 0 ? `?${query}` : '';
}

function wantsJson(c: Context<RequestEnv>): boolean {
  return /^application\/json\b/i.test(c.req.header('accept') ?? '');
}

/** The path of the form's page, from the Referer; `/` if it is unknown. */
function refererPath(c: Context<RequestEnv>): string {
  const referer = c.req.header('referer');
  if (!referer || !URL.canParse(referer)) return '/';
  const url = new URL(referer);
  return url.host === new URL(c.req.url).host ? ownPath(url.pathname + url.search) : '/';
}

function seeOther(c: Context<RequestEnv>, path: string): Response {
  return c.redirect(path, 303);
}

/**
 * Values that only the next page shows, from the sealed message: a key or link that was just made, or how
 * many were sent.
 */
const shownOnce = (
  name: string,
  { key, link, sent, failed }: Record<string, unknown>,
): Record<string, string> => {
  if (name === 'makeStaffKey' && typeof key === 'string') return { key };
  if (name === 'sendProviderPayouts') return { sent: String(sent), failed: String(failed) };
  const hasLink = name === 'viewAsShopper' || name === 'previewShop';
  return hasLink && typeof link === 'string' ? { link } : {};
};

/** Redirects to the form's next page, with a message that confirms success if the form names one. */
async function respondSuccess(
  c: Context<RequestEnv>,
  name: string,
  fields: URLSearchParams,
  { status, body: result }: CallResult,
) {
  const next = ownPath(fillPath(fields.get('_next') ?? refererPath(c), result, fields));
  // The act was not done: it waits for a second person.
  const key = status === 202 ? 'desk.flash.waits' : fields.get('_flash');
  if (wantsJson(c)) return c.json({ ...result, next }, 200, { 'cache-control': 'no-store' });
  if (key && /^(desk\.)?flash\.\w+$/.test(key)) {
    const values = shownOnce(name, result);
    const flash: Flash = { kind: 'success', key, form: name, errors: [], values };
    await leaveFlash(c, flash);
  }
  return seeOther(c, next);
}

/**
 * For a call that was carried out, but whose result can't be read: redirects to the next page if its path
 * needs no field of the result, else back. That page reads the present state.
 */
async function respondUnreadable(c: Context<RequestEnv>, name: string, fields: URLSearchParams) {
  const next = fields.get('_next');
  const isComplete = next !== null && !next.includes('{');
  const flash = { kind: 'success', key: 'error.RESULT_UNREADABLE', form: name } as const;
  await leaveFlash(c, { ...flash, errors: [], values: {} });
  return seeOther(c, ownPath(isComplete ? next : (fields.get('_back') ?? refererPath(c))));
}

/**
 * Redirects back to the form's page, with the errors and what was typed. If the second factor is too old, redirects
 * to its page, which leads back. With status 401, redirects to the
 * sign-in page, which leads back to the form with what was typed.
 */
export async function respondFailure(
  c: Context<RequestEnv>,
  name: string,
  fields: URLSearchParams,
  status: number,
  body: ErrorBody,
) {
  if (wantsJson(c)) return c.json(body, status as 422, { 'cache-control': 'no-store' });
  if (body.code === 'RESULT_UNREADABLE') return respondUnreadable(c, name, fields);
  const back = fields.has('_back') ? ownPath(fields.get('_back')) : refererPath(c);
  const { message, code, errors = [] } = body;
  const { path } = c.req;
  const flash: Flash = { kind: 'error', message, code, errors, form: name, path, values: {} };
  const { values, isCut } = valuesToShowAgain(fields);
  const cut = await cutNotice(c, isCut || code === 'BODY_TOO_LARGE');
  if (code === 'SECOND_FACTOR_STALE') {
    await leaveTyped(c, { page: back, form: name, path, values, ...cut });
    return seeOther(c, deskSecondFactorPath(back));
  }
  if (status !== 401) {
    await leaveFlash(c, { ...flash, values, ...cut, ...currentOfForm(body, values) });
    // Browsers move the focus to the first invalid field of a page only if its URL has no fragment.
    return seeOther(c, errors.length > 0 ? withoutHash(back) : back);
  }
  // A visitor without an earlier session is only asked to sign in: nothing has expired.
  const hadSession = c.var.desk || c.var.session || readCookie(c, 'login');
  await leaveFlash(c, hadSession ? flash : { ...flash, code: SIGN_IN_TO_GO_ON });
  await leaveTyped(c, { page: back, form: name, path, values, ...cut });
  return seeOther(c, c.var.desk ? deskSignInPath(back) : loginPath(back));
}

/** The contract call that a form makes: by POST unless `_method` says otherwise. Undefined if there is no such call. */
export function callOfForm(c: Context<RequestEnv>, fields: URLSearchParams) {
  const method = (fields.get('_method') ?? 'POST').toUpperCase();
  return method === 'GET' ? undefined : matchEndpoint(method, c.req.path);
}

/**
 * The fields with the line breaks that were typed. Browsers send CRLF, but count one character for each when they
 * check the length of a text.
 */
const asTyped = (fields: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...fields].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));

/** Makes a form's call, and redirects (303); a script that accepts JSON gets JSON. Undefined if there is no such call. */
export async function handleForm(
  c: Context<RequestEnv>,
  sent: URLSearchParams,
): Promise<Response | undefined> {
  const fields = asTyped(sent);
  const call = callOfForm(c, fields);
  if (!call) return undefined;
  const { name, endpoint } = call;
  const { method } = endpoint;
  const url = c.req.path + queryOf(endpoint, fields, new URL(c.req.url).search);
  const headers = new Headers({ 'content-type': 'application/json' });
  const key = fields.get('_key') ?? c.req.header('idempotency-key');
  if (key && endpoint.idempotent) headers.set('idempotency-key', key);
  const version = fields.get('_version');
  if (version) headers.set('if-match', version);
  const body = JSON.stringify(endpoint.body ? decodeFields(endpoint.body, fields) : {});
  const response = await c.var.send(url, { method, headers, body });
  const received = (await response.json()) as Record<string, unknown>;
  const result = await applySession(c, name, { status: response.status, body: received });
  if (result.status < 300) return respondSuccess(c, name, fields, result);
  const refusal = result.body as unknown as ErrorBody;
  // The shop's forms show their rows without the empty ones, so the rows have the numbers that they have in
  // the call.
  const shown = c.var.desk ? atPostedFields(endpoint, fields, refusal) : refusal;
  return respondFailure(c, name, fields, result.status, shown);
}

/** A refusal whose errors name the fields as the form has them. */
function atPostedFields(endpoint: Endpoint, fields: URLSearchParams, body: ErrorBody): ErrorBody {
  const schema = endpoint.body;
  if (!body.errors || !schema) return body;
  const errors = body.errors.map((error) => ({
    ...error,
    field: postedName(schema, fields, error.field),
  }));
  return { ...body, errors };
}
