import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { daysLeft } from '../../../contract/values/orders/time-left.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { commit, onlyFrom, type Statement } from '../base/atomically.ts';
import { DAY_MS } from '../base/clock.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { Acting, DbAndNow } from '../base/scope.ts';
import { EARLIER_TERMS, nextReminder } from '../base/storage-terms.ts';
import type { SubjectTimers } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { notify } from '../notice/notify.ts';
import { movedParcel, moveParcelStatements } from '../parcel/move-parcel.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { orderProgressStatements } from '../purchase/apply-progress.ts';

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
          await storedUntilNow(context, 'STORAGE_EXPIRED', isGraceOver(context)),
          async (parcel) => commit(acting, await abandonStatements(acting, parcel)),
        ),
      async () =>
        oneByOne(await storedUntilNow(context, 'STOCKED_IN'), (parcel) =>
          commit(acting, endStatements(acting, parcel)),
        ),
      async () =>
        oneByOne(await toRemind(context), (parcel) =>
          commit(acting, remindStatements(acting, parcel)),
        ),
    ],
    (part) => part(),
  );
}

/** Reads parcels of a status whose storage has ended. The parcel whose storage ended first comes first. */
function storedUntilNow(
  { db, now }: DbAndNow,
  status: ParcelRow['status'],
  also?: SQL,
): Promise<ParcelRow[]> {
  const { storageExpiresAt } = purchaseParcels;
  return db
    .select()
    .from(purchaseParcels)
    .where(and(eq(purchaseParcels.status, status), lte(storageExpiresAt, trustedTime(now)), also))
    .orderBy(asc(storageExpiresAt))
    .limit(AT_ONCE);
}

/** Stored parcels whose shoppers are to be reminded that storage ends. */
function toRemind({ db, now }: DbAndNow): Promise<ParcelRow[]> {
  const { status, remindAt, storageExpiresAt } = purchaseParcels;
  return db
    .select()
    .from(purchaseParcels)
    .where(
      and(
        eq(status, 'STOCKED_IN'),
        lte(remindAt, trustedTime(now)),
        // As an expression, so that the index of the reminders is used.
        sql`+${storageExpiresAt} > ${now}`,
      ),
    )
    .orderBy(asc(remindAt))
    .limit(AT_ONCE);
}

/**
 * The condition that the days are over in which storage could still be extended, both since its end and since the
 * shopper was notified of it: the parcel may have come back to the shelf after its end.
 */
function isGraceOver({ now }: DbAndNow): SQL {
  const { statusAt, storageExpiresAt, storageTerms } = purchaseParcels;
  const days = sql`coalesce(${storageTerms} ->> '$.graceDays', ${EARLIER_TERMS.graceDays})`;
  return sql`max(${statusAt}, ${storageExpiresAt}) <= ${trustedTime(now)} - ${days} * ${DAY_MS}`;
}

/** Reminds the shopper only if the time of the reminder is unchanged, so that of two concurrent runs one reminds. */
function remindStatements({ db, now: at }: Acting, parcel: ParcelRow): Statement[] {
  const { id, tenantId, userId, parcelNo, orderNo, status, remindAt, storageExpiresAt } = parcel;
  const days = daysLeft((storageExpiresAt ?? at) - at);
  const terms = parcel.storageTerms ?? EARLIER_TERMS;
  const unchanged = sql`${purchaseParcels.remindAt} is ${remindAt}`;
  return [
    db
      .update(purchaseParcels)
      .set({
        status: onlyFrom(purchaseParcels.status, [status], status, unchanged),
        remindAt: nextReminder(terms, storageExpiresAt ?? at, at),
        remindedAt: at,
      })
      .where(and(eq(purchaseParcels.tenantId, tenantId), eq(purchaseParcels.id, id))),
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
  const days = graceDaysOf(parcel);
  const to = { tenantId, userId, at: acting.now };
  const isUnchanged = sql`${purchaseParcels.storageExpiresAt} is ${storageExpiresAt}`;
  return [
    ...moveParcelStatements(acting, parcel, 'STORAGE_ENDED', { condition: isUnchanged }),
    notify(acting.db, to, 'STORAGE_EXPIRED', { parcelNo, orderNo, days }),
  ];
}

const graceDaysOf = ({ storageTerms }: ParcelRow): string =>
  String((storageTerms ?? EARLIER_TERMS).graceDays);

/** Abandons a parcel, which may complete its order. */
async function abandonStatements(acting: Acting, parcel: ParcelRow): Promise<Statement[]> {
  const { tenantId, userId, parcelNo, orderNo } = parcel;
  const abandoned = movedParcel(acting, parcel, 'ABANDONED');
  const to = { tenantId, userId, at: acting.now };
  return [
    notify(acting.db, to, 'PARCEL_ABANDONED', { parcelNo, orderNo, days: graceDaysOf(parcel) }),
    ...moveParcelStatements(acting, parcel, 'ABANDONED'),
    ...(await orderProgressStatements(acting, parcel.orderId, [abandoned])),
  ];
}

/** The timers of stored parcels. */
export const storageTimers: SubjectTimers = {
  storage: ({ platform, now }) => endStorage({ db: platform.database, now }),
};
