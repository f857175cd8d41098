import type { Context, MiddlewareHandler } from 'hono';
import {
  CONTENT_REVISION,
  DATABASE_BOOKMARK,
  TENANT_DOMAIN,
} from '../../contract/backend-headers.ts';
import { type Endpoint, MAX_BODY_BYTES, MAX_PUSH_BYTES } from '../../contract/endpoint.ts';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { constantTimeEqual } from '../crypto/digest.ts';
import { hostOf } from '../request/backend.ts';
import type { RequestEnv } from '../request/context.ts';
import { isMultipart } from '../storage/posted-form.ts';
import { isApiDocumentation } from './api-documentation.ts';
import { readBody } from './forms/body.ts';
import { handleFileForm, readFileForm } from './forms/file-forms.ts';
import { handleForm, isForm, respondFailure } from './forms/forms.ts';
import { matchEndpoint } from './match-endpoint.ts';
import { isNotModified } from './not-modified.ts';
import { refusal, refusalBody } from './refusal.ts';
import { applySession } from './session/apply-session.ts';

/** Refuses a body that is too large. A plain form of a browser is led back to its page with the message. */
function refuseLargeBody(c: Context<RequestEnv>, call: Call | undefined) {
  const code = 'BODY_TOO_LARGE';
  const isOfBrowser = isForm(c.req.raw) && c.req.header('accept')?.includes('text/html');
  if (!call || !isOfBrowser) return refusal(c, code);
  const nothing = new URLSearchParams();
  return respondFailure(c, call.name, nothing, ERROR_STATUS[code], refusalBody(c, code));
}

/** Sends the description of the contract: clients cache it, so it can be a 304. */
function describe(c: Context<RequestEnv>, { body, headers }: Response): Response {
  if (isNotModified(c, headers.get('etag'))) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers });
}

/**
 * Sends a request to the backend, and its response to the client. The response to a call is JSON: its
 * tokens are moved to cookies, and of its headers only those that a client needs are passed on.
 */
async function forward(c: Context<RequestEnv>, body: string | undefined): Promise<Response> {
  const { method, path } = c.req;
  // The raw path: decoded and parsed again, it could become the path of another call.
  const { pathname, search } = new URL(c.req.url);
  // A HEAD request is answered like a GET; the server drops the body.
  const init: RequestInit = {
    method: method === 'HEAD' ? 'GET' : method,
    headers: c.req.raw.headers,
  };
  if (body !== undefined) init.body = body;
  const response = await c.var.send(pathname + search, init);
  if (isApiDocumentation(path) && response.ok) return describe(c, response);
  const isJson = response.headers.get('content-type')?.includes('application/json');
  if (!isJson) return new Response(response.body, response);
  const received = {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
  };
  const endpoint = matchEndpoint(method, path)?.name;
  const result = await applySession(c, endpoint, received);
  for (const name of c.var.isFromStorefront ? [CONTENT_REVISION, DATABASE_BOOKMARK] : []) {
    const value = response.headers.get(name);
    if (value) c.header(name, value);
  }
  if (endpoint === 'getTenant') c.header(TENANT_DOMAIN, hostOf(c));
  const retryAfter = response.headers.get('retry-after');
  if (retryAfter) c.header('retry-after', retryAfter);
  const etag = response.headers.get('etag');
  if (etag) c.header('etag', etag);
  c.header('cache-control', 'no-store');
  return c.json(result.body, result.status as 200);
}

/** How much longer a text is in a plain form than in JSON: a Cyrillic letter has six bytes instead of two. */
const FORM_FACTOR = 3;

/**
 * The limit for a body from the staff, who are not identified yet. It leaves room for a table of prices or
 * a long article.
 */
const MAX_STAFF_BODY_BYTES = 512 * 1024;

/**
 * The limit for a call's body; undefined for the default. The larger limit of an operator's call applies
 * only with the operator token; up to `MAX_STAFF_BODY_BYTES` also with the token of a person or a key,
 * which is checked later. A remote backend checks tokens itself.
 */
function maxBodyBytes(c: Context<RequestEnv>, endpoint: Endpoint | undefined): number | undefined {
  if (endpoint?.auth !== 'operator' || c.var.upstream) return endpoint?.maxBytes;
  const expected = c.var.platform.config.OPERATOR_TOKEN;
  const [, token] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (expected && token && constantTimeEqual(token, expected)) return endpoint.maxBytes;
  if (!endpoint.maxBytes || !(token || c.var.desk?.token)) return undefined;
  return Math.min(endpoint.maxBytes, MAX_STAFF_BODY_BYTES);
}

/**
 * The paths to which payment providers and trackers push events. These are not calls of the contract.
 */
const PUSH_PATH = /^\/api\/(webhooks|tracking)\//;

type Call = NonNullable<ReturnType<typeof matchEndpoint>>;

/**
 * The call whose limit applies to a body. A plain form has its method only in the body, so the call with
 * the highest limit is used.
 */
function callOfPath(c: Context<RequestEnv>): Call | undefined {
  const isPosted = isForm(c.req.raw) && c.req.method === 'POST';
  const methods = isPosted ? ['POST', 'PUT', 'PATCH', 'DELETE'] : [c.req.method];
  return methods
    .flatMap((method) => matchEndpoint(method, c.req.path) ?? [])
    .toSorted((a, b) => (b.endpoint.maxBytes ?? 0) - (a.endpoint.maxBytes ?? 0))[0];
}

const encoder = new TextEncoder();

/** Whether the decoded names and values of a form have more bytes than its call may have. */
const isTooLong = (fields: URLSearchParams, maxBytes = MAX_BODY_BYTES): boolean =>
  [...fields].reduce((sum, field) => sum + encoder.encode(field.join('')).length, 0) > maxBytes;

/**
 * Forwards calls of the contract, and requests for the backend's own pages (`/dev/`). JSON bodies pass
 * unchanged; plain forms become JSON calls.
 */
export const api: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (!/^\/(api|dev)\//.test(c.req.path)) return next();
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return forward(c, undefined);
  if (isMultipart(c.req.raw)) {
    const form = await readFileForm(c);
    if (!form) return refusal(c, 'UNSUPPORTED_MEDIA_TYPE');
    return (await handleFileForm(c, form)) ?? refusal(c, 'NOT_FOUND');
  }
  const call = callOfPath(c);
  const maxBytes = PUSH_PATH.test(c.req.path) ? MAX_PUSH_BYTES : maxBodyBytes(c, call?.endpoint);
  const isStaffForm = c.var.desk !== undefined && isForm(c.req.raw);
  const maxRead = isStaffForm ? (maxBytes ?? MAX_BODY_BYTES) * FORM_FACTOR : maxBytes;
  const body = await readBody(c.req.raw, maxRead);
  if (body === undefined) return refuseLargeBody(c, call);
  if (!isForm(c.req.raw) || c.req.path.startsWith('/dev/')) return forward(c, body);
  const fields = new URLSearchParams(body);
  if (isTooLong(fields, maxBytes)) return refuseLargeBody(c, call);
  return (await handleForm(c, fields)) ?? refusal(c, 'NOT_FOUND');
};
