import type { PurchaseParcel } from '../../contract/calls/parcels.ts';
import { isolate } from '../../i18n/isolate.ts';
import { Photos } from '../ui/photos.tsx';
import type { View } from '../view.ts';

type ParcelPhotosProps = {
  view: View;
  parcel: Pick<PurchaseParcel, 'parcelNo' | 'qcPhotos'>;
  size?: 'small' | 'large';
};

/** The warehouse's photos of a parcel; each opens large. */
export function ParcelPhotos({ view: { t }, parcel, size }: ParcelPhotosProps) {
  const paths = [...new Set(parcel.qcPhotos)];
  if (paths.length === 0) return null;
  return (
    <Photos
      id={`photos-${parcel.parcelNo}`}
      label={t('parcel.photosOf', { no: isolate(parcel.parcelNo) })}
      closeLabel={t('shell.close')}
      photos={paths.map((path, index) => ({
        path,
        alt: t('parcel.photo', { number: index + 1, count: paths.length }),
      }))}
      {...(size && { size })}
    />
  );
}
