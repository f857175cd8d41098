import { createApiClient } from '../../contract/client.ts';
import type { EndpointName, Input, Output } from '../../contract/endpoints.ts';
import type { Right } from '../../contract/values/people/rights.ts';
import { notFound } from '../../framework/server/redirect.ts';
import type { DeskTranslate } from '../../i18n/translator.ts';
import { DESK_TENANT } from '../../site/desk-path.ts';
import { getContext } from '../platform/context-storage.ts';
import { currentRequest, type RequestEnv } from './context.ts';
import { type Args, type read, readOr } from './read.ts';

/** The request of a desk page, for signed-in people only. */
export function deskRequest() {
  const { desk, locale, flash, pagePath, t } = currentRequest();
  if (!desk?.me) throw new Error('a page of the desk needs a session');
  // At the desk's host the translator has the texts of the desk (src/server/edge/locale.ts).
  return { locale, t: t as DeskTranslate, me: desk.me, flash, pagePath };
}

/** The same with the tenant in the page's path. A path without a tenant gets the 404 page. */
export function deskTenantRequest() {
  const request = deskRequest();
  const tenant = request.me.tenants.find(({ id }) => id === currentRequest().desk?.tenantId);
  if (!tenant) return notFound();
  const rights = new Set<Right>(tenant.rights);
  return { ...request, tenant, zone: tenant, may: (right: Right) => rights.has(right) };
}

/** Makes a call at one of the person's tenants, for a page that is about several. */
export function readAtTenant<N extends EndpointName>(
  tenantId: string,
  name: N,
  ...args: Parameters<typeof read<N>> extends [N, ...infer A] ? A : never
): Promise<Output<N>> {
  const { send } = currentRequest();
  const api = createApiClient((path, init) => {
    const url = new URL(path, 'http://desk');
    url.searchParams.set(DESK_TENANT, tenantId);
    return send(url.pathname + url.search, init);
  });
  return (api as (name: N, ...rest: unknown[]) => Promise<Output<N>>)(name, ...args);
}

/** Reads a list beside a page's object; undefined if it can't be read, which the page can do without. */
export const readList = <N extends EndpointName>(
  name: N,
  input: Input<N>,
): Promise<Output<N> | undefined> => readOr(undefined, name, ...([input] as unknown as Args<N>));

/** Sets the page's status to 403, because the person lacks the right to see it. */
export function markForbidden(): void {
  getContext<RequestEnv>().set('pageStatus', 403);
}
