import type { PurchaseParcelDetail } from '../../../contract/calls/parcels.ts';
import { type Statement, untilCommitted } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { movedParcel, moveParcelStatements, type ParcelMove } from '../parcel/move-parcel.ts';
import type { ParcelEvent } from '../parcel/parcel-states.ts';
import { parcelDetail } from '../parcel/parcel-view.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { orderProgressStatements } from '../purchase/apply-progress.ts';

/**
 * Changes the parcel that `find` reads, with the statements that `plan` returns for it, in one
 * transaction. Returns the changed parcel.
 */
export async function changeParcel(
  scope: Scope,
  find: () => Promise<ParcelRow>,
  plan: (parcel: ParcelRow) => Statement[] | Promise<Statement[]>,
): Promise<PurchaseParcelDetail> {
  await untilCommitted(scope, async () => plan(await find()));
  return parcelDetail(scope, await find());
}

/** The statements that move a parcel by an event and update its order. Throws `ILLEGAL_TRANSITION`. */
export async function parcelEventStatements(
  scope: Scope,
  parcel: ParcelRow,
  event: ParcelEvent,
  move: ParcelMove = {},
): Promise<Statement[]> {
  const moved = movedParcel(scope, parcel, event, move);
  return [
    ...moveParcelStatements(scope, parcel, event, move),
    ...(await orderProgressStatements(scope, parcel.orderId, [moved])),
  ];
}
