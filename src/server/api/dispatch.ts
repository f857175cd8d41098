import type { Context } from 'hono';
import { CONTENT_REVISION, DATABASE_BOOKMARK } from '../../contract/backend-headers.ts';
import { decodeFields } from '../../contract/decode.ts';
import { type Endpoint, MAX_BODY_BYTES } from '../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { Failure } from '../../contract/errors.ts';
import { validate } from '../../contract/validate.ts';
import { runOnce } from '../commerce/base/idempotency.ts';
import type { OwnerScope, Scope } from '../commerce/base/scope.ts';
import { sha256Hex } from '../crypto/digest.ts';
import { updateRevisions } from '../db/known-revision.ts';
import { readRevisions } from '../db/revisions.ts';
import type { Platform } from '../platform/platform.ts';
import { rightsAt } from '../staff/identity.ts';
import { maskAnswer } from '../staff/mask-answer.ts';
import type { StaffScope } from '../staff/staff-scope.ts';
import { failureResponse } from './failure-response.ts';
import type { Handlers } from './handler.ts';
import { logRefusal } from './log-refusal.ts';
import { openDatabase } from './open-database.ts';
import { type KeyedName, recalls } from './recall.ts';
import { runRecorded } from './record-call.ts';
import { requireCart, requireReader } from './require-reader.ts';
import { requireStaff } from './require-staff.ts';
import { type CallScope, deskOriginOf, openScope } from './scope.ts';

/** How many characters an idempotency key may have. */
const MAX_KEY_LENGTH = 255;

type AnyHandler = (
  scope: Scope,
  input: Record<string, unknown>,
  platform?: Platform,
) => Promise<unknown>;

type AnyRecall = (
  scope: OwnerScope,
  madeIds: readonly string[],
  input: Record<string, unknown>,
) => Promise<unknown>;

/** Throws `BODY_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE` or `MALFORMED_BODY`. */
async function readJson(request: Request, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const text = await request.text();
  if (text.length > maxBytes) throw new Failure('BODY_TOO_LARGE');
  if (!/^application\/json\b/i.test(type)) throw new Failure('UNSUPPORTED_MEDIA_TYPE');
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new Failure('MALFORMED_BODY');
  }
}

/** A problem for each field of the query that the call does not have: none is ignored silently. */
function unknownFields({ query }: Endpoint, sent: URLSearchParams) {
  const queryFields = Object.keys((query as { entries?: object } | undefined)?.entries ?? {});
  const names = [...new Set(sent.keys())].filter((name) => !queryFields.includes(name));
  return names.map((field) => ({ field, code: 'unknown' as const }));
}

/**
 * Reads the path parameters, query and body, and checks them against the contract. Throws
 * `VALIDATION_FAILED` with every wrong field, or a failure of `readJson`.
 */
async function readInput(endpoint: Endpoint, c: Context): Promise<Record<string, unknown>> {
  const { searchParams } = new URL(c.req.url);
  const raw = {
    params: endpoint.params && c.req.param(),
    query: endpoint.query && decodeFields(endpoint.query, searchParams),
    body: endpoint.method === 'GET' ? undefined : await readJson(c.req.raw, endpoint.maxBytes),
  };
  const input: Record<string, unknown> = {};
  const problems: Failure['fields'] = unknownFields(endpoint, searchParams);
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = validate(schema, raw[part]);
    if (result.problems) problems.push(...result.problems);
    else input[part] = result.output;
  }
  if (problems.length > 0) throw new Failure('VALIDATION_FAILED', {}, problems);
  return input;
}

/**
 * Checks the caller and the input, and runs the call's handler; with an idempotency key, at most once.
 * Returns the output of the call.
 */
async function runHandler(
  name: EndpointName,
  handlers: Handlers,
  platform: Platform,
  c: Context,
  scope: CallScope,
): Promise<unknown> {
  const endpoint: Endpoint = endpoints[name];
  if (endpoint.auth === 'public') {
    return (handlers[name] as AnyHandler)(scope, await readInput(endpoint, c));
  }
  if (endpoint.auth === 'operator') {
    const caller = await requireStaff(scope, platform, c.req.raw, endpoint);
    const input = await readInput(endpoint, c);
    requireKey(endpoint, caller, c);
    const answer = await runRecorded(
      caller,
      { name, endpoint, input, request: c.req.raw },
      (recorded) =>
        runWithKey(name, handlers, platform, c, { ...recorded, userId: '', sessionId: '' }, input),
    );
    return maskAnswer(endpoint.output, answer, rightsAt(caller.identity, caller.tenantId));
  }
  if (endpoint.guests) {
    const caller = await requireCart(scope, c.req.raw);
    return (handlers[name] as AnyHandler)(caller, await readInput(endpoint, c));
  }
  const caller = await requireReader(scope, c.req.raw);
  return runWithKey(name, handlers, platform, c, caller, await readInput(endpoint, c));
}

