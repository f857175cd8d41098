import { and, count, desc, eq } from 'drizzle-orm';
import type { OperationKind } from '../../../contract/values/money/account-kinds.ts';
import { newId } from '../../crypto/random.ts';
import { notifications } from '../../db/schema/orders/notices.ts';
import { operations } from '../../db/schema/people/users.ts';
import { iso } from '../base/clock.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { pendingIfSubscribed } from '../notice/notify.ts';

/** The statement that writes a line of the security log, for the batch of the change that it records. */
export function recordOperation(scope: Scope, userId: string, kind: OperationKind) {
  const { tenantId, now } = scope;
  return scope.db
    .insert(operations)
    .values({ id: newId(now), tenantId, userId, kind, createdAt: now });
}

/**
 * Operations about money and about who gets in, whose notification is also mailed. A new login password or e-mail has its
 * own mail.
 */
const MAILED: ReadonlySet<OperationKind> = new Set<OperationKind>([
  'PASSKEY_ADDED',
  'PROVIDER_JOINED',
  'PAY_PASSWORD_CHANGED',
  'PAY_PASSWORD_RESET',
  'PAY_PASSWORD_LOCKED',
  'WITHDRAWAL_REQUESTED',
]);

/** The statement that writes a notification about a line of the security log, for the same batch. */
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
    mail: MAILED.has(kind) ? 'PENDING' : 'NONE',
    push: pendingIfSubscribed(scope.db, { tenantId, userId }),
  });
}

/** The shopper's security log, newest first. */
export async function listOperations(
  { db, tenantId, userId }: OwnerScope,
  page: { pageNo: number; pageSize: number },
) {
  const { limit, offset } = pageRange(page);
  const isOwn = and(eq(operations.tenantId, tenantId), eq(operations.userId, userId));
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(operations)
      .where(isOwn)
      .orderBy(desc(operations.createdAt), desc(operations.id))
      .limit(limit)
      .offset(offset),
    db.select({ rows: count() }).from(operations).where(isOwn),
  ]);
  const records = rows.map(({ id, kind, createdAt }) => ({ id, kind, createdAt: iso(createdAt) }));
  return pageOf(records, total?.rows ?? 0, page);
}
