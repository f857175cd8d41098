import type {
  OrderRefundStatus,
  PurchaseOrderStatus,
} from '../../contract/values/order-statuses.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Badge } from '../ui/badge.tsx';
import type { Tone } from '../ui/tone.css';
import type { View } from '../view.ts';

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
  status: PurchaseOrderStatus;
  refundStatus: OrderRefundStatus;
};

/** The status of an order, and of its refund. */
export function OrderStatus({ t, status, refundStatus }: OrderStatusProps) {
  return (
    <>
      <Badge tone={STATUS_TONE[status]}>{translateKey(t, `order.status.${status}`)}</Badge>
      {refundStatus !== 'NONE' && (
        <Badge tone={REFUND_TONE[refundStatus]}>
          {translateKey(t, `refundStatus.${refundStatus}`)}
        </Badge>
      )}
    </>
  );
}