/**
 * Throws `VALIDATION_FAILED` if a person or a machine tries to move money without an idempotency key. The
 * key of the environment may: it is for scripts that people run by hand.
 */
function requireKey({ idempotent, right }: Endpoint, { identity }: StaffScope, c: Context): void {
  const isMoney = idempotent && right?.startsWith('money.') && identity.kind !== 'ENVIRONMENT';
  if (!isMoney || c.req.header('idempotency-key')) return;
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'idempotency-key', code: 'required' }]);
}

/** Runs a call's handler; with an idempotency key, at most once. */
function runWithKey(
  name: EndpointName,
  handlers: Handlers,
  platform: Platform,
  c: Context,
  caller: CallScope<OwnerScope>,
  input: Record<string, unknown>,
): Promise<unknown> {
  const endpoint: Endpoint = endpoints[name];
  const handler = handlers[name] as AnyHandler;
  const key = endpoint.idempotent && c.req.header('idempotency-key');
  if (!key) return handler(caller, input, platform);
  if (key.length > MAX_KEY_LENGTH) throw new Failure('VALIDATION_FAILED');
  const recall = recalls[name as KeyedName] as AnyRecall;
  return runOnce(
    caller,
    { key, endpoint: name, request: input },
    {
      run: (scopeWithKey) => handler(scopeWithKey, input, platform),
      recall: (madeIds) => recall(caller, madeIds, input),
    },
  );
}

/**
 * Handles one call of the contract: scope, authorisation, validation, handler, JSON. Headers of the
 * response have the content revision and, on D1, the bookmark. After an operator's change it is the new
 * revision, which this process uses from then on.
 */
export function dispatch(
  name: EndpointName,
  handlers: Handlers,
  platformOf: (c: Context) => Promise<Platform>,
) {
  const endpoint: Endpoint = endpoints[name];
  return async (c: Context): Promise<Response> => {
    const { platform, bookmark } = openDatabase(await platformOf(c), endpoint, c.req.raw);
    const { database, revisions } = platform;
    let scope: CallScope | undefined;
    let revision: string | undefined;
    let response: Response;
    try {
      const opened = await openScope(platform, c.req.raw);
      // Errors of the staff's calls have texts at the desk only.
      const t = endpoint.group === 'ops' && (await platform.deskTranslator(opened.locale));
      const deskOrigin = deskOriginOf(platform.config);
      scope = t ? { ...opened, t, ...(deskOrigin && { deskOrigin }) } : opened;
      revision = opened.revision;
      const output = await runHandler(name, handlers, platform, c, scope);
      if (changesContent(endpoint)) {
        await updateRevisions(database, await readRevisions(database));
        revision = revisions.revisionOf(scope.tenantId);
      }
      const status = endpoint.governed && waits(output) ? 202 : 200;
      response = c.json(output as object, status, { 'cache-control': 'no-store' });
      if (endpoint.polled) response = await withEntityTag(c.req.raw, response);
    } catch (error) {
      if (scope && error instanceof Failure) {
        logRefusal(scope, error.code, { endpoint, request: c.req.raw });
      }
      response = await failureResponse(error, {
        platform,
        scope,
        request: c.req.raw,
        endpoint: name,
      });
    }
    const latestBookmark = bookmark();
    if (revision !== undefined) response.headers.set(CONTENT_REVISION, revision);
    if (latestBookmark !== undefined) response.headers.set(DATABASE_BOOKMARK, latestBookmark);
    return response;
  };
}

/** Whether the output of a call says that the change waits as a proposal. */
const waits = (output: unknown): boolean =>
  (output as { proposal?: unknown } | undefined)?.proposal !== undefined;

/** Whether a call may change public content. A shopper's call does not, so the revisions need not be read after it. */
const changesContent = ({ method, auth }: Endpoint) => method !== 'GET' && auth === 'operator';

/** An answer with an `ETag`; 304 if the caller already has it. */
async function withEntityTag(request: Request, response: Response): Promise<Response> {
  const body = await response.text();
  const { headers } = response;
  headers.set('etag', `"${(await sha256Hex(body)).slice(0, 32)}"`);
  if (request.headers.get('if-none-match') !== headers.get('etag')) {
    return new Response(body, { headers });
  }
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
}
