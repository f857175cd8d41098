import type { Context } from 'hono';
import { CONTENT_REVISION } from '../../contract/backend-headers.ts';
import { createCache } from '../cache/cache.ts';
import type { RequestEnv, RequestVariables } from './context.ts';

/** The form of revisions. Any other value from an upstream is ignored. */
const REVISION = /^[\w.-]{1,64}$/;

type Site = { var: Pick<RequestVariables, 'upstream' | 'platform' | 'tenant'> };

/** The revision that each upstream sent last for a tenant. */
const upstreamRevisions = createCache<string>({
  entries: 500,
  lifetime: { freshMs: Number.POSITIVE_INFINITY },
});

/**
 * The latest known revision of a tenant's content. While it stays the same, so do the pages. Undefined
 * if the upstream never sent one.
 */
export function knownRevision(c: Site, tenantId = c.var.tenant.id): string | undefined {
  const { upstream, platform } = c.var;
  if (!upstream) return platform.revisions.revisionOf(tenantId);
  return upstreamRevisions.get(`${upstream.base} ${tenantId}`);
}

/**
 * The content revision of an answer, from its header; undefined if the header is missing or
 * malformed. Stores an upstream's revision as the known one. The embedded backend's is not stored,
 * because this process may know a newer one.
 */
export function answeredRevision(
  c: Context<RequestEnv>,
  tenantId: string,
  answer: Response,
): string | undefined {
  const { upstream } = c.var;
  const revision = answer.headers.get(CONTENT_REVISION);
  if (revision === null || !REVISION.test(revision)) return undefined;
  if (upstream) upstreamRevisions.set(`${upstream.base} ${tenantId}`, revision);
  return revision;
}
