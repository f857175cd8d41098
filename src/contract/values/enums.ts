/** The product's enumerations (docs/specification.md section 3, docs/domain.md section 1), each in one place. */

export const ARTICLE_TYPES = [
  'ABOUT_US',
  'ABOUT_TRANSIT',
  'ABOUT_TRANSIT_FEE',
  'HOW_TO_USE',
  'PROHIBITED_PURCHASE_ITEMS',
  'USER_AGREEMENT',
  'FAQ',
  'PAYMENT_GUIDE',
  'SOURCING_SERVICE',
] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

export const PRODUCT_PLATFORMS = [
  'SelfOwned',
  'Taobao',
  'Tmall',
  'JD',
  'Alibaba',
  'Yiwugou',
  'Poizon',
] as const;
export type ProductPlatform = (typeof PRODUCT_PLATFORMS)[number];

export const PRICE_MODES = ['SKU_PRICE', 'SPU_PRICE_RANGE'] as const;
export type PriceMode = (typeof PRICE_MODES)[number];

/** Interface locales. `la` is the product's code for Lao; outside it is BCP 47 `lo`. */
export const LOCALES = [
  'en',
  'zh-CN',
  'zh-HK',
  'vi',
  'th',
  'ja',
  'ko',
  'ru',
  'ms',
  'uz',
  'pt',
  'es',
  'fr',
  'id',
  'bg',
  'ar',
  'la',
] as const;
export type Locale = (typeof LOCALES)[number];

export const SERVICE_CHAT_TYPES = [
  'LINE',
  'WECHAT',
  'KAKAOTALK',
  'ZALO',
  'FACEBOOK',
  'WHATSAPP',
  'FACEBOOK_MESSENGER',
  'VIBER',
  'TELEGRAM',
  'VKONTAKTE',
  'SIGNAL',
] as const;
export type ServiceChatType = (typeof SERVICE_CHAT_TYPES)[number];

export const SOCIAL_PLATFORMS = [
  'FACEBOOK',
  'TWITTER',
  'LINKEDIN',
  'YOUTUBE',
  'INSTAGRAM',
  'TIKTOK',
  'TELEGRAM',
  'VKONTAKTE',
] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

export const COMPANY_TYPES = ['COMPANY', 'INDIVIDUAL'] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

export const REGION_CODES = [
  'au',
  'ru',
  'uz',
  'kz',
  'pk',
  'vn',
  'la',
  'kr',
  'mx',
  'cl',
  'my',
  'by',
] as const;
export type RegionCode = (typeof REGION_CODES)[number];

export const WAREHOUSE_REGIONS = ['LOCAL', 'CHINA'] as const;
export type WarehouseRegion = (typeof WAREHOUSE_REGIONS)[number];

export const COLOR_SCHEMES = ['light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const GOODS_CLASSES = [
  'NORMAL',
  'BATTERY_BUILT_IN',
  'BATTERY_PURE',
  'LIQUID',
  'POWDER',
  'FOOD',
  'COSMETIC',
  'MAGNETIC',
  'BRANDED',
  'FRAGILE',
  'OVERSIZE',
  'PROHIBITED',
] as const;
export type GoodsClass = (typeof GOODS_CLASSES)[number];

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

export const PURCHASE_PARCEL_STATUSES = [
  'AWAITING_SHIPMENT',
  'IN_DOMESTIC_TRANSIT',
  'DOMESTIC_SIGNED',
  'INBOUND_CHECKING',
  'QC_FAILED',
  'STOCKED_IN',
  'LOCKED_FOR_TRANSIT',
  'SHIPPED_OUT',
  'FINISHED',
  'RETURNING',
  'RETURNED',
  'EXCEPTION',
  'STORAGE_EXPIRED',
  'ABANDONED',
] as const;
export type PurchaseParcelStatus = (typeof PURCHASE_PARCEL_STATUSES)[number];

