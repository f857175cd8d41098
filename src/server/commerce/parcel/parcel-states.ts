import type { PARCEL_ACTIONS } from '../../../contract/calls/parcels.ts';
import type { PurchaseParcelStatus } from '../../../contract/values/warehouse/parcel-statuses.ts';
import { stateMachine } from '../base/state-machine.ts';
import type { ParcelRow } from './records.ts';

/** Events that only the staff see in the history. */
export const WAREHOUSE_EVENTS = ['SHELVED', 'PHOTOGRAPHED', 'LABELLED'] as const;

/**
 * The events that the warehouse may cause for a parcel in it, whatever its status; they leave the status as
 * it is.
 */
const lies = <Status extends PurchaseParcelStatus>(status: Status) =>
  ({ SHELVED: status, PHOTOGRAPHED: status, LABELLED: status }) as const;

/** The events of a parcel that is not packed yet: it can be split, and merged with another one. */
const divisible = <Status extends PurchaseParcelStatus>(status: Status) =>
  ({ SPLIT: status, JOINED: status, MERGED: 'MERGED' }) as const;

/** As `lies`, and measures can be corrected. */
const measured = <Status extends PurchaseParcelStatus>(status: Status) =>
  ({ ...lies(status), CORRECTED: status }) as const;

/** The events of a parcel: their names in its history (messages `parcel.event.<name>`). */
export const PARCEL_EVENTS = [
  /** Withdrawn by the shopper who announced it. */
  'WITHDRAWN',
  /** Sent to the warehouse, and reported on the way. */
  'CONSIGNED',
  'TRACED',
  /** Another carrier or tracking number, because the first was typed wrong. */
  'TRACKING_CORRECTED',
  'SIGNED',
  /** Unpacked, weighed, measured. */
  'ARRIVED',
  /** The quality check. */
  'PASSED',
  'FAILED',
  /** The shopper's decision about a parcel that failed the check, and the end of its return. */
  'ACCEPTED',
  'RETURN_REQUESTED',
  'EXCHANGE_REQUESTED',
  'RETURNED',
  /** The shopper's answer to a parcel that passed the check, and the reply of the staff. */
  'APPROVED',
  'EXCHANGE_ASKED',
  'RETURN_ASKED',
  'OBJECTION_WITHDRAWN',
  'EXCHANGE_AGREED',
  'RETURN_AGREED',
  'OBJECTION_REFUSED',
  /** Locked by a transit order, and unlocked when that is cancelled. */
  'LOCKED',
  'UNLOCKED',
  'SHIPPED_OUT',
  'FINISHED',
  /** After a transit order failed: the parcel came back, or it was lost or kept by customs. */
  'SENT_BACK',
  'MISSED',
  'EXCEPTION',
  'STORAGE_ENDED',
  'EXTENDED',
  'ABANDONED',
  /** A correction of weight, size, goods class or tracking number. */
  'CORRECTED',
  /** Divided: the event of the parcel and of the new one. */
  'SPLIT',
  /** The parcel took in the goods of another parcel; that one has the event `MERGED`. */
  'JOINED',
  'MERGED',
  /** The last step of the warehouse was a mistake. */
  'TAKEN_BACK',
  ...WAREHOUSE_EVENTS,
] as const;
export type ParcelEvent = (typeof PARCEL_EVENTS)[number];

/**
 * The statuses of a parcel (docs/domain.md section 1.3). A parcel that the shopper announced begins in
 * `AWAITING_SHIPMENT`, a seller's in `IN_DOMESTIC_TRANSIT`.
 */
