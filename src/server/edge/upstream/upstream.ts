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
import { isDescription } from '../description.ts';
import { matchEndpoint } from '../match-endpoint.ts';
import { answerOf, type ContractCall } from './answer.ts';
import { atMostBytes, exchange, readBytes, UpstreamError } from './exchange.ts';
import { problem, type RefusalContext, refusal } from './refusal.ts';
import { readOf } from './reread.ts';

/** The header with a storefront's token for its backend. */
export const STOREFRONT_TOKEN = 'x-storefront-token';

/** The most bytes of a file with its form fields. Twice as much is read, so that the refusal arrives. */
const MOST_POSTED = MAX_FILE_BYTES + 64 * 1024;
const DRAINED = 2 * MOST_POSTED;

/** The response headers that are passed on with files and the demonstration's pages. */
const PASSED_HEADERS = ['content-type', 'content-disposition', 'cache-control'];

/** A file of the upstream's bucket, or a page of its demonstration, without its cookies. */
async function passOn(response: Response, context: RefusalContext): Promise<Response> {
  const { status, body } = response;
  const headers = new Headers();
  for (const name of PASSED_HEADERS) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  // It was requested with a token, so no shared cache may store it.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  const location = response.headers.get('location') ?? '';
  if (status >= 300 && status < 400) {
    await body?.cancel();
    if (ownPath(location, '') !== location) {
      throw new UpstreamError('UPSTREAM_FAILED', 'redirects elsewhere');
    }
    headers.set('location', location);
    return new Response(null, { status, headers });
  }
  const isPage = headers.get('content-type')?.startsWith('text/html');
  if (!response.ok && !isPage) return refusal(response, context);
  // The length of a compressed body is not the length of what we send.
  const length = response.headers.get('content-length');
  if (length && !response.headers.has('content-encoding')) headers.set('content-length', length);
  const isEmpty = !body || status === 204;
  return new Response(isEmpty ? null : atMostBytes(body, MAX_FILE_BYTES), { status, headers });
}

/**
 * Refuses the tenant of another host. A Sampan that does not believe this storefront answers with the
 * tenant of its own host. Other backends don't say for which host they answer.
 */
function requireOurTenant(asked: Headers, answer: Response): void {
  const served = answer.headers.get(TENANT_DOMAIN);
  const isForced = asked.has('x-tenant-id');
  if (served === null || isForced || served === asked.get(TENANT_DOMAIN)) return;
  const message = 'answers with the tenant of another host: check the token in API_UPSTREAM';
  throw new UpstreamError('UPSTREAM_FAILED', message, { served });
}

/** Copies the upstream's revision and bookmark headers to an answer. */
function withBackendHeaders(from: Response, answer: Response): Response {
  for (const name of [CONTENT_REVISION, DATABASE_BOOKMARK]) {
    const value = from.headers.get(name);
    if (value) answer.headers.set(name, value);
  }
  return answer;
}

/**
 * A backend elsewhere (docs/specification.md section 7). It gets the contract's calls, the bucket of
 * uploads, and in demo mode its mailbox and card page; nothing else. Every outcome is an answer that
 * the contract knows.
 */
export function upstreamBackend(
  upstream: Upstream,
  { platform, embedded }: { platform: Storefront; embedded: Backend },
): Backend {
  const { config, log, translator } = platform;
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (isDescription(pathname)) return embedded(request);
    const accepted = request.headers.get('accept-language') ?? '';
    const language = isLocale(accepted) ? accepted : 'en';
    const requestId = request.headers.get('x-request-id') ?? '';
    const context = { t: await translator(language), requestId };
    const called = matchEndpoint(request.method, pathname);
    const isFile = /^\/uploads(\/|$)/.test(pathname);
    const isDemo = config.DEMO && pathname.startsWith('/dev/');
    if (!called && !isFile && !isDemo) return problem('NOT_FOUND', context);

    const posted = request.body && (await readBytes(request.body, MOST_POSTED, DRAINED));
    if (posted === undefined) return problem('BODY_TOO_LARGE', context);
    const headers = new Headers(request.headers);
    if (upstream.token) headers.set(STOREFRONT_TOKEN, upstream.token);
    // A public call needs no token, so it gets none.
    if (called?.endpoint.auth === 'public') headers.delete('authorization');
    const { method, signal } = request;
    const body = posted && (await posted.arrayBuffer());
    const send = (path: string, init: RequestInit, read: (answer: Response) => Promise<Response>) =>
      exchange(upstream.base + path, init, config.API_TIMEOUT_MS, read);
    const ask = (call: ContractCall, path: string, init: RequestInit) =>
      send(path, init, async (answer) => {
        if (call.name === 'getTenant' && answer.ok) requireOurTenant(headers, answer);
        const report = (misfits: Misfit[]) =>
          log({ requestId, upstream: upstream.base, call: call.name, misfits });
        const read = { ...context, language, bucketHost: config.OSS_BUCKET_HOST, report };
        return withBackendHeaders(answer, await answerOf(call, answer, read));
      });
    const init = { method, headers, body, signal };
    try {
      return await (called
        ? ask(called, pathname + search, init)
        : send(pathname + search, init, (answer) => passOn(answer, context)));
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const { code, message, details } = error;
      const call = called?.name ?? pathname;
      log({ requestId, upstream: upstream.base, call, error: message, code, ...details });
      const isDone = code === 'RESULT_UNREADABLE';
      const read = isDone && called ? readOf(called, pathname) : undefined;
      const state =
        read && (await ask(read.call, read.pathname, { headers }).catch(() => undefined));
      return state?.ok ? state : problem(code, context);
    }
  };
}
