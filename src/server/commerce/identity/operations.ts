import { newId } from '../../crypto/random.ts';
import { notifications, operations } from '../../db/schema/users.ts';
import type { Scope } from '../scope.ts';

/** What the security log of an account tells. */
export type OperationKind =
  | 'SIGN_UP'
  | 'SIGN_IN'
  | 'SIGN_OUT'
  | 'PROFILE_CHANGED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'PAY_PASSWORD_SET'
  | 'PAY_PASSWORD_CHANGED'
  | 'PAY_PASSWORD_RESET'
  | 'PAY_PASSWORD_LOCKED';

/** A line of the security log, to go into the same batch as what it tells. */
export function recordOperation(scope: Scope, userId: string, kind: OperationKind) {
  const { tenantId, now } = scope;
  return scope.db
    .insert(operations)
    .values({ id: newId(now), tenantId, userId, kind, createdAt: now });
}

/** A message to the shopper about what the security log tells, for the same batch. */
export function notifyOfOperation(scope: Scope, userId: string, kind: OperationKind) {
  const { tenantId, now } = scope;
  return scope.db.insert(notifications).values({
    id: newId(now),
    tenantId,
    userId,
    type: 'SECURITY',
    parameters: { operation: kind },
    link: '/my/account',
    createdAt: now,
  });
}
