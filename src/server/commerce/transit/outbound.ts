import type { TransitOrder } from '../../../contract/calls/transit.ts';
import type { Scope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import { paymentsOf } from '../payment/payments.ts';
import { changeTransit } from './change.ts';
import { closeStatements } from './closing.ts';
import { moveTransitStatements, type TransitOrderRow } from './move-transit.ts';
import { carryStatements, wentWrongStatements } from './parcels.ts';
import { alsoFoundBy, localStatements } from './steps.ts';

/** Packing has begun: the shopper can no longer cancel. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`, as all here. */
export function packTransit(scope: Scope, idOrNo: string): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) =>
    moveTransitStatements(scope, order, 'PACKING_STARTED'),
  );
}

/** It can't be packed or sent: closed, with everything that was paid for it paid back. */
export function rejectTransit(
  scope: Scope,
  idOrNo: string,
  { note }: { note: string },
): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) => {
    const raised = await paymentsOf(scope, 'TRANSIT_ORDER', [order.id]);
    return closeStatements(scope, order, raised, 'REJECTED', note);
  });
}

/** The line has the parcels. */
export function handOver(
  scope: Scope,
  idOrNo: string,
  { carrier, trackingNo }: { carrier: string; trackingNo: string },
): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) => [
    ...moveTransitStatements(scope, order, 'HANDED_OVER', {
      details: { carrier, trackingNo },
      changes: { carrier, trackingNo, searchText: alsoFoundBy(order, trackingNo) },
    }),
    ...(await carryStatements(scope, order, 'SHIPPED_OUT')),
    notify(scope.db, ownerOf(scope, order), 'TRANSIT_SHIPPED', {
      transitNo: order.orderNo,
      carrier,
      trackingNo,
    }),
  ]);
}

/** The parcels are at the tenant's local warehouse. */
export function arriveLocally(scope: Scope, idOrNo: string): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) =>
    moveTransitStatements(scope, order, 'ARRIVED_LOCALLY'),
  );
}

/** They wait there for the shopper, with a code, or go on to the door with a second tracking number. */
export function deliverLocally(
  scope: Scope,
  idOrNo: string,
  { localTrackingNo }: { localTrackingNo: string },
): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) =>
    localStatements(scope, order, localTrackingNo),
  );
}

/** They were sent back, lost or seized; what of the freight is due to the shopper is decided by a claim. */
export function transitException(
  scope: Scope,
  idOrNo: string,
  { exception, note }: { exception: 'RETURNED' | 'LOST' | 'CUSTOMS_SEIZED'; note: string },
): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) => [
    ...moveTransitStatements(scope, order, exception, { details: { note } }),
    ...(await wentWrongStatements(scope, order, exception)),
    notify(scope.db, ownerOf(scope, order), 'TRANSIT_EXCEPTION', {
      transitNo: order.orderNo,
      text: note,
    }),
  ]);
}

const ownerOf = ({ now: at }: Scope, { tenantId, userId }: TransitOrderRow) => ({
  tenantId,
  userId,
  at,
});
