import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { users } from '../../db/schema/people/users.ts';
import { onlyFrom, type Statement } from './atomically.ts';
import type { Scope } from './scope.ts';

/** Throws `ACCOUNT_BLOCKED` if the staff have blocked the shopper. */
export async function requireNotBlocked(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  userId: string,
): Promise<void> {
  const isShopper = and(eq(users.tenantId, tenantId), eq(users.id, userId));
  const [shopper] = await db.select({ state: users.state }).from(users).where(isShopper);
  if (shopper?.state === 'BLOCKED') throw new Failure('ACCOUNT_BLOCKED');
}

/** The statement that fails its batch, with the guard `SHOPPER_STATE`, if the account is blocked or erased. */
export function requireActive(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  userId: string,
): Statement {
  return db
    .update(users)
    .set({ state: onlyFrom(users.state, ['ACTIVE'], 'ACTIVE') })
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
}
