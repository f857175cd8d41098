import type { TransitOrderStatus } from '../../contract/values/warehouse/transit-statuses.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/tone.css';
import type { View } from '../view.ts';

const TONE: Record<TransitOrderStatus, Tone> = {
  PENDING_PACKING: 'info',
  PACKING: 'info',
  PENDING_PAYMENT: 'warning',
  PENDING_SETTLEMENT: 'warning',
  PENDING_SHIPMENT: 'info',
  IN_TRANSIT: 'primary',
  CUSTOMS_CLEARANCE: 'primary',
  ARRIVED_LOCAL_WAREHOUSE: 'primary',
  READY_FOR_PICKUP: 'warning',
  LOCAL_DELIVERING: 'primary',
  DELIVERED: 'success',
  COMPLETED: 'success',
  RETURNED: 'danger',
  LOST: 'danger',
  CUSTOMS_SEIZED: 'danger',
  CLOSED: 'neutral',
};

/** The status of a transit order. */
export function TransitStatus({ t, status }: { t: View['t']; status: TransitOrderStatus }) {
  return <Badge tone={TONE[status]}>{translateKey(t, `transitStatus.${status}`)}</Badge>;
}
