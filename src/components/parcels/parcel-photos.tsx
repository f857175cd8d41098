import type { ParcelPhoto } from '../../contract/calls/parcel-checks.ts';
import type { PurchaseParcel } from '../../contract/calls/parcels.ts';
import { isolate } from '../../i18n/isolate.ts';
import { translateKey } from '../../i18n/translator.ts';
import { nameOf } from '../goods/goods.tsx';
import { PhotoViewer, type ViewedPhoto } from '../ui/photo-viewer.tsx';
import { Photos } from '../ui/photos.tsx';
import type { View } from '../view.ts';

type ParcelPhotosProps = {
  view: View;
  parcel: Pick<PurchaseParcel, 'parcelNo' | 'qcPhotos'>;
};

/** The warehouse's photos of a parcel as small pictures. Each opens the large photos. */
export function ParcelPhotos({ view: { t }, parcel }: ParcelPhotosProps) {
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
    />
  );
}

type LargePhotosProps = {
  /** The id of the photo viewer; a parcel may have several viewers. */
  id: string;
  view: View;
  parcel: Pick<PurchaseParcel, 'parcelNo' | 'items'>;
  photos: readonly ParcelPhoto[];
};

/** The warehouse's photos of a parcel, large, each with what it shows. */
export function LargePhotos({ id, view: { t }, parcel, photos }: LargePhotosProps) {
  const { parcelNo, items } = parcel;
  if (photos.length === 0) return null;
  return (
    <PhotoViewer
      id={id}
      label={t('parcel.photosOf', { no: isolate(parcelNo) })}
      texts={{
        close: t('shell.close'),
        next: t('photo.next'),
        previous: t('photo.previous'),
        zoomIn: t('product.zoom'),
        zoomOut: t('photo.zoomOut'),
      }}
      photos={photos.map(({ path, shows, orderItemId }, index): ViewedPhoto => {
        const line = items.length > 1 && items.find((item) => item.orderItemId === orderItemId);
        const shown = translateKey(t, `parcel.shows.${shows}`);
        const number = t('parcel.photo', { number: index + 1, count: photos.length });
        return {
          path,
          alt: `${shown} · ${number}`,
          caption: [shown, line && nameOf(line)].filter(Boolean).join(' · '),
          sample: isSample(path) ? t('parcel.sample') : '',
        };
      })}
    />
  );
}

/** Whether a photo is a picture of the demonstration's catalogue, not a photo. */
const isSample = (path: string): boolean => path.startsWith('/goods/');
