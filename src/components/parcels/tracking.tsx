import type { PurchaseParcel } from '../../contract/calls/parcels.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import type { View } from '../view.ts';
import * as css from './parcels.css';

type TrackingProps = {
  view: View;
  parcel: Pick<PurchaseParcel, 'domesticCarrier' | 'domesticTrackingNo'>;
};

/** Carrier and tracking number of a parcel on its way to the warehouse. */
export function Tracking({ view: { t }, parcel }: TrackingProps) {
  const { domesticCarrier, domesticTrackingNo: no } = parcel;
  if (!no) return null;
  return (
    <span className={css.tracking}>
      <bdi>{domesticCarrier}</bdi>
      <bdi className={css.code}>{no}</bdi>
      <CopyButton value={no} label={t('parcel.copyTracking')} copied={t('shell.copied')} />
    </span>
  );
}
