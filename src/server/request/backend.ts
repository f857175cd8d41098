import type { Context } from 'hono';
import {
  DATABASE_BOOKMARK,
  DEVICE_TOKEN,
  DISPLAY_CURRENCY,
  GUEST_CART,
  SHOP_PREVIEW,
  STATION_TOKEN,
  TENANT_DOMAIN,
} from '../../contract/backend-headers.ts';
import { clientAddress } from '../../framework/server/node-request.ts';
import { DESK_TENANT } from '../../site/desk-path.ts';
import type { RequestEnv } from './context.ts';
import { readCookie } from './cookies.ts';

/**
 * The requested host in lower case, without port and trailing dot. A storefront that uses this server
 * as its backend sends the host in a header. A proxy's header counts only if `TRUST_PROXY` is set.
 */
export function hostOf(c: Context<RequestEnv>): string {
  const headerHost = c.var.isFromStorefront
    ? c.req.header(TENANT_DOMAIN)
    : c.var.platform.config.TRUST_PROXY && c.req.header('x-forwarded-host');
  const url = new URL(c.req.url);
  return (headerHost || url.hostname).replace(/\.?(:\d+)?$/, '').toLowerCase();
}

/**
 * The id of the tenant, if it is not looked up by the host: the tenant for which the desk works, else the
 * configured tenant, else the tenant whose widget the host serves, else the tenant that a storefront names.
 */
export function forcedTenantOf(c: Context<RequestEnv>): string | undefined {
  const storefrontTenantId = c.var.isFromStorefront ? c.req.header('x-tenant-id') : undefined;
  const { platform, desk, widgetTenantId } = c.var;
  return desk?.tenantId ?? platform.config.TENANT_ID ?? widgetTenantId ?? storefrontTenantId;
}

/**
 * Identifies the tenant across backends, for sealed and cached data: two backends may use the same id
 * for different tenants.
 */
export function tenantKey({ var: { tenant, upstream } }: Context<RequestEnv>): string {
  return upstream ? `${tenant.id} ${upstream.base}` : tenant.id;
}

/** The visitor's IP address; empty if it is unknown. */
export function clientAddressOf(c: Context<RequestEnv>): string {
  if (c.var.isFromStorefront) return c.req.header('x-client-address') ?? '';
  const { config, runtime } = c.var.platform;
  if (runtime === 'workerd') return c.req.header('cf-connecting-ip') ?? '';
  if (config.TRUST_PROXY) return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return clientAddress(c) ?? '';
}

/**
 * Headers of a visitor's call that are passed on to the backend. A session's token replaces
 * `authorization`.
 */
const FORWARDED = [
  'content-type',
  'idempotency-key',
  'if-match',
  'authorization',
  // The signature of a tracker (src/server/api/shop/tracking.ts).
  'sign',
] as const;

/**
 * The headers with which a payment provider signs its pushes (src/server/api/shop/webhooks.ts): those that
 * begin with its name, such as `stripe-signature`.
 */
function signingHeaders(path: string, headers: Headers): string[] {
  const [, provider] = /^\/api\/webhooks\/([a-z][a-z-]*)\//.exec(path) ?? [];
  return provider ? [...headers.keys()].filter((name) => name.startsWith(`${provider}-`)) : [];
}

/** Adds the token of the visitor's device, by which attempts are counted, and the name of the browser. */
function addDeviceHeaders(c: Context<RequestEnv>, headers: Headers): void {
  const token = readCookie(c, 'device') ?? c.req.header(DEVICE_TOKEN);
  const userAgent = c.req.header('user-agent');
  if (token) headers.set(DEVICE_TOKEN, token);
  if (userAgent) headers.set('user-agent', userAgent);
}

/**
 * Adds the token of the visitor's cart without an account. During a view or preview by the staff there is
 * none.
 */
function addGuestCart(c: Context<RequestEnv>, headers: Headers): void {
  if (c.var.desk || c.var.view || c.var.preview) return;
  const token = readCookie(c, 'guest') ?? c.req.header(GUEST_CART);
  // A cookie may have characters that no header can have.
  if (token && /^[\w-]{1,128}$/.test(token)) headers.set(GUEST_CART, token);
}

/** Whether a status means that the backend failed or is overloaded, as opposed to a wrong call. */
const isBackendFailure = (status: number): boolean => status === 429 || status >= 500;

/**
 * Sends a call to the backend for this visitor, with the tenant's host, the negotiated language and
 * the session's token. Passes on only two kinds of headers from `init`: those in `FORWARDED`, and those with which a
 * payment provider signs. Passes no cookie on.
 * A call for a page rejects with `Aborted` once the client disconnects, and a request to a remote backend
 * is then cancelled.
 */
export async function sendToBackend(
  c: Context<RequestEnv>,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const visitorHeaders = new Headers(init.headers);
  const headers = new Headers({ accept: 'application/json' });
  for (const name of [...FORWARDED, ...signingHeaders(path, visitorHeaders)]) {
    const value = visitorHeaders.get(name);
    if (value) headers.set(name, value);
  }
  const url = new URL(path, c.req.url);
  // The desk names the tenant in the query; for the backend it is in a header.
  const namedTenant = c.var.desk && url.searchParams.get(DESK_TENANT);
  if (c.var.desk) url.searchParams.delete(DESK_TENANT);
  const knownTag = c.var.desk && visitorHeaders.get('if-none-match');
  if (knownTag) headers.set('if-none-match', knownTag);
  const stationToken = (c.var.desk && readCookie(c, 'station')) ?? c.req.header(STATION_TOKEN);
  if (stationToken) headers.set(STATION_TOKEN, stationToken);
  const tenantId = namedTenant || forcedTenantOf(c);
  if (c.var.preview) headers.set(SHOP_PREVIEW, c.var.preview.token);
  headers.set(TENANT_DOMAIN, hostOf(c));
  if (tenantId) headers.set('x-tenant-id', tenantId);
  if (c.var.locale) headers.set('accept-language', c.var.locale);
  // Before the language is known, the tenant is only being looked up.
  if (c.var.preferences?.currency) headers.set(DISPLAY_CURRENCY, c.var.preferences.currency);
  if (c.var.bookmark) headers.set(DATABASE_BOOKMARK, c.var.bookmark);
  headers.set('x-request-id', c.var.requestId);
  headers.set('x-client-address', clientAddressOf(c));
  const token = c.var.desk?.token ?? c.var.session?.token;
  if (token) headers.set('authorization', `Bearer ${token}`);
  addGuestCart(c, headers);
  if (init.method !== undefined && init.method !== 'GET') addDeviceHeaders(c, headers);
  const { renderAbort, upstream, backend } = c.var;
  const signal = init.signal ?? (upstream ? renderAbort?.signal : undefined);
  const pending = backend(new Request(url, { ...init, headers, signal: signal ?? null }));
  const response = await (renderAbort ? Promise.race([pending, renderAbort.orAborted]) : pending);
  if (isBackendFailure(response.status)) c.set('backendFailure', response.status);
  return response;
}
