import type { Context, Next } from 'hono';
import { PAYLOAD_TYPE } from '../../../framework/server/router-request.ts';
import type { CachedPage } from '../../platform/shared-pages.ts';
import { knownRevision } from '../../request/content-revision.ts';
import type { RequestEnv } from '../../request/context.ts';
import { isPayload } from '../../request/page-path.ts';
import { logError } from '../log.ts';
import { collect } from './collect.ts';
import { finishPage } from './finish.ts';

/** The result of a render for the cache. */
export type Outcome =
  | { kind: 'page'; page: CachedPage }
  /** Complete, but deferred parts were sent after the rest. A script is needed to move them into place. */
  | { kind: 'deferred' }
  | { kind: 'not-found' }
  /** An error, a redirect, an incomplete page. */
  | { kind: 'uncacheable' }
  /** No outcome: the client disconnected, or the content changed meanwhile. */
  | { kind: 'unknown' };

/** Renders a page for this request alone. */
export async function renderPage(c: Context<RequestEnv>, next: Next): Promise<void> {
  await next();
  // The framework sets no content type for payloads, but only responses with one are compressed.
  if (isPayload(c) && c.res.body && !c.res.headers.has('content-type')) {
    c.res.headers.set('content-type', PAYLOAD_TYPE);
  }
}

/**
 * Renders a page for this request and for the cache. Resolves when the first bytes are rendered;
 * `outcome` resolves after the last. The rendering stops when the client disconnects, unless `isAwaited`
 * says that other requests wait for the page.
 */
export async function renderForCache(
  c: Context<RequestEnv>,
  next: Next,
  isAwaited: () => boolean,
): Promise<{ outcome: Promise<Outcome> }> {
  const startedAt = Date.now();
  const revisionAtStart = c.var.contentRevision;
  await renderPage(c, next);
  if (!c.res.body || !isCacheable(c)) return { outcome: Promise.resolve(refusedOutcome(c)) };
  const contentType = c.res.headers.get('content-type') ?? '';
  const { body, whole } = collect(c.res.body, isAwaited);
  c.res = new Response(body, c.res);
  const determineOutcome = async (): Promise<Outcome> => {
    const rendered = await whole;
    if (!rendered) return { kind: 'unknown' };
    if (!isComplete(c)) return refusedOutcome(c);
    if (c.var.hasDeferred) return { kind: 'deferred' };
    const nonce = c.var.secureHeadersNonce ?? '';
    const page = await finishPage(rendered, { contentType, nonce, at: startedAt });
    if (!page) return refusedOutcome(c);
    const isSameRevision = knownRevision(c) === revisionAtStart;
    return isSameRevision ? { kind: 'page', page } : { kind: 'unknown' };
  };
  // Other requests wait for the outcome, and an error here must not fail them.
  const logFailure = (error: unknown): Outcome => {
    logError(c, error);
    return { kind: 'uncacheable' };
  };
  return { outcome: determineOutcome().catch(logFailure) };
}

/** The outcome of a page that may not be cached. */
const refusedOutcome = (c: Context<RequestEnv>): Outcome => {
  const isNotFound = c.res.status === 404 || c.var.pageStatus === 404;
  return { kind: isNotFound ? 'not-found' : 'uncacheable' };
};

/** Whether a response is a complete page: no redirect, no error, and nothing has set `cache-control`. */
const isCacheable = (c: Context<RequestEnv>): boolean =>
  c.res.status === 200 && !c.error && !c.res.headers.has('cache-control') && isComplete(c);

/** Whether nothing is missing in what has been rendered so far. */
const isComplete = ({
  var: { uncacheable, pageStatus, backendFailure },
}: Context<RequestEnv>): boolean =>
  !uncacheable && pageStatus === undefined && backendFailure === undefined;
