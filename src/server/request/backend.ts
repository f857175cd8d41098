import type { Context } from 'hono';
import { DATABASE_BOOKMARK } from '../../contract/backend-headers.ts';
import { clientAddress } from '../../framework/server/node-request.ts';
import type { RequestEnv } from './context.ts';

/**
 * Host that the visitor asked, without port and the dot that may end it. A storefront that asks us
 * as its backend tells it; a proxy's word counts only where one is configured.
 */
export function hostOf(c: Context<RequestEnv>): string {
  const told = c.var.fromStorefront
    ? c.req.header('x-tenant-domain')
    : c.var.platform.config.TRUST_PROXY && c.req.header('x-forwarded-host');
  const url = new URL(c.req.url);
  return (told || url.hostname).replace(/\.?(:\d+)?$/, '').toLowerCase();
}

/** The tenant that is served whatever the host: the configured one, else the one that a storefront names. */
export function forcedTenantOf(c: Context<RequestEnv>): string | undefined {
  const named = c.var.fromStorefront ? c.req.header('x-tenant-id') : undefined;
  return c.var.platform.config.TENANT_ID ?? c.var.widgetOf ?? named;
}

/**
 * Names the tenant among all there are, for what is sealed and kept: two backends may give the same
 * id, and what one of them gave is nothing at the other.
 */
export function tenantKey({ var: { tenant, upstream } }: Context<RequestEnv>): string {
  return upstream ? `${tenant.id} ${upstream.base}` : tenant.id;
}

/** The visitor's network address, or empty where it is not known. */
export function clientAddressOf(c: Context<RequestEnv>): string {
  if (c.var.fromStorefront) return c.req.header('x-client-address') ?? '';
  const { config, runtime } = c.var.platform;
  if (runtime === 'workerd') return c.req.header('cf-connecting-ip') ?? '';
  if (config.TRUST_PROXY) return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return clientAddress(c) ?? '';
}

/** Headers of a visitor's call that the backend may see as they are. */
const PASSED = ['content-type', 'idempotency-key', 'authorization'] as const;

/** Whether a status says that the backend did not do its part, whoever asked. */
const isFailure = (status: number): boolean => status === 429 || status >= 500;

/**
 * Sends a call to the backend as this visitor: the tenant by its host, the language negotiated, the
 * token of the session. No cookie and no other header of the visitor is ever passed on. What a page
 * asks fails with `Aborted` once its reader has left; a request to a remote backend is aborted, too.
 */
export async function askBackend(
  c: Context<RequestEnv>,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const given = new Headers(init.headers);
  const headers = new Headers({ accept: 'application/json' });
  for (const name of PASSED) {
    const value = given.get(name);
    if (value) headers.set(name, value);
  }
  const tenantId = forcedTenantOf(c);
  headers.set('x-tenant-domain', hostOf(c));
  if (tenantId) headers.set('x-tenant-id', tenantId);
  if (c.var.locale) headers.set('accept-language', c.var.locale);
  if (c.var.bookmark) headers.set(DATABASE_BOOKMARK, c.var.bookmark);
  headers.set('x-request-id', c.var.requestId);
  headers.set('x-client-address', clientAddressOf(c));
  if (c.var.session) headers.set('authorization', `Bearer ${c.var.session.token}`);
  const url = new URL(path, c.req.url);
  const { renderAbort, upstream, backend } = c.var;
  const signal = init.signal ?? (upstream ? renderAbort?.signal : undefined);
  const answer = backend(new Request(url, { ...init, headers, signal: signal ?? null }));
  const response = await (renderAbort ? Promise.race([answer, renderAbort.orAborted]) : answer);
  if (isFailure(response.status)) c.set('backendFailure', response.status);
  return response;
}
