import type { Context } from 'hono';
import { decodeFields } from '../../../contract/decode.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import type { Flash } from '../../../site/flash.ts';
import { loginPath } from '../../../site/login-path.ts';
import type { RequestEnv } from '../../request/context.ts';
import { matchEndpoint } from '../match-endpoint.ts';
import { applySession } from '../session/session-answer.ts';
import { keepTyped, leaveFlash } from './flash.ts';

/*
 * A plain form is a call too. Its hidden fields say where it leads:
 *   _method  the call's method, where it is not POST
 *   _next    path of this site after success; `{name}` is filled from the answer, or from what was typed
 *   _back    path of this site after an error
 *   _flash   message key below `flash.` that confirms success
 *   _key     idempotency key
 *   _upload  `<field>:<catalog>`: the field holds a file, to be uploaded first (file-forms.ts)
 */

export function isForm(request: Request): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
}

/** Fields that no address may hold. */
const SECRET = /password|verificationCode/i;
/** Fields that never return to the browser. A mailed code does: it is of use for minutes, and once. */
const NEVER_SHOWN = /password/i;

/** The most bytes of typed text in the sealed cookie. */
const MOST_VALUE_BYTES = 1800;
const encoder = new TextEncoder();

/** The typed values that the form shows again: no passwords, and no more than the cookie holds. */
function valuesToShowAgain(fields: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = {};
  let room = MOST_VALUE_BYTES;
  for (const [name, value] of fields) {
    if (name.startsWith('_') || NEVER_SHOWN.test(name)) continue;
    room -= encoder.encode(name + value).length;
    if (room < 0) break;
    values[name] = value;
  }
  return values;
}

/** Fills `{name}` in a path from the answer's fields, or else the typed ones (no secrets). Lists are joined by commas. */
function fill(path: string, body: Record<string, unknown>, fields: URLSearchParams): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const answered = Object.hasOwn(body, name) ? body[name] : undefined;
    const value = answered ?? (SECRET.test(name) ? undefined : fields.get(name));
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    return encodeURIComponent(text);
  });
}

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

async function succeed(
  c: Context<RequestEnv>,
  name: string,
  fields: URLSearchParams,
  body: Record<string, unknown>,
) {
  const next = ownPath(fill(fields.get('_next') ?? refererPath(c), body, fields));
  const key = fields.get('_flash');
  if (wantsJson(c)) return c.json({ ...body, next }, 200, { 'cache-control': 'no-store' });
  if (key && /^flash\.\w+$/.test(key)) {
    const flash: Flash = { kind: 'success', key, form: name, errors: [], values: {} };
    await leaveFlash(c, flash);
  }
  return seeOther(c, next);
}

/**
 * After a call that was carried out, but whose answer can't be read: redirects to the next page if its
 * path needs nothing of the answer, else back. That page reads anew what there is.
 */
async function succeedUnread(c: Context<RequestEnv>, name: string, fields: URLSearchParams) {
  const next = fields.get('_next');
  const isKnown = next !== null && !next.includes('{');
  const flash = { kind: 'success', key: 'error.RESULT_UNREADABLE', form: name } as const;
  await leaveFlash(c, { ...flash, errors: [], values: {} });
  return seeOther(c, ownPath(isKnown ? next : (fields.get('_back') ?? refererPath(c))));
}

/**
 * Redirects back to the form's page with its errors and what was typed. A visitor without a session
 * signs in first, and then finds what was typed.
 */
export async function fail(
  c: Context<RequestEnv>,
  name: string,
  fields: URLSearchParams,
  status: number,
  body: ErrorBody,
) {
  if (wantsJson(c)) return c.json(body, status as 422, { 'cache-control': 'no-store' });
  if (body.code === 'RESULT_UNREADABLE') return succeedUnread(c, name, fields);
  const back = fields.has('_back') ? ownPath(fields.get('_back')) : refererPath(c);
  const { message, code, errors = [] } = body;
  const flash: Flash = { kind: 'error', message, code, errors, form: name, values: {} };
  const values = valuesToShowAgain(fields);
  if (status !== 401) {
    await leaveFlash(c, { ...flash, values });
    return seeOther(c, back);
  }
  await leaveFlash(c, flash);
  await keepTyped(c, { page: back, form: name, values });
  return seeOther(c, loginPath(back));
}

/** The contract call that a form makes: by POST unless `_method` says otherwise. Undefined where the path is no call. */
export function callOfForm(c: Context<RequestEnv>, fields: URLSearchParams) {
  const method = (fields.get('_method') ?? 'POST').toUpperCase();
  return method === 'GET' ? undefined : matchEndpoint(method, c.req.path);
}

/** Makes a form's call and answers 303, or JSON to a script. Undefined where the path is no call. */
export async function answerForm(
  c: Context<RequestEnv>,
  fields: URLSearchParams,
): Promise<Response | undefined> {
  const found = callOfForm(c, fields);
  if (!found) return undefined;
  const { name, endpoint } = found;
  const { method } = endpoint;
  const url = c.req.path + queryOf(endpoint, fields, new URL(c.req.url).search);
  const headers = new Headers({ 'content-type': 'application/json' });
  const key = fields.get('_key') ?? c.req.header('idempotency-key');
  if (key && endpoint.idempotent) headers.set('idempotency-key', key);
  const body = JSON.stringify(endpoint.body ? decodeFields(endpoint.body, fields) : {});
  const response = await c.var.send(url, { method, headers, body });
  const answer = (await response.json()) as Record<string, unknown>;
  const applied = await applySession(c, name, { status: response.status, body: answer });
  if (applied.status < 300) return succeed(c, name, fields, applied.body);
  return fail(c, name, fields, applied.status, applied.body as unknown as ErrorBody);
}
