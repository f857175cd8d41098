import {
  CONTENT_REVISION,
  DATABASE_BOOKMARK,
  TENANT_DOMAIN,
} from '../../../contract/backend-headers.ts';
import type { Misfit } from '../../../contract/read-answer.ts';
import { ownPath } from '../../../contract/values/own-path.ts';
import { isLocale } from '../../../i18n/locale.ts';
import type { Storefront } from '../../platform/platform.ts';
import type { Upstream } from '../../platform/upstreams.ts';
import type { Backend } from '../../request/context.ts';
import { MAX_FILE_BYTES } from '../../storage/posted-form.ts';
import { isApiDocumentation } from '../api-documentation.ts';
import { matchEndpoint } from '../match-endpoint.ts';
import { type ContractCall, contractResponse } from './contract-response.ts';
import { exchange, limitBytes, readBytes, UpstreamError } from './exchange.ts';
import { followUpCall } from './follow-up-call.ts';
import { problem, type RefusalContext, refusal } from './refusal.ts';

/** The header with a storefront's token for its backend. */
export const STOREFRONT_TOKEN = 'x-storefront-token';

/** The limit for a file with its form fields. */
const MAX_POSTED_BYTES = MAX_FILE_BYTES + 64 * 1024;
/** A larger body is still read up to this length, so that the client gets the refusal. */
const MAX_READ_BYTES = 2 * MAX_POSTED_BYTES;

/** The response headers that are passed on with files and the demo's pages. */
const PASSED_HEADERS = ['content-type', 'content-disposition', 'cache-control'];

/** Passes on a file of the upstream's bucket, or a page of its demo, without cookies. */
async function passOn(response: Response, context: RefusalContext): Promise<Response> {
  const { status, body } = response;
  const headers = new Headers();
  for (const name of PASSED_HEADERS) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  // The request had a token, so no shared cache may store the response.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  const location = response.headers.get('location') ?? '';
  if (status >= 300 && status < 400) {
    await body?.cancel();
    if (ownPath(location, '') !== location) {
      throw new UpstreamError('UPSTREAM_FAILED', 'redirects to another site');
    }
    headers.set('location', location);
    return new Response(null, { status, headers });
  }
  const isPage = headers.get('content-type')?.startsWith('text/html');
  if (!response.ok && !isPage) return refusal(response, context);
  // `fetch` has decompressed the body, so the length of a compressed one does not fit.
  const length = response.headers.get('content-length');
  if (length && !response.headers.has('content-encoding')) headers.set('content-length', length);
  const isEmpty = !body || status === 204;
  return new Response(isEmpty ? null : limitBytes(body, MAX_FILE_BYTES), { status, headers });
}

/**
 * Checks that the upstream sent the tenant of the requested host. A Sampan that does not accept this
 * storefront's token sends the tenant of its own host instead. A backend that is not a Sampan does not
 * name the host, so it can't be checked. Throws `UpstreamError`.
 */
function requireTenantOfHost(requestHeaders: Headers, response: Response): void {
  const served = response.headers.get(TENANT_DOMAIN);
  const isForced = requestHeaders.has('x-tenant-id');
  if (served === null || isForced || served === requestHeaders.get(TENANT_DOMAIN)) return;
  const message = 'sends the tenant of another host: check the token in API_UPSTREAM';
  throw new UpstreamError('UPSTREAM_FAILED', message, { served });
}

/** Copies the revision and bookmark headers of the upstream's response. */
function withBackendHeaders(from: Response, to: Response): Response {
  for (const name of [CONTENT_REVISION, DATABASE_BOOKMARK]) {
    const value = from.headers.get(name);
    if (value) to.headers.set(name, value);
  }
  return to;
}

/**
 * A remote backend (docs/specification.md section 7). It gets the contract's calls, requests for the
 * bucket of uploads, and in demo mode those for its mailbox and card page; nothing else. Every response
 * to a call fits the contract, also if the upstream fails.
 */
export function upstreamBackend(
  upstream: Upstream,
  { platform, embedded }: { platform: Storefront; embedded: Backend },
): Backend {
  const { config, log, translator } = platform;
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (isApiDocumentation(pathname)) return embedded(request);
    const acceptLanguage = request.headers.get('accept-language') ?? '';
    const language = isLocale(acceptLanguage) ? acceptLanguage : 'en';
    const requestId = request.headers.get('x-request-id') ?? '';
    const context = { t: await translator(language), requestId };
    const requestedCall = matchEndpoint(request.method, pathname);
    const isFile = /^\/uploads(\/|$)/.test(pathname);
    const isDemoPage = config.DEMO && pathname.startsWith('/dev/');
    // The way to a payment provider's page and back, and what the provider pushes.
    const isPayment = /^\/api\/(pay|webhooks)\//.test(pathname);
    if (!requestedCall && !isFile && !isDemoPage && !isPayment)
      return problem('NOT_FOUND', context);

    const posted =
      request.body && (await readBytes(request.body, MAX_POSTED_BYTES, MAX_READ_BYTES));
    // null: no body; undefined: too large.
    if (posted === undefined) return problem('BODY_TOO_LARGE', context);
    const headers = new Headers(request.headers);
    if (upstream.token) headers.set(STOREFRONT_TOKEN, upstream.token);
    // A public call needs no shopper's token, so the upstream gets none.
    if (requestedCall?.endpoint.auth === 'public') headers.delete('authorization');
    const { method, signal } = request;
    const body = posted && (await posted.arrayBuffer());
    const send = (path: string, init: RequestInit, read: (from: Response) => Promise<Response>) =>
      exchange(upstream.base + path, init, config.API_TIMEOUT_MS, read);
    const sendCall = (call: ContractCall, path: string, init: RequestInit) =>
      send(path, init, async (response) => {
        if (call.name === 'getTenant' && response.ok) requireTenantOfHost(headers, response);
        // `misfits`: the parts of the response that do not fit the contract.
        const report = (misfits: Misfit[]) =>
          log({ requestId, upstream: upstream.base, call: call.name, misfits });
        const responseContext = {
          ...context,
          language,
          bucketHost: config.OSS_BUCKET_HOST,
          report,
        };
        return withBackendHeaders(
          response,
          await contractResponse(call, response, responseContext),
        );
      });
    const init = { method, headers, body, signal };
    try {
      return await (requestedCall
        ? sendCall(requestedCall, pathname + search, init)
        : send(pathname + search, init, (response) => passOn(response, context)));
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const { code, message, details } = error;
      const call = requestedCall?.name ?? pathname;
      log({ requestId, upstream: upstream.base, call, error: message, code, ...details });
      // The call was carried out, so its result can be read by a further call, if there is one.
      const isDone = code === 'RESULT_UNREADABLE';
      const followUp = isDone && requestedCall ? followUpCall(requestedCall, pathname) : undefined;
      const response =
        followUp &&
        (await sendCall(followUp.call, followUp.pathname, { headers }).catch(() => undefined));
      return response?.ok ? response : problem(code, context);
    }
  };
}
