import type { PurchaseParcelDetail } from '../../../contract/calls/parcels.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { replaceInSearch } from '../base/search.ts';
import { moveParcelStatements } from '../parcel/move-parcel.ts';
import { tenantParcel } from '../parcel/records.ts';
import { changeParcel } from './change-parcel.ts';

/**
 * Corrects the carrier and the tracking number of a seller's parcel that has not arrived. Only the shopper
 * may correct an announced parcel. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`.
 */
export function correctTracking(
  scope: Scope,
  idOrNo: string,
  { domesticCarrier, domesticTrackingNo }: { domesticCarrier: string; domesticTrackingNo: string },
): Promise<PurchaseParcelDetail> {
  return changeParcel(
    scope,
    () => tenantParcel(scope, idOrNo),
    (parcel) => {
      if (!parcel.orderId) throw illegalTransition(parcel.status, 'TRACKING_CORRECTED');
      const numbers = { carrier: domesticCarrier, trackingNo: domesticTrackingNo };
      const { searchText: text, domesticTrackingNo: before } = parcel;
      const searchText = replaceInSearch(text, before, domesticTrackingNo);
      return moveParcelStatements(scope, parcel, 'TRACKING_CORRECTED', {
        details: { ...numbers, before },
        changes: { domesticCarrier, domesticTrackingNo, searchText },
      });
    },
  );
}
