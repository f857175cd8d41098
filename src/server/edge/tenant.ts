import type { Context, MiddlewareHandler } from 'hono';
import type { Tenant } from '../../contract/calls/site.ts';
import { createApiClient } from '../../contract/client.ts';
import { ApiError, ERROR_STATUS } from '../../contract/errors.ts';
import { Recent } from '../cache/lru.ts';
import { HEARD_MS } from '../platform/revisions.ts';
import { askBackend, forcedTenantOf, hostOf } from '../request/backend.ts';
import { hearRevision, revisionOf } from '../request/content-revision.ts';
import type { RequestEnv } from '../request/context.ts';
import { followBookmark, readBookmark } from './bookmark.ts';
import { plainPage, translatorOf } from './plain-page.ts';

/** How long the record of a backend elsewhere is kept, unless it tells of a change before. */
const KEEP_MS = 5_000;
/** How long a record is still good where the backend doesn't answer. */
const STALE_MS = 24 * 3_600_000;
/** How long it is waited for by who has one, if an old one. */
const PATIENCE_MS = 2_000;

type Kept = {
  tenant: Tenant;
  /** The revision of the content that it was read at. */
  revision: string | undefined;
  at: number;
  /** Good until then, unless another revision is told. */
  until: number;
  /** Good until then, because the backend does not answer. */
  sparedUntil?: number;
};
const kept = new Recent<Kept>(500);

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

async function readTenant(c: Context<RequestEnv>, patienceMs?: number): Promise<Kept> {
  const signal = patienceMs === undefined ? undefined : AbortSignal.timeout(patienceMs);
  let answer = new Response();
  const api = createApiClient(async (path, init) => {
    answer = await c.var.send(path, { ...init, signal });
    return answer;
  });
  const tenant = await api('getTenant');
  const at = Date.now();
  const until = c.var.upstream ? at + KEEP_MS : 0;
  return { tenant, revision: hearRevision(c, tenant.id, answer), at, until };
}

/** Whether a record needs no asking: of the embedded backend while its revisions are heard, of another for a while. */
function isGood(c: Context<RequestEnv>, { tenant, revision, until, sparedUntil }: Kept): boolean {
  const now = Date.now();
  if (sparedUntil !== undefined && sparedUntil > now) return true;
  const { upstream, platform } = c.var;
  const isHeard = !upstream && now - platform.revisions.heardAt < HEARD_MS;
  return (isHeard || until > now) && revision === revisionOf(c, tenant.id);
}

/** The record kept under a key, or a fresh one of the backend; where that fails, an old one. */
async function tenantUnder(c: Context<RequestEnv>, language: string): Promise<Kept> {
  const key = `${forcedTenantOf(c) ?? ''} ${hostOf(c)} ${language}`;
  const known = kept.get(key);
  if (known && isGood(c, known)) return known;
  try {
    const read = await readTenant(c, known && PATIENCE_MS);
    kept.set(key, read);
    return read;
  } catch (error) {
    if (!known || isGone(error) || Date.now() - known.at > STALE_MS) throw error;
    // Nobody else waits for it meanwhile.
    known.sparedUntil = Date.now() + KEEP_MS;
    return known;
  }
}

/** Asks the backend, and takes what its answer tells beside. */
async function send(c: Context<RequestEnv>, path: string, init: RequestInit): Promise<Response> {
  const answer = await askBackend(c, path, init);
  const revision = c.var.tenant && hearRevision(c, c.var.tenant.id, answer);
  // Of several machines one may be behind, and the next to answer may not be: nobody would know at the end.
  const isOther = revision !== undefined && revision !== c.var.contentRevision;
  if (isOther && c.var.renderAbort) c.set('uncacheable', true);
  await followBookmark(c, init.method ?? 'GET', answer);
  return answer;
}

async function noShop(c: Context<RequestEnv>): Promise<Response> {
  const t = await translatorOf(c);
  const { requestId } = c.var;
  const text = t('noShop.text', { host: hostOf(c) });
  if (!c.req.path.startsWith('/api/')) {
    return plainPage(c, { status: 404, title: t('noShop.title'), text });
  }
  const code = 'TENANT_NOT_FOUND';
  return c.json({ code, message: t(`error.${code}`), requestId }, ERROR_STATUS[code]);
}

/** The tenant of the host in its default language; the locale step asks again in the reader's. */
export const tenant: MiddlewareHandler<RequestEnv> = async (c, next) => {
  c.set('bookmark', await readBookmark(c));
  c.set('send', (path, init) => send(c, path, init));
  c.set('api', createApiClient(c.var.send));
  try {
    c.set('tenant', take(c, await tenantUnder(c, '')));
  } catch (error) {
    if (isGone(error)) return noShop(c);
    throw error;
  }
  await next();
};

/** The tenant as read in a language; where the backend fails just then, in its default language. */
export async function tenantInLocale(c: Context<RequestEnv>): Promise<Tenant> {
  try {
    return take(c, await tenantUnder(c, c.var.locale));
  } catch (error) {
    if (error instanceof ApiError) return c.var.tenant;
    throw error;
  }
}

/** A record with the revision that what is made of it is of. */
function take(c: Context<RequestEnv>, { tenant, revision }: Kept): Tenant {
  c.set('contentRevision', revision);
  return tenant;
}
