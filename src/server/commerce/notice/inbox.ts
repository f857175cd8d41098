import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Notification } from '../../../contract/content.ts';
import { formatCny } from '../../../i18n/format.ts';
import { notifications } from '../../db/schema/users.ts';
import { inList } from '../atomically.ts';
import { pageOf, pageRange } from '../paging.ts';
import type { OwnerScope, Scope } from '../scope.ts';

type Row = typeof notifications.$inferSelect;

export type Inbox = ReturnType<typeof pageOf<Notification>> & { unread: number };

const ofOwner = ({ tenantId }: Scope, userId: string) =>
  and(eq(notifications.tenantId, tenantId), eq(notifications.userId, userId));

/** Messages to the shopper, newest first, in the reader's language. */
export async function listNotifications(
  scope: OwnerScope,
  page: { pageNo: number; pageSize: number },
): Promise<Inbox> {
  const range = pageRange(page);
  const mine = ofOwner(scope, scope.userId);
  const [rows, [all], unread] = await Promise.all([
    scope.db
      .select()
      .from(notifications)
      .where(mine)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(range.limit)
      .offset(range.offset),
    scope.db.select({ rows: count() }).from(notifications).where(mine),
    countUnread(scope, scope.userId),
  ]);
  const records = rows.map((row) => rendered(scope, row));
  return { ...pageOf(records, all?.rows ?? 0, page), unread };
}

/** How many messages the shopper has not read. */
export async function countUnread(scope: Scope, userId: string): Promise<number> {
  const [unread] = await scope.db
    .select({ rows: count() })
    .from(notifications)
    .where(and(ofOwner(scope, userId), isNull(notifications.readAt)));
  return unread?.rows ?? 0;
}

/** Marks messages read: the ones named, or all. Others' ids are passed over. */
export async function readNotifications(scope: OwnerScope, ids?: readonly string[]): Promise<void> {
  const named = ids && inList(notifications.id, ids);
  await scope.db
    .update(notifications)
    .set({ readAt: scope.now })
    .where(and(ofOwner(scope, scope.userId), isNull(notifications.readAt), named));
}

/** Arguments that messages may name, so that one stored without them still reads as a sentence. */
const NO_PARAMETERS = {
  orderNo: '',
  depositNo: '',
  title: '',
  text: '',
  reason: '',
  operation: '',
};

function rendered({ t, locale }: Scope, row: Row): Notification {
  const { amount = '0', ...parameters } = row.parameters;
  const values = { ...NO_PARAMETERS, ...parameters, amount: formatCny(locale, amount) };
  return {
    id: row.id,
    type: row.type,
    title: t(`notification.${row.type}.title`, values),
    text: t(`notification.${row.type}.text`, values),
    link: row.link,
    read: row.readAt !== null,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
