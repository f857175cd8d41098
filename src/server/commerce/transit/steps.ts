import { newCode } from '../../crypto/random.ts';
import type { Statement } from '../base/atomically.ts';
import type { Acting, Scope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import { moveTransitStatements, type TransitOrderRow } from './move-transit.ts';
import { moveOrderParcelsStatements } from './parcels.ts';

/**
 * Forwards a transit order that is at the local warehouse: to ready for pick-up, with a code, or to
 * local delivery. Throws `ILLEGAL_TRANSITION`.
 */
export function leaveLocalWarehouseStatements(
  scope: Scope,
  order: TransitOrderRow,
  localTrackingNo: string,
): Statement[] {
  const { tenantId, userId, orderNo: transitNo } = order;
  if (!order.selfPickup) {
    return moveTransitStatements(scope, order, 'LOCAL_DELIVERY', {
      details: localTrackingNo ? { trackingNo: localTrackingNo } : {},
      changes: { localTrackingNo, searchText: searchTextWith(order, localTrackingNo) },
    });
  }
  const code = newCode();
  return [
    ...moveTransitStatements(scope, order, 'READY_FOR_PICKUP', { changes: { pickupCode: code } }),
    notify(scope.db, { tenantId, userId, at: scope.now }, 'READY_FOR_PICKUP', { transitNo, code }),
  ];
}

/**
 * Marks a transit order as delivered. Its parcels and their purchase orders end when it is completed.
 * Throws `ILLEGAL_TRANSITION`.
 */
export function deliveredStatements(scope: Scope, order: TransitOrderRow): Statement[] {
  const { tenantId, userId, orderNo: transitNo } = order;
  return [
    ...moveTransitStatements(scope, order, 'DELIVERED'),
    notify(scope.db, { tenantId, userId, at: scope.now }, 'DELIVERED', { transitNo }),
  ];
}

/**
 * Completes a transit order, finishes its parcels and updates their purchase orders. Throws
 * `ILLEGAL_TRANSITION`.
 */
export async function completeStatements(
  acting: Acting,
  order: TransitOrderRow,
): Promise<Statement[]> {
  return [
    ...moveTransitStatements(acting, order, 'COMPLETED'),
    ...(await moveOrderParcelsStatements(acting, order, 'FINISHED')),
  ];
}

/** Adds a number to an order's search text, so that the order can be found by it. */
export function searchTextWith({ searchText }: TransitOrderRow, number: string): string {
  return number ? `${searchText}\n${number.toLowerCase()}` : searchText;
}
