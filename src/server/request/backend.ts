import type { Context } from 'hono';
import type { RequestEnv } from './context.ts';

/** Host that the visitor asked, without port; a proxy's word counts only where one is configured. */
export function hostOf(c: Context<RequestEnv>): string {
  const forwarded = c.var.platform.config.TRUST_PROXY
    ? c.req.header('x-forwarded-host')
    : undefined;
  const url = new URL(c.req.url);
  return (forwarded ? forwarded.replace(/:\d+$/, '') : url.hostname).toLowerCase();
}

/** The visitor's network address, or empty where it is not known. */
export function clientAddressOf(c: Context<RequestEnv>): string {
  const { config, runtime } = c.var.platform;
  if (runtime === 'workerd') return c.req.header('cf-connecting-ip') ?? '';
  if (config.TRUST_PROXY) return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } }).incoming;
  return incoming?.socket?.remoteAddress ?? '';
}

/** Headers of a visitor's call that the backend may see as they are. */
const PASSED = ['content-type', 'idempotency-key', 'authorization'] as const;

/**
 * Sends a call to the backend as this visitor: the tenant by its host, the language negotiated, the
 * token of the session. Tenant headers of the visitor are never passed on.
 */
export function askBackend(
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
  const { TENANT_ID } = c.var.platform.config;
  headers.set('x-tenant-domain', hostOf(c));
  if (TENANT_ID) headers.set('x-tenant-id', TENANT_ID);
  headers.set('accept-language', c.var.locale ?? '');
  headers.set('x-request-id', c.var.requestId);
  headers.set('x-client-address', clientAddressOf(c));
  if (c.var.session) headers.set('authorization', `Bearer ${c.var.session.token}`);
  const url = new URL(path, c.req.url);
  return c.var.backend(new Request(url, { ...init, headers }));
}
