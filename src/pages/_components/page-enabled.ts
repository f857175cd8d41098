import { notFound } from '../../framework/server/redirect.ts';
import { currentRequest } from '../../server/request/context.ts';
import { isPartShown } from '../../site/parts.ts';

/** Shows the 404 page if the tenant has switched off the part of the site that this page belongs to. */
export function requirePageEnabled(): void {
  const { tenant, pagePath } = currentRequest();
  if (!isPartShown(pagePath, tenant)) notFound();
}
