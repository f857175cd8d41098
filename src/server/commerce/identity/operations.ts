import type { OperationKind } from '../../../contract/enums.ts';
import { newId } from '../../crypto/random.ts';
import { notifications, operations } from '../../db/schema/users.ts';
import type { Scope } from '../scope.ts';

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
