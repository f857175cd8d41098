import { notFound } from '../../framework/server/redirect.ts';
import { currentRequest } from '../../server/request/context.ts';
import { isPartShown } from '../../site/parts.ts';

/** Ends in the page of status 404 where the tenant has this page's part of the site off. */
export function requireShownPart(): void {
  const { tenant, pagePath } = currentRequest();
  if (!isPartShown(pagePath, tenant)) notFound();
}
