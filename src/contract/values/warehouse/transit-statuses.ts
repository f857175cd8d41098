/** Statuses of transit orders and of their tracking (docs/domain.md section 1). */

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

/** How a shipment is packed. Reinforced: more padding and a stronger box, as fragile things need it. */
export const PACKINGS = ['STANDARD', 'REINFORCED'] as const;
export type Packing = (typeof PACKINGS)[number];

export const TRANSIT_CHARGE_MODES = ['AFTER_WEIGHING', 'PREPAID_ESTIMATE'] as const;
export type TransitChargeMode = (typeof TRANSIT_CHARGE_MODES)[number];

/** The statuses of tracking events, the same for all carriers: up to `DELIVERED` in the order of a parcel's journey, then problems. */
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