/** Where a seller's parcel is, as 1688 tells it. */
export const DOMESTIC_TRACE_STATUSES = [
  'CONSIGN',
  'ACCEPT',
  'TRANSPORT',
  'DELIVERING',
  'SIGN',
] as const;
export type DomesticTraceStatus = (typeof DOMESTIC_TRACE_STATUSES)[number];

export const QC_STATUSES = ['NOT_CHECKED', 'PASSED', 'FAILED', 'WAIVED'] as const;
export type QcStatus = (typeof QC_STATUSES)[number];

export const QC_ISSUES = [
  'WRONG_ITEM',
  'WRONG_COLOR',
  'WRONG_SIZE',
  'MISSING_QUANTITY',
  'DAMAGED',
  'STAINED',
  'SUSPECTED_PROHIBITED',
] as const;
export type QcIssue = (typeof QC_ISSUES)[number];

export const PARCEL_EXCEPTIONS = ['LOST', 'NO_OWNER', 'DAMAGED', 'SEIZED'] as const;
export type ParcelException = (typeof PARCEL_EXCEPTIONS)[number];

export const TRANSIT_ORDER_STATUSES = [
  'PENDING_PACKING',
  'PACKING',
  'PENDING_PAYMENT',
  'PENDING_SETTLEMENT',
  'PENDING_SHIPMENT',
  'IN_TRANSIT',
  'CUSTOMS_CLEARANCE',
  'ARRIVED_LOCAL_WAREHOUSE',
  'READY_FOR_PICKUP',
  'LOCAL_DELIVERING',
  'DELIVERED',
  'COMPLETED',
  'RETURNED',
  'LOST',
  'CUSTOMS_SEIZED',
  'CLOSED',
] as const;
export type TransitOrderStatus = (typeof TRANSIT_ORDER_STATUSES)[number];

export const TRANSIT_CHARGE_MODES = ['AFTER_WEIGHING', 'PREPAID_ESTIMATE'] as const;
export type TransitChargeMode = (typeof TRANSIT_CHARGE_MODES)[number];

/** Main status of a trace event, for all carriers; in the order of a parcel's way. */
export const TRACE_STATUSES = [
  'PENDING',
  'INFO_RECEIVED',
  'IN_TRANSIT',
  'CUSTOMS',
  'OUT_FOR_DELIVERY',
  'ATTEMPT_FAIL',
  'AVAILABLE_FOR_PICKUP',
  'DELIVERED',
  'EXCEPTION',
  'EXPIRED',
] as const;
export type TraceStatus = (typeof TRACE_STATUSES)[number];

export const REFUND_STATUSES = [
  'REQUESTED',
  'APPROVED',
  'WAITING_SELLER',
  'RETURNING',
  'PROCESSING',
  'SUCCEEDED',
  'REJECTED',
  'CANCELLED',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

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

export const ORDER_TYPES = ['PURCHASE_ORDER', 'TRANSIT_ORDER'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export const DEPOSIT_STATUSES = [
  'PENDING_PAYMENT',
  'PENDING_REVIEW',
  'SUCCEEDED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

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

/** What an uploaded file is for; it rules who may see it and what types it may have. */
export const UPLOAD_CATALOGS = [
  'DEPOSIT_CERTIFICATE',
  'FEEDBACK',
  'QC_PHOTO',
  'PRODUCT_SEARCH',
] as const;
export type UploadCatalog = (typeof UPLOAD_CATALOGS)[number];

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

/** What the security log of an account tells. */
export const OPERATION_KINDS = [
  'SIGN_UP',
  'SIGN_IN',
  'SIGN_OUT',
  'SIGN_OUT_EVERYWHERE',
  'PROFILE_CHANGED',
  'EMAIL_CHANGED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'PAY_PASSWORD_SET',
  'PAY_PASSWORD_CHANGED',
  'PAY_PASSWORD_RESET',
  'PAY_PASSWORD_LOCKED',
  'WITHDRAWAL_REQUESTED',
] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

export const ACCOUNT_TRANSACTION_TYPES = [
  'DEPOSIT',
  'DEPOSIT_BONUS',
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
