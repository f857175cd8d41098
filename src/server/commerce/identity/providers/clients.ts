import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { Failure } from '../../../../contract/errors.ts';
import type { SignInProvider } from '../../../../contract/values/shop/sign-in-ways.ts';
import { BACK_FROM_PROVIDER } from '../../../../site/provider-path.ts';
import { FOR_EVER, seal, unseal } from '../../../crypto/sealed-cookie.ts';
import { signInSecrets } from '../../../db/schema/people/sign-in.ts';
import { type OpenIdClient, openIdClient } from '../../../openid/client.ts';
import type { Scope } from '../../base/scope.ts';

/**
 * The purpose for which a secret is sealed: it can't be opened for another purpose, provider or tenant.
 */
const purposeOf = (tenantId: string, providerId: string): string =>
  JSON.stringify(['sign-in-provider', tenantId, providerId]);

/**
 * The path to which a provider sends the browser back. Each provider has its own, so that a response of one
 * provider is never taken as another's.
 */
export const redirectPathOf = (providerId: string): string => BACK_FROM_PROVIDER + providerId;

/** The sealed form in which a secret is stored. */
export const sealSecret = ({ keys, tenantId, now }: Scope, providerId: string, secret: string) =>
  seal(keys, purposeOf(tenantId, providerId), secret, FOR_EVER, now);

async function secretOf(scope: Scope, providerId: string): Promise<string | undefined> {
  const { db, keys, tenantId, now } = scope;
  const [stored] = await db
    .select({ secret: signInSecrets.secret })
    .from(signInSecrets)
    .where(and(eq(signInSecrets.tenantId, tenantId), eq(signInSecrets.providerId, providerId)));
  if (!stored) return undefined;
  const opened = await unseal(keys, purposeOf(tenantId, providerId), stored.secret, now);
  return v.is(v.string(), opened) ? opened : undefined;
}

/** The provider with an id. Throws `NOT_FOUND`. */
export function withId(providers: readonly SignInProvider[], id: string): SignInProvider {
  const provider = providers.find((one) => one.id === id);
  if (!provider) throw new Failure('NOT_FOUND');
  return provider;
}

/** The shop at a provider that shoppers can use. Throws `NOT_FOUND`. */
export async function openClient(scope: Scope, id: string): Promise<OpenIdClient> {
  const provider = withId(scope.tenant.signIn.providers, id);
  if (!provider.open) throw new Failure('NOT_FOUND');
  return openIdClient(provider, await secretOf(scope, id));
}
