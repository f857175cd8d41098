import type { Context } from 'hono';
import { CONTENT_REVISION } from '../../contract/backend-headers.ts';
import { createCache } from '../cache/cache.ts';
import type { RequestEnv, RequestVariables } from './context.ts';

/** The form of revisions. A revision of any other form from an upstream is ignored. */
const REVISION = /^[\w.-]{1,64}$/;

/** The part of a request's context that says which content its pages show. */
type SiteContext = { var: Pick<RequestVariables, 'upstream' | 'platform' | 'tenant'> };

/** The latest revision that each upstream sent for a tenant. */
const upstreamRevisions = createCache<string>({
  maxEntries: 500,
  lifetime: { freshMs: Number.POSITIVE_INFINITY },
});

/**
 * The latest known revision of a tenant's content. While it stays the same, so do the pages. Undefined
 * if the upstream never sent one.
 */
export function knownRevision(c: SiteContext, tenantId = c.var.tenant.id): string | undefined {
  const { upstream, platform } = c.var;
  if (!upstream) return platform.revisions.revisionOf(tenantId);
  return upstreamRevisions.get(`${upstream.base} ${tenantId}`);
}

/**
 * The content revision of a response, from its header; undefined if the header is missing or malformed.
 * Stores an upstream's revision as the latest known one. The revision of the embedded backend is not
 * stored, because this process may know a newer one.
 */
export function revisionOfResponse(
  c: Context<RequestEnv>,
  tenantId: string,
  response: Response,
): string | undefined {
  const { upstream } = c.var;
  const revision = response.headers.get(CONTENT_REVISION);
  if (revision === null || !REVISION.test(revision)) return undefined;
  if (upstream) upstreamRevisions.set(`${upstream.base} ${tenantId}`, revision);
  return revision;
}
