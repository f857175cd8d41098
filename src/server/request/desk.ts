import type { Right } from '../../contract/values/rights.ts';
import { notFound } from '../../framework/server/redirect.ts';
import type { DeskTranslate } from '../../i18n/translator.ts';
import { getContext } from '../platform/context-storage.ts';
import { currentRequest, type RequestEnv } from './context.ts';

/** What a page of the desk shows depends on. Only for pages of signed-in people. */
export function deskRequest() {
  const { desk, locale, flash, pagePath, t } = currentRequest();
  if (!desk?.me) throw new Error('a page of the desk needs a session');
  // At the desk's host the translator has the texts of the desk (src/server/edge/locale.ts).
  return { locale, t: t as DeskTranslate, me: desk.me, flash, pagePath };
}

/** The same with the tenant in the page's path; without one, the page is the 404 page. */
export function deskTenantRequest() {
  const request = deskRequest();
  const tenant = request.me.tenants.find(({ id }) => id === currentRequest().desk?.tenantId);
  if (!tenant) return notFound();
  const rights = new Set<Right>(tenant.rights);
  return { ...request, tenant, zone: tenant, may: (right: Right) => rights.has(right) };
}

/** Sets the page's status to 403, because the person lacks the right to see it. */
export function markForbidden(): void {
  getContext<RequestEnv>().set('pageStatus', 403);
}
