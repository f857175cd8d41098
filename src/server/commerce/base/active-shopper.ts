import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import { onlyFrom, type Statement } from './atomically.ts';
import type { Scope } from './scope.ts';

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
