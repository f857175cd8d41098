import type { PurchaseOrderSummary } from '../../contract/calls/orders.ts';
import type {
  OrderRefundStatus,
  PurchaseOrderStatus,
} from '../../contract/values/orders/order-statuses.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/tone.css';
import type { View } from '../view.ts';
import { type ShownOrder, type ShownStatus, shownStatus } from './shown-status.ts';

const STATUS_TONE: Record<PurchaseOrderStatus, Tone> = {
  PENDING_PAYMENT: 'warning',
  PAID: 'info',
  PURCHASING: 'info',
  AWAITING_CONFIRMATION: 'warning',
  PENDING_SUPPLEMENT: 'warning',
  PURCHASED: 'info',
  SELLER_SHIPPED: 'info',
  PARTIALLY_STOCKED_IN: 'primary',
  STOCKED_IN: 'primary',
  DELIVERED_TO_USER_WAREHOUSE: 'primary',
  COMPLETED: 'success',
  CLOSED: 'neutral',
};

const REFUND_TONE: Record<OrderRefundStatus, Tone> = {
  NONE: 'neutral',
  PENDING: 'warning',
  PARTIAL: 'info',
  FULL: 'success',
  REJECTED: 'danger',
};

type OrderStatusProps = {
  t: View['t'];
  order: ShownOrder & Pick<PurchaseOrderSummary, 'refundStatus'>;
};

function statusName(t: View['t'], status: ShownStatus): string {
  if (status === 'SHIPPED_OUT') return t('order.itemStatus.SHIPPED_OUT');
  if (status === 'IN_SHIPMENT') return t('parcelStatus.LOCKED_FOR_TRANSIT');
  return translateKey(t, `order.status.${status}`);
}

/** The status of an order, and of its refund. */
export function OrderStatus({ t, order }: OrderStatusProps) {
  const { refundStatus } = order;
  return (
    <>
      <Badge tone={STATUS_TONE[order.status]}>{statusName(t, shownStatus(order))}</Badge>
      {refundStatus !== 'NONE' && (
        <Badge tone={REFUND_TONE[refundStatus]}>
          {translateKey(t, `refundStatus.${refundStatus}`)}
        </Badge>
      )}
    </>
  );
}
