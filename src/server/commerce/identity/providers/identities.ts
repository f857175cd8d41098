import { and, asc, eq } from 'drizzle-orm';
import type { OwnProvider } from '../../../../contract/calls/sign-in.ts';
import { Failure } from '../../../../contract/errors.ts';
import { providerName } from '../../../../contract/values/shop/sign-in-ways.ts';
import { newId } from '../../../crypto/random.ts';
import { signInIdentities } from '../../../db/schema/people/sign-in.ts';
import { users } from '../../../db/schema/people/users.ts';
import { issuerOf } from '../../../openid/client.ts';
import { logSecurity } from '../../../platform/security-log.ts';
import { iso } from '../../base/clock.ts';
import type { OwnerScope, Scope } from '../../base/scope.ts';
import { notifyOfOperation, recordOperation } from '../operations.ts';
import type { User } from '../users.ts';

/**
 * The identity of a person at a provider: the provider's issuer name, and the provider's id of the person.
 */
export type Person = { issuer: string; subject: string };

const isPerson = ({ tenantId }: Scope, { issuer, subject }: Person) =>
  and(
    eq(signInIdentities.tenantId, tenantId),
    eq(signInIdentities.issuer, issuer),
    eq(signInIdentities.subject, subject),
  );

/** The account to which a person at a provider is joined. */
export async function accountOf(scope: Scope, person: Person): Promise<User | undefined> {
  const [found] = await scope.db
    .select({ user: users })
    .from(signInIdentities)
    .innerJoin(
      users,
      and(eq(users.tenantId, signInIdentities.tenantId), eq(users.id, signInIdentities.userId)),
    )
    .where(isPerson(scope, person));
  return found?.user;
}

/** The statement that notes the time of a person's sign-in. */
export const noteUse = (scope: Scope, person: Person) =>
  scope.db.update(signInIdentities).set({ lastUsedAt: scope.now }).where(isPerson(scope, person));

/** The statement that joins a person to an account. Fails if they are joined to one already. */
export function joinStatement(scope: Scope, userId: string, person: Person & { email: string }) {
  const { tenantId, now } = scope;
  return scope.db
    .insert(signInIdentities)
    .values({ ...person, id: newId(now), tenantId, userId, createdAt: now, lastUsedAt: now });
}

/** The providers with which the shopper can sign in, the oldest first. */
export async function listOwnProviders(scope: OwnerScope): Promise<OwnProvider[]> {
  const { db, tenantId, userId, tenant } = scope;
  const rows = await db
    .select()
    .from(signInIdentities)
    .where(and(eq(signInIdentities.tenantId, tenantId), eq(signInIdentities.userId, userId)))
    .orderBy(asc(signInIdentities.createdAt), asc(signInIdentities.id));
  return rows.map(({ id, issuer, email, createdAt, lastUsedAt }) => {
    const provider = tenant.signIn.providers.find((one) => issuerOf(one) === issuer);
    return {
      id,
      provider: provider?.id ?? '',
      name: provider ? providerName(provider) : new URL(issuer).hostname,
      email,
      createdAt: iso(createdAt),
      lastUsedAt: iso(lastUsedAt),
    };
  });
}

/** Ends signing in with a provider: the account stays, with its mailed code and password. Throws `NOT_FOUND`. */
export async function removeOwnProvider(scope: OwnerScope, id: string): Promise<void> {
  const { db, tenantId, userId } = scope;
  const removed = await db
    .delete(signInIdentities)
    .where(
      and(
        eq(signInIdentities.tenantId, tenantId),
        eq(signInIdentities.userId, userId),
        eq(signInIdentities.id, id),
      ),
    )
    .returning({ id: signInIdentities.id });
  if (removed.length === 0) throw new Failure('NOT_FOUND');
  await db.batch([
    recordOperation(scope, userId, 'PROVIDER_REMOVED'),
    notifyOfOperation(scope, userId, 'PROVIDER_REMOVED'),
  ]);
  logSecurity(scope, 'provider_removed', userId);
}
