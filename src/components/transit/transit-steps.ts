import type { TransitOrderSummary } from '../../contract/calls/transit.ts';
import type { TransitOrderStatus } from '../../contract/values/warehouse/transit-statuses.ts';

export type TransitStep = 'pack' | 'pay' | 'ship' | 'arrive' | 'receive';

/** The step that an order in a status is at. Returned, lost, seized and closed orders have none. */
const STEP: Record<TransitOrderStatus, TransitStep | 'done' | undefined> = {
  PENDING_PACKING: 'pack',
  PACKING: 'pack',
  PENDING_PAYMENT: 'pay',
  PENDING_SETTLEMENT: 'pack',
  PENDING_SHIPMENT: 'ship',
  IN_TRANSIT: 'ship',
  CUSTOMS_CLEARANCE: 'ship',
  ARRIVED_LOCAL_WAREHOUSE: 'arrive',
  READY_FOR_PICKUP: 'arrive',
  LOCAL_DELIVERING: 'arrive',
  DELIVERED: 'receive',
  COMPLETED: 'done',
  RETURNED: undefined,
  LOST: undefined,
  CUSTOMS_SEIZED: undefined,
  CLOSED: undefined,
};

/**
 * The steps of a transit order and how many of them are done. Undefined if it was closed, returned,
 * lost or seized. A prepaid order is paid before packing, others after weighing.
 */
export function transitSteps({
  status,
  chargeMode,
}: Pick<TransitOrderSummary, 'status' | 'chargeMode'>):
  | { steps: TransitStep[]; current: number }
  | undefined {
  const step = STEP[status];
  if (!step) return undefined;
  const first: TransitStep[] =
    chargeMode === 'PREPAID_ESTIMATE' ? ['pay', 'pack'] : ['pack', 'pay'];
  const steps: TransitStep[] = [...first, 'ship', 'arrive', 'receive'];
  return { steps, current: step === 'done' ? steps.length : steps.indexOf(step) };
}
