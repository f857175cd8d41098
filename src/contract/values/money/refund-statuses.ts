/** Statuses and reasons of refunds (docs/domain.md section 1). */

export const REFUND_STATUSES = [
  'REQUESTED',
  'APPROVED',
  'WAITING_SELLER',
  'WAITING_CARRIER',
  'RETURNING',
  'PROCESSING',
  'SUCCEEDED',
  'REJECTED',
  'CANCELLED',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Who has to do something before an agreed refund is paid. */
export const REFUND_WAITS = ['NOBODY', 'SELLER', 'CARRIER'] as const;
export type RefundWait = (typeof REFUND_WAITS)[number];

export const REFUND_REASONS = [
  'OUT_OF_STOCK',
  'PRICE_DIFFERENCE',
  'USER_CANCELLED',
  'QC_FAILED',
  'WRONG_ITEM',
  'MISSING_ITEM',
  'SELLER_REFUSED',
  'FREIGHT_DIFFERENCE',
  'LOST',
  'DAMAGED',
  'CUSTOMS',
  'COMPENSATION',
  'OTHER',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
