import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Notification } from '../../../contract/calls/content.ts';
import { notifications } from '../../db/schema/users.ts';
import { inList } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { wordingOf } from './wording.ts';

type Row = typeof notifications.$inferSelect;

export type Inbox = ReturnType<typeof pageOf<Notification>> & { unread: number };

const ofOwner = ({ tenantId }: Scope, userId: string) =>
  and(eq(notifications.tenantId, tenantId), eq(notifications.userId, userId));

/** The shopper's notifications, newest first, in the caller's language, and how many are unread. */
export async function listNotifications(
  scope: OwnerScope,
  page: { pageNo: number; pageSize: number },
): Promise<Inbox> {
  const range = pageRange(page);
  const isOwn = ofOwner(scope, scope.userId);
  const [rows, [total], unread] = await Promise.all([
    scope.db
      .select()
      .from(notifications)
      .where(isOwn)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(range.limit)
      .offset(range.offset),
    scope.db.select({ rows: count() }).from(notifications).where(isOwn),
    countUnread(scope, scope.userId),
  ]);
  const records = rows.map((row) => viewNotification(scope, row));
  return { ...pageOf(records, total?.rows ?? 0, page), unread };
}

/** How many notifications a shopper has not read. */
export async function countUnread(scope: Scope, userId: string): Promise<number> {
  const [unread] = await scope.db
    .select({ rows: count() })
    .from(notifications)
    .where(and(ofOwner(scope, userId), isNull(notifications.readAt)));
  return unread?.rows ?? 0;
}

/**
 * Marks the caller's notifications as read: those with these ids, or without `ids` all. Ids of other
 * shoppers are ignored.
 */
export async function markNotificationsRead(
  scope: OwnerScope,
  ids?: readonly string[],
): Promise<void> {
  const isListed = ids && inList(notifications.id, ids);
  await scope.db
    .update(notifications)
    .set({ readAt: scope.now })
    .where(and(ofOwner(scope, scope.userId), isNull(notifications.readAt), isListed));
}

function viewNotification(scope: Scope, row: Row): Notification {
  return {
    id: row.id,
    type: row.type,
    ...wordingOf(scope, row),
    link: row.link,
    read: row.readAt !== null,
    createdAt: iso(row.createdAt),
  };
}
