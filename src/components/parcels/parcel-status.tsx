import type { PurchaseParcel } from '../../contract/calls/parcels.ts';
import type { PurchaseParcelStatus } from '../../contract/values/warehouse/parcel-statuses.ts';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/tone.css';
import type { View } from '../view.ts';
import { statusName } from './parcel-texts.ts';

const TONE: Record<PurchaseParcelStatus, Tone> = {
  AWAITING_SHIPMENT: 'neutral',
  IN_DOMESTIC_TRANSIT: 'info',
  DOMESTIC_SIGNED: 'info',
  INBOUND_CHECKING: 'info',
  QC_FAILED: 'danger',
  STOCKED_IN: 'success',
  OBJECTED: 'warning',
  EXCHANGING: 'warning',
  LOCKED_FOR_TRANSIT: 'info',
  SHIPPED_OUT: 'primary',
  FINISHED: 'success',
  RETURNING: 'warning',
  RETURNED: 'neutral',
  EXCEPTION: 'danger',
  STORAGE_EXPIRED: 'danger',
  ABANDONED: 'neutral',
  WITHDRAWN: 'neutral',
  MERGED: 'neutral',
};

/** The status of a parcel. */
export function ParcelStatus({ view, parcel }: { view: View; parcel: PurchaseParcel }) {
  return <Badge tone={TONE[parcel.status]}>{statusName(view, parcel)}</Badge>;
}
