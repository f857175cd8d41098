import type { TransitOrderStatus } from './transit-statuses.ts';

/** The piles of shipments at the desk. Each shipment is in one of them. */
export const SHIPMENT_PILES = [
  'TO_PACK',
  'TO_WEIGH',
  'WAITING_FOR_MONEY',
  'TO_HAND_OVER',
  'ON_THE_WAY',
  'PROBLEM',
  'DONE',
] as const;
export type ShipmentPile = (typeof SHIPMENT_PILES)[number];

/** The statuses of each pile. Failed shipments are a problem until it is closed. */
export const PILE_STATUSES: Record<
  Exclude<ShipmentPile, 'PROBLEM' | 'DONE'>,
  readonly TransitOrderStatus[]
> = {
  TO_PACK: ['PENDING_PACKING'],
  TO_WEIGH: ['PACKING'],
  WAITING_FOR_MONEY: ['PENDING_PAYMENT', 'PENDING_SETTLEMENT'],
  TO_HAND_OVER: ['PENDING_SHIPMENT'],
  ON_THE_WAY: [
    'IN_TRANSIT',
    'CUSTOMS_CLEARANCE',
    'ARRIVED_LOCAL_WAREHOUSE',
    'READY_FOR_PICKUP',
    'LOCAL_DELIVERING',
  ],
};

/** Who has to pay for what happened to a failed shipment. */
export const LIABLE_PARTIES = ['UNKNOWN', 'CARRIER', 'INSURANCE', 'US', 'SHOPPER'] as const;
export type LiableParty = (typeof LIABLE_PARTIES)[number];

export const PAPER_KINDS = ['invoice', 'packing-list', 'cn23', 'label'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Who sends tracking events. */
export const TRACKING_SOURCES = ['17track', 'csv'] as const;
export type TrackingSource = (typeof TRACKING_SOURCES)[number];

/** What became of a tracking event, or why it changed nothing. */
export const TRACKING_OUTCOMES = [
  /** Stored with the shipment, and it moved it. */
  'MOVED',
  /** Stored with the shipment; it is older than what is known, or only informs. */
  'STORED',
  /** No shipment of the shop has the number. */
  'UNKNOWN_NUMBER',
  /** The shipment with the number went by another carrier. */
  'WRONG_CARRIER',
  /** The carrier does not have the shipment yet, or it has ended. */
  'NOT_ON_THE_WAY',
] as const;
export type TrackingOutcome = (typeof TRACKING_OUTCOMES)[number];
