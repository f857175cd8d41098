import { and, eq, type SQL } from 'drizzle-orm';
import { payments } from '../../db/schema/money/payments.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { increased, onlyFrom, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import type { Acting } from '../base/scope.ts';
import { type ParcelEvent, parcelStates } from './parcel-states.ts';
import { type ParcelRow, payableOf } from './records.ts';

export type ParcelMove = {
  details?: Record<string, string | number>;
  /** Other columns that the event changes. */
  changes?: Partial<ParcelRow>;
  /** A condition besides the status; if it does not hold, the batch fails with `PARCEL_STATUS`. */
  condition?: SQL;
};

/** The parcel as it is after an event. Throws `ILLEGAL_TRANSITION`. */
export function movedParcel(
  { now }: Acting,
  parcel: ParcelRow,
  event: ParcelEvent,
  { changes }: ParcelMove = {},
): ParcelRow {
  const status = parcelStates.nextOrFail(parcel.status, event);
  const statusAt = status === parcel.status ? parcel.statusAt : now;
  return { ...parcel, ...changes, status, statusAt };
}

/**
 * Moves a parcel to its next status and writes the event. If its storage can then no longer be
 * extended, an open payment for storage is cancelled. Throws `ILLEGAL_TRANSITION`. The guard `PARCEL_STATUS`
 * means that a concurrent call moved the parcel first.
 */
export function moveParcelStatements(
  acting: Acting,
  parcel: ParcelRow,
  event: ParcelEvent,
  { details, changes, condition }: ParcelMove = {},
): Statement[] {
  const { db } = acting;
  const { status: to, statusAt } = movedParcel(acting, parcel, event);
  const from = parcel.status;
  const endsStorage = parcelStates.next(from, 'EXTENDED') && !parcelStates.next(to, 'EXTENDED');
  return [
    db
      .update(purchaseParcels)
      .set({
        ...changes,
        status: onlyFrom(purchaseParcels.status, [from], to, condition),
        statusAt,
        version: increased(purchaseParcels.version),
      })
      .where(and(eq(purchaseParcels.tenantId, parcel.tenantId), eq(purchaseParcels.id, parcel.id))),
    eventStatement(acting, {
      tenantId: parcel.tenantId,
      subject: 'PURCHASE_PARCEL',
      subjectId: parcel.id,
      event,
      from,
      to,
      details,
    }),
    ...(endsStorage
      ? [db.update(payments).set({ status: 'CANCELLED' }).where(isOpenStoragePayment(parcel))]
      : []),
  ];
}

/** The condition for the open payment of a parcel's storage. */
export function isOpenStoragePayment(parcel: ParcelRow) {
  const { orderType, id: orderId } = payableOf(parcel);
  return and(
    eq(payments.orderType, orderType),
    eq(payments.orderId, orderId),
    eq(payments.parcelId, parcel.id),
    eq(payments.status, 'UNPAID'),
  );
}
