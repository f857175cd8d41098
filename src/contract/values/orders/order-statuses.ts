/** Statuses of purchase orders and their items (docs/domain.md section 1). */

export const PURCHASE_ORDER_STATUSES = [
  'PENDING_PAYMENT',
  'PAID',
  'PURCHASING',
  'AWAITING_CONFIRMATION',
  'PENDING_SUPPLEMENT',
  'PURCHASED',
  'SELLER_SHIPPED',
  'PARTIALLY_STOCKED_IN',
  'STOCKED_IN',
  'DELIVERED_TO_USER_WAREHOUSE',
  'COMPLETED',
  'CLOSED',
] as const;
export type PurchaseOrderStatus = (typeof PURCHASE_ORDER_STATUSES)[number];

export const CLOSE_REASONS = [
  'USER_CANCELLED',
  'PAYMENT_TIMEOUT',
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'INVALID_ITEM',
  'PROHIBITED_ITEM',
  'SELLER_REFUSED',
  'OPERATOR_CANCELLED',
  'FULLY_REFUNDED',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

export const PURCHASE_ORDER_ITEM_STATUSES = [
  'PENDING',
  'PURCHASED',
  'SELLER_SHIPPED',
  'ARRIVED',
  'STOCKED_IN',
  'OUT_OF_STOCK',
  'RETURNING',
  'RETURNED',
  'EXCHANGING',
  'REFUNDED',
  'CANCELLED',
  'SHIPPED_OUT',
] as const;
export type PurchaseOrderItemStatus = (typeof PURCHASE_ORDER_ITEM_STATUSES)[number];

export const ORDER_REFUND_STATUSES = ['NONE', 'PENDING', 'PARTIAL', 'FULL', 'REJECTED'] as const;
export type OrderRefundStatus = (typeof ORDER_REFUND_STATUSES)[number];

export const ORDER_TYPES = ['PURCHASE_ORDER', 'TRANSIT_ORDER'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** What a payment may be for: an order, or the storage of a parcel that belongs to none. */
export const PAYABLE_TYPES = [...ORDER_TYPES, 'PURCHASE_PARCEL'] as const;
export type PayableType = (typeof PAYABLE_TYPES)[number];
