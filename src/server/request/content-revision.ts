import type { Context } from 'hono';
import { Recent } from '../platform/recent.ts';
import { tenantKey } from './backend.ts';
import type { RequestEnv } from './context.ts';

/** Header by which a backend tells its storefronts at which revision the tenant's content is. */
export const CONTENT_REVISION = 'x-content-revision';

/** A word of a backend of ours; what else an upstream may say is none. */
const WORD = /^[\w.-]{1,64}$/;

/** What upstreams told last, by tenant. */
const told = new Recent<string>(500);

/**
 * At which revision the tenant's content is, in a word: the same word, the same pages. Undefined
 * where the upstream never told one.
 */
export function revisionOf(c: Context<RequestEnv>): string | undefined {
  const { upstream, platform, tenant } = c.var;
  return upstream ? told.get(tenantKey(c)) : platform.revisions.of(tenant.id);
}

/** Takes what an upstream's answer says of it; `tenant` is known by then. */
export function hearRevision(c: Context<RequestEnv>, answer: Response): void {
  const word = answer.headers.get(CONTENT_REVISION);
  if (c.var.upstream && word && WORD.test(word)) told.set(tenantKey(c), word);
}
