import { and, eq, type SQL } from 'drizzle-orm';
import { payments } from '../../db/schema/orders.ts';
import { purchaseParcels } from '../../db/schema/parcels.ts';
import { onlyFrom, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import type { Acting } from '../base/scope.ts';
import { type ParcelEvent, parcelStates } from './parcel-states.ts';
import type { ParcelRow } from './records.ts';

export type ParcelMove = {
  details?: Record<string, string | number>;
  /** What else the event changes of the parcel. */
  changes?: Partial<ParcelRow>;
  /** What must hold besides its status; else another call was first. */
  only?: SQL;
};

/** The parcel as it is once an event has happened to it. Throws `ILLEGAL_TRANSITION`. */
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
 * Moves a parcel along its table of states, with its history. What was to be paid for its storage
 * is cancelled when it leaves the shelf. Throws `ILLEGAL_TRANSITION`. The guard `PARCEL_STATUS`
 * means that another call was first.
 */
export function moveParcelStatements(
  acting: Acting,
  parcel: ParcelRow,
  event: ParcelEvent,
  { details, changes, only }: ParcelMove = {},
): Statement[] {
  const { db } = acting;
  const { status: to, statusAt } = movedParcel(acting, parcel, event);
  const from = parcel.status;
  const leaves = parcelStates.next(from, 'EXTENDED') && !parcelStates.next(to, 'EXTENDED');
  return [
    db
      .update(purchaseParcels)
      .set({ ...changes, status: onlyFrom(purchaseParcels.status, [from], to, only), statusAt })
      .where(eq(purchaseParcels.id, parcel.id)),
    eventStatement(acting, {
      subject: 'PURCHASE_PARCEL',
      subjectId: parcel.id,
      event,
      from,
      to,
      details,
    }),
    ...(leaves
      ? [db.update(payments).set({ status: 'CANCELLED' }).where(openStorage(parcel))]
      : []),
  ];
}

/** The payment that is open for a parcel's storage. */
export function openStorage({ id, orderId }: Pick<ParcelRow, 'id' | 'orderId'>) {
  return and(
    eq(payments.orderType, 'PURCHASE_ORDER'),
    eq(payments.orderId, orderId),
    eq(payments.parcelId, id),
    eq(payments.status, 'UNPAID'),
  );
}
