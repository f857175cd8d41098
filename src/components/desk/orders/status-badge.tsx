import type { PurchaseOrderStatus } from '../../../contract/values/orders/order-statuses.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import { Badge } from '../../ui/badge.tsx';

const TONES = {
  PENDING_PAYMENT: 'neutral',
  PAID: 'warning',
  PURCHASING: 'info',
  AWAITING_CONFIRMATION: 'neutral',
  PENDING_SUPPLEMENT: 'neutral',
  PURCHASED: 'info',
  SELLER_SHIPPED: 'info',
  PARTIALLY_STOCKED_IN: 'warning',
  STOCKED_IN: 'success',
  DELIVERED_TO_USER_WAREHOUSE: 'success',
  COMPLETED: 'success',
  CLOSED: 'neutral',
} as const satisfies Record<PurchaseOrderStatus, string>;

/** A badge with the status of an order, in words that tell what it waits for. */
export const StatusBadge = ({ t, status }: { t: DeskTranslate; status: PurchaseOrderStatus }) => (
  <Badge tone={TONES[status]}>{t(`desk.orders.pile.${status}`)}</Badge>
);
