import { and, eq } from 'drizzle-orm';
import type { Profile } from '../../../contract/calls/user.ts';
import { Failure } from '../../../contract/errors.ts';
import { users } from '../../db/schema/people/users.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { countUnread } from '../notice/inbox.ts';

export type User = typeof users.$inferSelect;

/** Stored instead of a hash for an account without a password. No password matches it. */
export const NO_PASSWORD = 'none';

/** The account of an e-mail (in lower case) at this tenant. */
export async function findUserByEmail(scope: Scope, email: string): Promise<User | undefined> {
  const [user] = await scope.db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, scope.tenantId), eq(users.email, email)));
  return user;
}

/** Throws `EMAIL_TAKEN` at `email` if an account of this tenant has the e-mail, unless it is `userId`. */
export async function assertEmailFree(scope: Scope, email: string, userId?: string): Promise<void> {
  const owner = await findUserByEmail(scope, email);
  if (!owner || owner.id === userId) return;
  throw new Failure('EMAIL_TAKEN', {}, [{ field: 'email', code: 'invalid' }]);
}

/** The account of the signed-in shopper. Throws `UNAUTHENTICATED` if it no longer exists. */
export async function requireUser(scope: OwnerScope): Promise<User> {
  const [user] = await scope.db.select().from(users).where(isUser(scope, scope.userId));
  if (!user) throw new Failure('UNAUTHENTICATED');
  return user;
}

/** The condition that picks one account of this tenant. */
export function isUser(scope: Scope, userId: string) {
  return and(eq(users.id, userId), eq(users.tenantId, scope.tenantId));
}

/** An account in the contract's format, for its owner. */
export async function profileOf(
  scope: Scope,
  user: Omit<Profile, 'unreadNotificationCount' | 'createdAt' | 'hasPassword'> & {
    createdAt: number;
    passwordHash: string;
  },
): Promise<Profile> {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    secondEmail: user.secondEmail,
    phoneNumber: user.phoneNumber,
    language: user.language,
    unreadNotificationCount: await countUnread(scope, user.id),
    createdAt: new Date(user.createdAt).toISOString(),
    hasPassword: user.passwordHash !== NO_PASSWORD,
  };
}
