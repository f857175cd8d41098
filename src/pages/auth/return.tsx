import { unstable_redirect as redirect } from 'waku/router/server';
import { currentRequest } from '../../server/request/context.ts';

/** The address that a sign-in came from, with the shopper's e-mail, if the tenant lists its origin. */
function returnAddress(
  refrom: string | null,
  origins: readonly string[],
  email: string,
): URL | undefined {
  if (!refrom || !URL.canParse(refrom)) return undefined;
  const url = new URL(refrom);
  if (!origins.includes(url.origin)) return undefined;
  url.searchParams.append('email', email);
  return url;
}

/** Hands a shopper who just signed in back to another site of the tenant (specification section 2). */
export default async function ReturnPage({ query }: { query?: string }) {
  const { tenant, profile } = currentRequest();
  const refrom = new URLSearchParams(query ?? '').get('refrom');
  redirect(returnAddress(refrom, tenant.returnOrigins, profile?.email ?? '') ?? '/');
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
