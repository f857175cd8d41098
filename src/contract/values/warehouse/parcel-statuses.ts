/** Statuses of sellers' parcels and of their quality check (docs/domain.md section 1). */

export const PURCHASE_PARCEL_STATUSES = [
  'AWAITING_SHIPMENT',
  'IN_DOMESTIC_TRANSIT',
  'DOMESTIC_SIGNED',
  'INBOUND_CHECKING',
  'QC_FAILED',
  'STOCKED_IN',
  /** The shopper asked for an exchange or a return, and waits for the answer. */
  'OBJECTED',
  /** The goods went back to the seller, who sends others instead. */
  'EXCHANGING',
  'LOCKED_FOR_TRANSIT',
  'SHIPPED_OUT',
  'FINISHED',
  'RETURNING',
  'RETURNED',
  'EXCEPTION',
  'STORAGE_EXPIRED',
  'ABANDONED',
  /** Announced by the shopper, and withdrawn before it arrived. */
  'WITHDRAWN',
  /** The goods were put into another parcel. */
  'MERGED',
] as const;
export type PurchaseParcelStatus = (typeof PURCHASE_PARCEL_STATUSES)[number];

/**
 * The tracking statuses of a seller's parcel, as 1688 reports them, in the order of the journey. The
 * order matters.
 */
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

/** What a photo of the warehouse shows; `OTHER` also where nobody has said it. */
export const PHOTO_SHOWS = ['FRONT', 'BACK', 'LABEL', 'SCALE', 'DAMAGE', 'OTHER'] as const;
export type PhotoShows = (typeof PHOTO_SHOWS)[number];

/** The most photos of a parcel. */
export const MOST_PARCEL_PHOTOS = 40;

export const PARCEL_EXCEPTIONS = ['LOST', 'NO_OWNER', 'DAMAGED', 'SEIZED'] as const;
export type ParcelException = (typeof PARCEL_EXCEPTIONS)[number];
