import type { TRANSIT_ORDER_ACTIONS } from '../../../contract/calls/transit.ts';
import type { TransitOrderStatus } from '../../../contract/values/warehouse/transit-statuses.ts';
import { stateMachine } from '../base/state-machine.ts';

/** The events of a transit order: their names in its history (messages `transit.event.<name>`). */
export const TRANSIT_EVENTS = [
  /** The estimate was paid before packing, if the tenant charges so. */
  'PREPAID',
  'PACKING_STARTED',
  /** Weighed, and the whole bill is due. */
  'BILLED',
  /** Weighed, and more is due than the prepaid estimate. */
  'SETTLEMENT_DUE',
  /** Weighed, and nothing more is due. */
  'SETTLED',
  /** Weighed again, before the bill was paid. */
  'REWEIGHED',
  /** The bill was withdrawn before it was paid; packing starts again. */
  'UNPACKED',
  'PAID',
  /** The shopper cancelled. */
  'CLOSED',
  'PAYMENT_TIMEOUT',
  /** The shipment can't be packed or sent. */
  'REJECTED',
  'HANDED_OVER',
  /** The number that was typed at the hand-over was wrong. */
  'TRACKING_CORRECTED',
  'CUSTOMS',
  'CLEARED',
  'ARRIVED_LOCALLY',
  'READY_FOR_PICKUP',
  'LOCAL_DELIVERY',
  'DELIVERED',
  'COMPLETED',
  'RETURNED',
  'LOST',
  'CUSTOMS_SEIZED',
] as const;
export type TransitEvent = (typeof TRANSIT_EVENTS)[number];

const failures = {
  RETURNED: 'RETURNED',
  LOST: 'LOST',
  CUSTOMS_SEIZED: 'CUSTOMS_SEIZED',
} as const;

/** The statuses of a transit order (docs/domain.md section 1.4). */
export const transitStates = stateMachine<TransitOrderStatus, TransitEvent>({
  PENDING_PACKING: { PACKING_STARTED: 'PACKING', CLOSED: 'CLOSED', REJECTED: 'CLOSED' },
  PACKING: {
    BILLED: 'PENDING_PAYMENT',
    SETTLEMENT_DUE: 'PENDING_SETTLEMENT',
    SETTLED: 'PENDING_SHIPMENT',
    REJECTED: 'CLOSED',
  },
  PENDING_PAYMENT: {
    PREPAID: 'PENDING_PACKING',
    REWEIGHED: 'PENDING_PAYMENT',
    UNPACKED: 'PACKING',
    PAID: 'PENDING_SHIPMENT',
    CLOSED: 'CLOSED',
    PAYMENT_TIMEOUT: 'CLOSED',
    REJECTED: 'CLOSED',
  },
  PENDING_SETTLEMENT: {
    REWEIGHED: 'PENDING_SETTLEMENT',
    SETTLED: 'PENDING_SHIPMENT',
    UNPACKED: 'PACKING',
    PAID: 'PENDING_SHIPMENT',
    CLOSED: 'CLOSED',
    PAYMENT_TIMEOUT: 'CLOSED',
    REJECTED: 'CLOSED',
  },
  PENDING_SHIPMENT: { HANDED_OVER: 'IN_TRANSIT', REJECTED: 'CLOSED' },
  IN_TRANSIT: {
    TRACKING_CORRECTED: 'IN_TRANSIT',
    CUSTOMS: 'CUSTOMS_CLEARANCE',
    ARRIVED_LOCALLY: 'ARRIVED_LOCAL_WAREHOUSE',
    DELIVERED: 'DELIVERED',
    ...failures,
  },
  CUSTOMS_CLEARANCE: {
    TRACKING_CORRECTED: 'CUSTOMS_CLEARANCE',
    CLEARED: 'IN_TRANSIT',
    ARRIVED_LOCALLY: 'ARRIVED_LOCAL_WAREHOUSE',
    DELIVERED: 'DELIVERED',
    ...failures,
  },
  ARRIVED_LOCAL_WAREHOUSE: {
    TRACKING_CORRECTED: 'ARRIVED_LOCAL_WAREHOUSE',
    READY_FOR_PICKUP: 'READY_FOR_PICKUP',
    LOCAL_DELIVERY: 'LOCAL_DELIVERING',
    ...failures,
  },
  READY_FOR_PICKUP: {
    TRACKING_CORRECTED: 'READY_FOR_PICKUP',
    DELIVERED: 'DELIVERED',
    COMPLETED: 'COMPLETED',
    ...failures,
  },
  LOCAL_DELIVERING: {
    TRACKING_CORRECTED: 'LOCAL_DELIVERING',
    DELIVERED: 'DELIVERED',
    COMPLETED: 'COMPLETED',
    ...failures,
  },
  DELIVERED: { COMPLETED: 'COMPLETED' },
  COMPLETED: {},
  RETURNED: {},
  LOST: {},
  CUSTOMS_SEIZED: {},
  CLOSED: {},
});

type Action = (typeof TRANSIT_ORDER_ACTIONS)[number];

/** Statuses in which the shopper may request a refund. */
const CLAIMABLE: readonly TransitOrderStatus[] = [
  'DELIVERED',
  'COMPLETED',
  'RETURNED',
  'LOST',
  'CUSTOMS_SEIZED',
];

/**
 * The acts of the shopper on an order. `refundable`: a part of what was paid is neither refunded nor in an
 * open refund.
 */
export function transitActions(
  status: TransitOrderStatus,
  { refundable }: { refundable: boolean },
): Action[] {
  return [
    ...(transitStates.next(status, 'PAID') ? (['pay'] as const) : []),
    ...(transitStates.next(status, 'CLOSED') ? (['close'] as const) : []),
    ...(transitStates.next(status, 'COMPLETED') ? (['complete'] as const) : []),
    ...(refundable && CLAIMABLE.includes(status) ? (['claim'] as const) : []),
  ];
}
