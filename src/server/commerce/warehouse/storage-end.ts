import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { daysLeft } from '../../../contract/values/time-left.ts';
import { purchaseParcels } from '../../db/schema/parcels.ts';
import { commit, onlyFrom, type Statement } from '../base/atomically.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { Acting, DbAndNow } from '../base/scope.ts';
import { GRACE_DAYS } from '../base/storage-terms.ts';
import type { SubjectTimers } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { notify } from '../notice/notify.ts';
import { movedParcel, moveParcelStatements } from '../parcel/move-parcel.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { orderProgressStatements } from '../purchase/apply-progress.ts';

const DAY_MS = 24 * 3_600_000;

/** Days before the end of storage on which the shopper is reminded. */
const REMINDERS = [7, 1];

/** The most parcels of each step in one run of the timer. */
const AT_ONCE = 200;

/**
 * Reminds shoppers of the end of storage, ends storage, and abandons parcels after the grace
 * period, for all tenants.
 */
export async function endStorage(context: DbAndNow): Promise<void> {
  const acting: Acting = { ...context, actor: 'SYSTEM' };
  await oneByOne(
    [
      async () =>
        oneByOne(
          await storedUntil(context, 'STORAGE_EXPIRED', -GRACE_DAYS, notifiedBeforeGrace(context)),
          async (parcel) => commit(acting, await abandonStatements(acting, parcel)),
        ),
      async () =>
        oneByOne(await storedUntil(context, 'STOCKED_IN', 0), (parcel) =>
          commit(acting, endStatements(acting, parcel)),
        ),
      ...REMINDERS.map(
        (days) => async () =>
          oneByOne(
            await storedUntil(context, 'STOCKED_IN', days, notReminded(context, days)),
            (parcel) => commit(acting, remindStatements(acting, parcel)),
          ),
      ),
    ],
    (part) => part(),
  );
}

/**
 * Parcels of a status whose storage ends within `days` days (negative: ended that long ago), the
 * first to end first.
 */
function storedUntil(
  { db, now }: DbAndNow,
  status: ParcelRow['status'],
  days: number,
  also?: SQL,
): Promise<ParcelRow[]> {
  const { storageExpiresAt } = purchaseParcels;
  return db
    .select()
    .from(purchaseParcels)
    .where(
      and(
        eq(purchaseParcels.status, status),
        lte(storageExpiresAt, trustedTime(now, days * DAY_MS)),
        also,
      ),
    )
    .orderBy(asc(storageExpiresAt))
    .limit(AT_ONCE);
}

/**
 * The condition that the shopper was notified of the end at least `GRACE_DAYS` ago. The end itself may
 * be older, if the parcel came back to the shelf after it.
 */
function notifiedBeforeGrace({ now }: DbAndNow): SQL {
  return lte(purchaseParcels.statusAt, now - GRACE_DAYS * DAY_MS);
}

/** The condition that storage has not ended, and the shopper was not reminded in its last `days` days. */
function notReminded({ now }: DbAndNow, days: number): SQL | undefined {
  const { remindedAt, storageExpiresAt } = purchaseParcels;
  return and(
    gt(storageExpiresAt, now),
    or(isNull(remindedAt), sql`${remindedAt} < ${storageExpiresAt} - ${days * DAY_MS}`),
  );
}

/**
 * Reminds the shopper only if the time of the last reminder is unchanged, so that of two concurrent
 * runs one reminds.
 */
function remindStatements({ db, now: at }: Acting, parcel: ParcelRow): Statement[] {
  const { id, tenantId, userId, parcelNo, orderNo, status, remindedAt, storageExpiresAt } = parcel;
  const days = daysLeft((storageExpiresAt ?? at) - at);
  const unchanged = sql`${purchaseParcels.remindedAt} is ${remindedAt}`;
  return [
    db
      .update(purchaseParcels)
      .set({
        status: onlyFrom(purchaseParcels.status, [status], status, unchanged),
        remindedAt: at,
      })
      .where(eq(purchaseParcels.id, id)),
    notify(db, { tenantId, userId, at }, 'STORAGE_EXPIRING', {
      parcelNo,
      orderNo,
      days: String(days),
    }),
  ];
}

/** Ends storage only if its end is unchanged, because the shopper may extend it at the same time. */
function endStatements(acting: Acting, parcel: ParcelRow): Statement[] {
  const { tenantId, userId, parcelNo, orderNo, storageExpiresAt } = parcel;
  const to = { tenantId, userId, at: acting.now };
  const isUnchanged = sql`${purchaseParcels.storageExpiresAt} is ${storageExpiresAt}`;
  return [
    ...moveParcelStatements(acting, parcel, 'STORAGE_ENDED', { condition: isUnchanged }),
    notify(acting.db, to, 'STORAGE_EXPIRED', { parcelNo, orderNo }),
  ];
}

/** Abandons a parcel, which may complete its order. */
async function abandonStatements(acting: Acting, parcel: ParcelRow): Promise<Statement[]> {
  const { tenantId, userId, parcelNo, orderNo } = parcel;
  const abandoned = movedParcel(acting, parcel, 'ABANDONED');
  const to = { tenantId, userId, at: acting.now };
  return [
    notify(acting.db, to, 'PARCEL_ABANDONED', { parcelNo, orderNo }),
    ...moveParcelStatements(acting, parcel, 'ABANDONED'),
    ...(await orderProgressStatements(acting, parcel.orderId, [abandoned])),
  ];
}

/** The timers of stored parcels. */
export const storageTimers: SubjectTimers = {
  storage: ({ platform, now }) => endStorage({ db: platform.database, now }),
};
