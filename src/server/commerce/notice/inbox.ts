import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Notification } from '../../../contract/calls/content.ts';
import { notifications } from '../../db/schema/orders/notices.ts';
import { inList } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { wordingOf } from './wording.ts';

export type NotificationRow = typeof notifications.$inferSelect;

export type Inbox = ReturnType<typeof pageOf<Notification>> & { unread: number };

export const ofOwner = ({ tenantId }: Scope, userId: string) =>
  and(eq(notifications.tenantId, tenantId), eq(notifications.userId, userId));

/**
 * The shopper's notifications, newest first, in the caller's language, and how many orders and pages have
 * unread notifications. If several unread notifications are about the same subject, only the newest counts as
 * unread, because it tells the present state.
 */
export async function listNotifications(
  scope: OwnerScope,
  page: { pageNo: number; pageSize: number },
): Promise<Inbox> {
  const range = pageRange(page);
  const isOwn = ofOwner(scope, scope.userId);
  const [rows, [total], unread] = await Promise.all([
    scope.db
      .select({
        row: notifications,
        isRead: sql<number>`${notifications.readAt} is not null or ${isSuperseded(scope)}`,
      })
      .from(notifications)
      .where(isOwn)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(range.limit)
      .offset(range.offset),
    scope.db.select({ rows: count() }).from(notifications).where(isOwn),
    countUnread(scope, scope.userId),
  ]);
  const records = rows.map(({ row, isRead }) => viewNotification(scope, row, Boolean(isRead)));
  return { ...pageOf(records, total?.rows ?? 0, page), unread };
}

/** Whether a newer notification about the same is unread. */
function isSuperseded({ db }: Scope) {
  const newer = alias(notifications, 'newer');
  return exists(
    db
      .select({ id: newer.id })
      .from(newer)
      .where(
        and(
          eq(newer.tenantId, notifications.tenantId),
          eq(newer.userId, notifications.userId),
          isNull(newer.readAt),
          eq(newer.subject, notifications.subject),
          or(
            gt(newer.createdAt, notifications.createdAt),
            and(eq(newer.createdAt, notifications.createdAt), gt(newer.id, notifications.id)),
          ),
        ),
      ),
  );
}

/** The number of orders and other pages about which a shopper has unread notifications. */
export async function countUnread(scope: Scope, userId: string): Promise<number> {
  const [unread] = await scope.db
    .select({ rows: countDistinct(notifications.subject) })
    .from(notifications)
    .where(and(ofOwner(scope, userId), isNull(notifications.readAt)));
  return unread?.rows ?? 0;
}

/**
 * Marks the caller's notifications as read: those about the same orders or pages as these, or without `ids` all.
 * Ids of other shoppers are ignored.
 */
export async function markNotificationsRead(
  scope: OwnerScope,
  ids?: readonly string[],
): Promise<void> {
  const isOwn = ofOwner(scope, scope.userId);
  const subjects =
    ids &&
    scope.db
      .select({ subject: notifications.subject })
      .from(notifications)
      .where(and(isOwn, inList(notifications.id, ids)));
  await scope.db
    .update(notifications)
    .set({ readAt: scope.now })
    .where(
      and(
        isOwn,
        isNull(notifications.readAt),
        subjects ? inArray(notifications.subject, subjects) : undefined,
      ),
    );
}

export function viewNotification(scope: Scope, row: NotificationRow, read: boolean): Notification {
  return {
    id: row.id,
    type: row.type,
    ...wordingOf(scope, row),
    link: row.link,
    read,
    createdAt: iso(row.createdAt),
  };
}
