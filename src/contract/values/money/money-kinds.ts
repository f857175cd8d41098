/** Kinds and statuses of payments, top-ups, withdrawals and account transactions (docs/domain.md section 1). */

export const PAYMENT_TYPES = [
  'PURCHASE',
  'PURCHASE_SUPPLEMENT',
  'TRANSIT',
  'TRANSIT_SUPPLEMENT',
  'STORAGE',
  'VALUE_ADDED_SERVICE',
  'LOCAL_DELIVERY',
] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

export const PAYMENT_STATUSES = [
  'UNPAID',
  'PROCESSING',
  'PAID',
  'CANCELLED',
  'EXPIRED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const DEPOSIT_STATUSES = [
  'PENDING_PAYMENT',
  'PENDING_REVIEW',
  'SUCCEEDED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** Why a shopper can't withdraw to a deposit channel. */
export const PAYOUT_OBSTACLES = [
  /** The channel pays out, but the shopper has not topped up through it yet. */
  'NOT_USED',
  /** The channel only takes money. */
  'NO_PAYOUT',
  /** The channel belongs to the demonstration and moves no real money. */
  'DEMONSTRATION',
  'CLOSED',
  /** There is no exchange rate for it today. */
  'NO_RATE',
] as const;
export type PayoutObstacle = (typeof PAYOUT_OBSTACLES)[number];

export const WITHDRAWAL_STATUSES = [
  'PENDING_REVIEW',
  'APPROVED',
  'PAYING',
  'PAID',
  'REJECTED',
  'FAILED',
  'CANCELLED',
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

export const DEPOSIT_CHANNEL_TYPES = [
  'BANK_TRANSFER',
  'QR_PAY_CODE',
  'CARD_REDIRECT',
  'PAYPAL',
  'ALIPAY',
  'WECHAT_PAY',
  'CRYPTO_MANUAL',
  'CASH_AT_COUNTER',
  'MANUAL',
] as const;
export type DepositChannelType = (typeof DEPOSIT_CHANNEL_TYPES)[number];

export const ACCOUNT_TRANSACTION_TYPES = [
  'DEPOSIT',
  'DEPOSIT_BONUS',
  /** A payer got the money of a top-up back: a refund or a dispute. */
  'DEPOSIT_REVERSAL',
  'PAYMENT',
  'REFUND',
  'WITHDRAWAL',
  'WITHDRAWAL_FEE',
  'WITHDRAWAL_REVERSAL',
  'COMMISSION',
  'COMPENSATION',
  'ADJUSTMENT_IN',
  'ADJUSTMENT_OUT',
] as const;
export type AccountTransactionType = (typeof ACCOUNT_TRANSACTION_TYPES)[number];
