import type { Context } from 'hono';
import { CONTENT_REVISION } from '../../contract/backend-headers.ts';
import { Recent } from '../cache/lru.ts';
import type { RequestEnv, RequestVariables } from './context.ts';

/** A word of a backend of ours; what else an upstream may say is none. */
const WORD = /^[\w.-]{1,64}$/;

/** What a request is asked of. */
type Site = { var: Pick<RequestVariables, 'upstream' | 'platform' | 'tenant'> };

/** What upstreams told last, by upstream and tenant. */
const told = new Recent<string>(500);

/**
 * At which revision the tenant's content is, in a word: the same word, the same pages. Undefined
 * where the upstream never told one.
 */
export function revisionOf(c: Site, tenantId = c.var.tenant.id): string | undefined {
  const { upstream, platform } = c.var;
  return upstream ? told.get(`${upstream.base} ${tenantId}`) : platform.revisions.of(tenantId);
}

/** The word that a backend's answer brings; what an upstream says is remembered. */
export function hearRevision(
  c: Context<RequestEnv>,
  tenantId: string,
  answer: Response,
): string | undefined {
  const { upstream } = c.var;
  const word = answer.headers.get(CONTENT_REVISION);
  if (word === null || !WORD.test(word)) return undefined;
  if (upstream) told.set(`${upstream.base} ${tenantId}`, word);
  return word;
}
