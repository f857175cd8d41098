import { eq } from 'drizzle-orm';
import { Failure } from '../../../../contract/errors.ts';
import type { OpsSignInProvider } from '../../../../contract/ops/shop/sign-in-providers.ts';
import {
  providerName,
  type SignInProvider,
} from '../../../../contract/values/shop/sign-in-ways.ts';
import { signInSecrets } from '../../../db/schema/people/sign-in.ts';
import { appleKey, issuerOf } from '../../../openid/client.ts';
import { commit } from '../../base/atomically.ts';
import { iso } from '../../base/clock.ts';
import type { Scope } from '../../base/scope.ts';
import { staffNames } from '../../base/staff-names.ts';
import { redirectPathOf, sealSecret, withId } from './clients.ts';
import { failureAtProvider, type ProviderScope } from './login-by-provider.ts';

/** The providers of a shop, drafted or published; for each secret, who stored it and when. */
export async function listSignInProviders(
  scope: Scope,
  providers: readonly SignInProvider[],
): Promise<OpsSignInProvider[]> {
  const rows = await scope.db
    .select()
    .from(signInSecrets)
    .where(eq(signInSecrets.tenantId, scope.tenantId));
  const names = await staffNames(scope, [...new Set(rows.map(({ changedBy }) => changedBy))]);
  return providers.map((provider) => {
    const { id } = provider;
    const stored = rows.find(({ providerId }) => providerId === id);
    return {
      id,
      provider: provider.provider,
      name: providerName(provider),
      redirectPath: redirectPathOf(id),
      hasSecret: stored !== undefined,
      ...(stored && { changedAt: iso(stored.changedAt) }),
      changedBy: names.get(stored?.changedBy ?? '') ?? '',
    };
  });
}

/**
 * Stores the secret of one of `providers`, sealed. `by` is the id of the person who does it. Throws
 * `NOT_FOUND`, and `VALIDATION_FAILED` at `secret` if Apple's is not a private key.
 */
export async function setSignInSecret(
  scope: Scope,
  providers: readonly SignInProvider[],
  { id, secret, by }: { id: string; secret: string; by: string },
): Promise<void> {
  const provider = withId(providers, id);
  if (provider.provider === 'APPLE') {
    await appleKey(secret).catch(() => {
      throw new Failure('VALIDATION_FAILED', {}, [{ field: 'secret', code: 'invalid' }]);
    });
  }
  const row = {
    tenantId: scope.tenantId,
    providerId: id,
    secret: await sealSecret(scope, id, secret),
    changedAt: scope.now,
    changedBy: by,
  };
  const { tenantId, providerId } = signInSecrets;
  await commit(scope, [
    scope.db
      .insert(signInSecrets)
      .values(row)
      .onConflictDoUpdate({ target: [tenantId, providerId], set: row }),
  ]);
}

/**
 * Asks one of `providers` which features it supports. Throws `NOT_FOUND`, `PROVIDER_REFUSED` and
 * `PROVIDER_UNREACHABLE`.
 */
export async function testSignInProvider(
  scope: ProviderScope,
  providers: readonly SignInProvider[],
  id: string,
): Promise<void> {
  const provider = withId(providers, id);
  const { describedNow } = await import('../../../openid/discovery.ts');
  await describedNow(issuerOf(provider), scope.fetchProvider).catch((error: unknown) => {
    throw failureAtProvider(scope, id, error);
  });
}
