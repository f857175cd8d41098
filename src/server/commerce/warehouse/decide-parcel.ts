import type { PurchaseParcelDetail } from '../../../contract/calls/parcels.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { OwnerScope } from '../base/scope.ts';
import { findParcel } from '../parcel/records.ts';
import { changeParcel, parcelEventStatements } from './change-parcel.ts';
import { AWAITING_ANOTHER } from './objections.ts';
import { returningStatements } from './return-refund.ts';
import { storageColumns } from './storage.ts';

/**
 * Applies the shopper's decision about a parcel that failed its check: to store it as it is, to have its goods exchanged, or
 * to send it back, which opens the refund of its goods. A parcel without an order goes back without a refund, and is not
 * exchanged: the shopper paid its sender, not us. Returns the changed parcel. Throws `NOT_FOUND`,
 * and `ILLEGAL_TRANSITION` if the parcel does not wait for a decision.
 */
export function decideParcel(
  scope: OwnerScope,
  idOrNo: string,
  { decision }: { decision: 'ACCEPT' | 'RETURN' | 'EXCHANGE' },
): Promise<PurchaseParcelDetail> {
  const find = () => findParcel(scope, idOrNo);
  if (decision === 'ACCEPT') {
    return changeParcel(scope, find, (parcel) =>
      parcelEventStatements(scope, parcel, 'ACCEPTED', {
        changes: { qcStatus: 'WAIVED', ...storageColumns(scope, parcel) },
      }),
    );
  }
  if (decision === 'EXCHANGE') {
    return changeParcel(scope, find, (parcel) => {
      if (parcel.orderId === null) throw illegalTransition(parcel.status, 'EXCHANGE_REQUESTED');
      return parcelEventStatements(scope, parcel, 'EXCHANGE_REQUESTED', {
        changes: AWAITING_ANOTHER,
      });
    });
  }
  return changeParcel(scope, find, (parcel) =>
    returningStatements(scope, parcel, 'RETURN_REQUESTED', 'QC_FAILED'),
  );
}
