import type { ParcelPhoto } from '../../contract/calls/parcel-checks.ts';
import type { PurchaseParcel } from '../../contract/calls/parcels.ts';

/** Whether something was made before the goods arrived that the parcel holds now: before an exchange. */
export const isBeforeArrival = (
  { signedAt }: Pick<PurchaseParcel, 'signedAt'>,
  at: string | undefined,
): boolean => at !== undefined && signedAt !== undefined && at < signedAt;

/** The photos of the goods in a parcel, and those of the goods before an exchange. */
export function photosOf(
  parcel: Pick<PurchaseParcel, 'photos' | 'qcPhotos' | 'signedAt'>,
): Record<'current' | 'earlier', ParcelPhoto[]> {
  // Another backend may only have the paths.
  const photos: ParcelPhoto[] =
    parcel.photos ?? parcel.qcPhotos.map((path) => ({ path, shows: 'OTHER', orderItemId: '' }));
  return {
    current: photos.filter(({ at }) => !isBeforeArrival(parcel, at)),
    earlier: photos.filter(({ at }) => isBeforeArrival(parcel, at)),
  };
}

/** Whether the shopper is asked whether the parcel looks right: only if there are photos of what it holds now. */
export const mayApprove = (
  parcel: Pick<PurchaseParcel, 'actions' | 'photos' | 'qcPhotos' | 'signedAt'>,
): boolean => parcel.actions.includes('approve') && photosOf(parcel).current.length > 0;
