import type { Context } from 'hono';
import { CONTENT_REVISION } from '../../contract/backend-headers.ts';
import { createCache } from '../cache/cache.ts';
import type { RequestEnv, RequestVariables } from './context.ts';

/** What a backend of ours sends. Anything else in an upstream's header is ignored. */
const REVISION = /^[\w.-]{1,64}$/;

type Site = { var: Pick<RequestVariables, 'upstream' | 'platform' | 'tenant'> };

/** The revision that each upstream sent last for a tenant. */
const upstreamRevisions = createCache<string>({
  entries: 500,
  lifetime: { freshMs: Number.POSITIVE_INFINITY },
});

/**
 * The known revision of a tenant's content: the same revision, the same pages. Undefined where the
 * upstream never sent one.
 */
export function knownRevision(c: Site, tenantId = c.var.tenant.id): string | undefined {
  const { upstream, platform } = c.var;
  if (!upstream) return platform.revisions.of(tenantId);
  return upstreamRevisions.get(`${upstream.base} ${tenantId}`);
}

/**
 * The revision that an answer of the backend was made at. It comes in a header also from the embedded
 * backend, so that the edge reads it in one way whether the backend is in this process or elsewhere;
 * and it is the revision that the answer was read at, which the known one may have passed since.
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