export const parcelStates = stateMachine<PurchaseParcelStatus, ParcelEvent>({
  AWAITING_SHIPMENT: {
    TRACKING_CORRECTED: 'AWAITING_SHIPMENT',
    CONSIGNED: 'IN_DOMESTIC_TRANSIT',
    SIGNED: 'DOMESTIC_SIGNED',
    ARRIVED: 'INBOUND_CHECKING',
    EXCEPTION: 'EXCEPTION',
    WITHDRAWN: 'WITHDRAWN',
  },
  IN_DOMESTIC_TRANSIT: {
    TRACKING_CORRECTED: 'IN_DOMESTIC_TRANSIT',
    TRACED: 'IN_DOMESTIC_TRANSIT',
    SIGNED: 'DOMESTIC_SIGNED',
    ARRIVED: 'INBOUND_CHECKING',
    WITHDRAWN: 'WITHDRAWN',
    EXCEPTION: 'EXCEPTION',
  },
  DOMESTIC_SIGNED: {
    ...lies('DOMESTIC_SIGNED'),
    ...divisible('DOMESTIC_SIGNED'),
    ARRIVED: 'INBOUND_CHECKING',
    EXCEPTION: 'EXCEPTION',
    TAKEN_BACK: 'IN_DOMESTIC_TRANSIT',
  },
  INBOUND_CHECKING: {
    ...measured('INBOUND_CHECKING'),
    ...divisible('INBOUND_CHECKING'),
    PASSED: 'STOCKED_IN',
    FAILED: 'QC_FAILED',
    EXCEPTION: 'EXCEPTION',
    TAKEN_BACK: 'DOMESTIC_SIGNED',
  },
  QC_FAILED: {
    ...measured('QC_FAILED'),
    ...divisible('QC_FAILED'),
    ACCEPTED: 'STOCKED_IN',
    RETURN_REQUESTED: 'RETURNING',
    EXCHANGE_REQUESTED: 'EXCHANGING',
    TAKEN_BACK: 'INBOUND_CHECKING',
  },
  STOCKED_IN: {
    ...measured('STOCKED_IN'),
    ...divisible('STOCKED_IN'),
    TAKEN_BACK: 'INBOUND_CHECKING',
    APPROVED: 'STOCKED_IN',
    EXCHANGE_ASKED: 'OBJECTED',
    RETURN_ASKED: 'OBJECTED',
    LOCKED: 'LOCKED_FOR_TRANSIT',
    EXTENDED: 'STOCKED_IN',
    STORAGE_ENDED: 'STORAGE_EXPIRED',
    EXCEPTION: 'EXCEPTION',
  },
  OBJECTED: {
    ...lies('OBJECTED'),
    // Some of the goods may be exchanged, and others not.
    SPLIT: 'OBJECTED',
    OBJECTION_WITHDRAWN: 'STOCKED_IN',
    OBJECTION_REFUSED: 'STOCKED_IN',
    EXCHANGE_AGREED: 'EXCHANGING',
    RETURN_AGREED: 'RETURNING',
    EXCEPTION: 'EXCEPTION',
  },
  /** The replacement is received like a new parcel, or the seller only takes the goods back. */
  EXCHANGING: {
    TRACKING_CORRECTED: 'EXCHANGING',
    TRACED: 'EXCHANGING',
    SIGNED: 'DOMESTIC_SIGNED',
    ARRIVED: 'INBOUND_CHECKING',
    RETURNED: 'RETURNED',
    EXCEPTION: 'EXCEPTION',
  },
  LOCKED_FOR_TRANSIT: {
    ...measured('LOCKED_FOR_TRANSIT'),
    UNLOCKED: 'STOCKED_IN',
    SHIPPED_OUT: 'SHIPPED_OUT',
  },
  SHIPPED_OUT: { FINISHED: 'FINISHED', SENT_BACK: 'DOMESTIC_SIGNED', MISSED: 'EXCEPTION' },
  FINISHED: {},
  RETURNING: { ...lies('RETURNING'), RETURNED: 'RETURNED' },
  RETURNED: {},
  /** A lost parcel is found again, or written off and its goods refunded. */
  EXCEPTION: { ARRIVED: 'INBOUND_CHECKING', RETURNED: 'RETURNED' },
  STORAGE_EXPIRED: {
    ...measured('STORAGE_EXPIRED'),
    EXTENDED: 'STOCKED_IN',
    ABANDONED: 'ABANDONED',
  },
  ABANDONED: {},
  WITHDRAWN: {},
  MERGED: {},
});

type Action = (typeof PARCEL_ACTIONS)[number];

const EVENT_OF = {
  accept: 'ACCEPTED',
  return: 'RETURN_REQUESTED',
  exchange: 'EXCHANGE_REQUESTED',
  approve: 'APPROVED',
  askExchange: 'EXCHANGE_ASKED',
  askReturn: 'RETURN_ASKED',
  withdrawObjection: 'OBJECTION_WITHDRAWN',
  forward: 'LOCKED',
  extend: 'EXTENDED',
  withdraw: 'WITHDRAWN',
} as const satisfies Record<Action, ParcelEvent>;

type Acted = Pick<ParcelRow, 'status' | 'orderId' | 'qcStatus' | 'approvedAt' | 'returnUntil'>;

/**
 * The acts that a shopper may do with a parcel at a time. Only an announced parcel can be withdrawn. Only
 * goods of an order can be exchanged, because only their seller is known to us.
 */
export function parcelActions(parcel: Acted, now: number): Action[] {
  const { status, orderId, qcStatus, approvedAt, returnUntil } = parcel;
  const isInTime = returnUntil !== null && returnUntil > now;
  const also: Partial<Record<Action, boolean>> = {
    exchange: orderId !== null,
    approve: approvedAt === null && qcStatus === 'PASSED',
    askExchange: isInTime && orderId !== null,
    askReturn: isInTime,
    withdraw: orderId === null,
  };
  return (Object.keys(EVENT_OF) as Action[]).filter(
    (action) => parcelStates.next(status, EVENT_OF[action]) && also[action] !== false,
  );
}
