/**
 * The types of notifications (docs/domain.md section 1.6). The text of each is the message
 * `notification.<type>`.
 */
export const NOTIFICATION_TYPES = [
  'ORDER_PAID',
  'ORDER_CLOSED',
  'NEED_CONFIRMATION',
  'SUPPLEMENT_REQUIRED',
  'PARCEL_SIGNED',
  'PARCEL_STOCKED_IN',
  'QC_ISSUE',
  'STORAGE_EXPIRING',
  'TRANSIT_PACKED',
  'TRANSIT_PAYMENT_DUE',
  'TRANSIT_SHIPPED',
  'READY_FOR_PICKUP',
  'DELIVERED',
  'DELIVERED_TO_WAREHOUSE',
  'REFUND_DONE',
  'DEPOSIT_CREDITED',
  'DEPOSIT_REJECTED',
  'DEPOSIT_REVERSED',
  'DEPOSIT_RETURNED',
  'WITHDRAWAL_DONE',
  'WITHDRAWAL_REJECTED',
  'ORDER_BOUGHT',
  'REFUND_REJECTED',
  'REFUND_ANSWERED',
  'REFUND_AGREED',
  'PARCEL_RETURNED',
  'PARCEL_EXCEPTION',
  'EXCHANGE_AGREED',
  'RETURN_AGREED',
  'OBJECTION_REFUSED',
  'STORAGE_EXPIRED',
  'PARCEL_ABANDONED',
  'TRANSIT_CLOSED',
  'TRANSIT_EXCEPTION',
  'SERVICE_DONE',
  'SERVICE_REFUSED',
  'FEEDBACK_ANSWERED',
  'PRICE_FELL',
  'BACK_ON_SALE',
  'ANNOUNCEMENT',
  'SECURITY',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The kinds of notifications that shoppers switch, each with its types. Security and announcements are not switched. */
export const NOTICE_KINDS = {
  ORDERS: [
    'ORDER_PAID',
    'ORDER_CLOSED',
    'ORDER_BOUGHT',
    'NEED_CONFIRMATION',
    'SUPPLEMENT_REQUIRED',
    'SERVICE_DONE',
    'SERVICE_REFUSED',
  ],
  PARCELS: [
    'PARCEL_SIGNED',
    'PARCEL_STOCKED_IN',
    'QC_ISSUE',
    'PARCEL_RETURNED',
    'PARCEL_EXCEPTION',
    'EXCHANGE_AGREED',
    'RETURN_AGREED',
    'OBJECTION_REFUSED',
    'DELIVERED_TO_WAREHOUSE',
  ],
  STORAGE: ['STORAGE_EXPIRING', 'STORAGE_EXPIRED', 'PARCEL_ABANDONED'],
  SHIPMENTS: [
    'TRANSIT_PACKED',
    'TRANSIT_PAYMENT_DUE',
    'TRANSIT_SHIPPED',
    'READY_FOR_PICKUP',
    'DELIVERED',
    'TRANSIT_CLOSED',
    'TRANSIT_EXCEPTION',
  ],
  MONEY: [
    'REFUND_DONE',
    'REFUND_REJECTED',
    'REFUND_ANSWERED',
    'REFUND_AGREED',
    'DEPOSIT_CREDITED',
    'DEPOSIT_REJECTED',
    'DEPOSIT_REVERSED',
    'DEPOSIT_RETURNED',
    'WITHDRAWAL_DONE',
    'WITHDRAWAL_REJECTED',
  ],
  REPLIES: ['FEEDBACK_ANSWERED'],
  FAVOURITES: ['PRICE_FELL', 'BACK_ON_SALE'],
} as const satisfies Record<string, readonly NotificationType[]>;
export type NoticeKind = keyof typeof NOTICE_KINDS;
export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as [NoticeKind, ...NoticeKind[]];

/** The kinds that a shopper has switched off, by channel. */
export type NoticeSettings = { mailOff: NoticeKind[]; pushOff: NoticeKind[] };

/** The kind to which a type of notification belongs; undefined if shoppers can't switch the type off. */
export const noticeKindOf = (type: NotificationType): NoticeKind | undefined =>
  NOTICE_KIND_NAMES.find((kind) => NOTICE_KINDS[kind].some((one) => one === type));
