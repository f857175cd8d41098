import { and, countDistinct, desc, inArray, lte, max, sql } from 'drizzle-orm';
import type { DigestNotice, NoticeDigest } from '../../../contract/calls/notices.ts';
import { notifications } from '../../db/schema/orders/notices.ts';
import { inList } from '../base/atomically.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { OwnerScope } from '../base/scope.ts';
import { countUnread, type NotificationRow, ofOwner, viewNotification } from './inbox.ts';

/** The most notifications of a digest, the newest. */
const MAX_NOTICES = 50;

/**
 * The shopper's notifications, grouped by their order (with its parcels) or by another page; the group with
 * the newest first. Consecutive notifications that differ only in the parcel are merged.
 */
export async function listDigests(
  scope: OwnerScope,
  page: { pageNo: number; pageSize: number },
): Promise<ReturnType<typeof pageOf<NoticeDigest>> & { unread: number }> {
  const { limit, offset } = pageRange(page);
  const isOwn = ofOwner(scope, scope.userId);
  const { subject } = notifications;
  const newest = max(notifications.createdAt);
  const [subjects, [total], unread] = await Promise.all([
    scope.db
      .select({ subject, unread: sql<number>`sum(${notifications.readAt} is null)` })
      .from(notifications)
      .where(isOwn)
      .groupBy(subject)
      .orderBy(desc(newest), desc(max(notifications.id)))
      .limit(limit)
      .offset(offset),
    scope.db
      .select({ rows: countDistinct(subject) })
      .from(notifications)
      .where(isOwn),
    countUnread(scope, scope.userId),
  ]);
  const ranked = scope.db
    .select({
      id: notifications.id,
      place: sql<number>`row_number() over (
        partition by ${subject} order by ${notifications.createdAt} desc, ${notifications.id} desc)`.as(
        'place',
      ),
    })
    .from(notifications)
    .where(
      and(
        isOwn,
        inList(
          subject,
          subjects.map((one) => one.subject ?? ''),
        ),
      ),
    )
    .as('ranked');
  const rows = await scope.db
    .select()
    .from(notifications)
    .where(
      inArray(
        notifications.id,
        scope.db.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, MAX_NOTICES)),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id));
  const bySubject = Map.groupBy(rows, (row) => row.subject);
  const records = subjects.map(
    (one): NoticeDigest => ({
      ...(one.subject?.startsWith('/') ? {} : { orderNo: one.subject ?? '' }),
      unread: one.unread > 0,
      notices: mergeTwins(scope, bySubject.get(one.subject) ?? []),
    }),
  );
  return { ...pageOf(records, total?.rows ?? 0, page), unread };
}

/**
 * The notifications in their order. Consecutive ones with the same text are merged: the first one names the
 * other parcels.
 */
function mergeTwins(scope: OwnerScope, rows: readonly NotificationRow[]): DigestNotice[] {
  const merged: { notice: DigestNotice; parcels: Set<string>; row: NotificationRow }[] = [];
  for (const row of rows) {
    const { parcelNo } = row.parameters;
    const before = merged.at(-1);
    if (!parcelNo || !before || !saysTheSame(before.row, row)) {
      const notice = { ...viewNotification(scope, row, row.readAt !== null), also: [] };
      merged.push({ notice, parcels: new Set(parcelNo ? [parcelNo] : []), row });
    } else if (!before.parcels.has(parcelNo)) {
      before.parcels.add(parcelNo);
      before.notice.also.push({ number: parcelNo, link: row.link });
    }
  }
  return merged.map(({ notice }) => notice);
}

/** Whether two notifications about parcels differ only in the parcel and its weight. */
function saysTheSame(one: NotificationRow, other: NotificationRow): boolean {
  const textKeyOf = ({ type, parameters }: NotificationRow) => {
    const { parcelNo, weightG: _, ...rest } = parameters;
    return parcelNo && JSON.stringify([type, Object.entries(rest).sort()]);
  };
  return textKeyOf(one) === textKeyOf(other);
}
