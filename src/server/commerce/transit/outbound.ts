import type { TransitOrder } from '../../../contract/calls/transit.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import { paymentsOf } from '../payment/payments.ts';
import { trackingNoStatement } from './boxes.ts';
import { changeTransit } from './change.ts';
import { closeStatements } from './closing.ts';
import { costStatements, freightCostOf } from './freight-cost.ts';
import { moveTransitStatements, type TransitOrderRow } from './move-transit.ts';
import { failedParcelStatements, moveOrderParcelsStatements } from './parcels.ts';
import { leaveLocalWarehouseStatements, searchTextWith } from './steps.ts';

/*
 * The events of a transit order that packers and carriers report. Every function of this file returns the
 * changed order, and throws `NOT_FOUND` and `ILLEGAL_TRANSITION`.
 */

/** Packing has begun: the shopper can't cancel until freight is due. */
export function packTransit(scope: Scope, idOrNo: string): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) =>
    moveTransitStatements(scope, order, 'PACKING_STARTED'),
  );
}

/** The parcels can't be packed or sent: closes the order and refunds everything that was paid for it. */
export function rejectTransit(
  scope: Scope,
  idOrNo: string,
  { note }: { note: string },
): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) => {
    const orderPayments = await paymentsOf(scope, 'TRANSIT_ORDER', [order.id]);
    return closeStatements(scope, order, orderPayments, 'REJECTED', note);
  });
}

/**
 * The data on the carrier's labels: the number of the order, and of each box with a number of its own.
 */
export type HandOver = {
  carrier: string;
  trackingNo: string;
  boxes?: readonly { number: number; trackingNo: string }[];
};

/** The carrier's charge, if it is known at the hand-over: a decimal string of CNY, or empty. */
type Charged = { cost?: string };

/** Records that the carrier has the parcels. */
export function handOver(
  scope: Scope,
  idOrNo: string,
  { cost = '', ...given }: HandOver & Charged,
): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) => [
    ...(await handOverStatements(scope, order, given)),
    ...(cost === '' ? [] : await chargedStatements(scope, order, cost)),
  ]);
}

async function chargedStatements(scope: Scope, order: TransitOrderRow, cost: string) {
  const last = await freightCostOf(scope, order.id);
  return costStatements(scope, order, last, { totalFen: toFen(cost), note: '' });
}

/** The statements that hand an order over. Throws `ILLEGAL_TRANSITION`. */
export async function handOverStatements(
  scope: Scope,
  order: TransitOrderRow,
  { carrier, trackingNo, boxes = [] }: HandOver,
): Promise<Statement[]> {
  const numbers = [trackingNo, ...boxes.map((box) => box.trackingNo)].join('\n');
  return [
    ...moveTransitStatements(scope, order, 'HANDED_OVER', {
      details: { carrier, trackingNo },
      changes: { carrier, trackingNo, searchText: searchTextWith(order, numbers) },
    }),
    ...boxes.map((box) => trackingNoStatement(scope, order, box)),
    ...(await moveOrderParcelsStatements(scope, order, 'SHIPPED_OUT')),
    shippedNotice(scope, order, { carrier, trackingNo }),
  ];
}

/**
 * Corrects the carrier or a number that was reported at the hand-over. Without `box` it is the number of
 * the order.
 */
export function correctTracking(
  scope: Scope,
  idOrNo: string,
  given: { carrier: string; trackingNo: string; box?: number | undefined; reason: string },
): Promise<TransitOrder> {
  const { carrier, trackingNo, box, reason } = given;
  return changeTransit(scope, idOrNo, async (order) => [
    ...moveTransitStatements(scope, order, 'TRACKING_CORRECTED', {
      details: { carrier, trackingNo, note: reason },
      changes: {
        carrier,
        searchText: searchTextWith(order, trackingNo),
        ...(box === undefined || box === 1 ? { trackingNo } : {}),
      },
    }),
    ...(box === undefined ? [] : [trackingNoStatement(scope, order, { number: box, trackingNo })]),
    shippedNotice(scope, order, { carrier, trackingNo }),
  ]);
}

const shippedNotice = (
  scope: Scope,
  order: TransitOrderRow,
  { carrier, trackingNo }: { carrier: string; trackingNo: string },
): Statement =>
  notify(scope.db, ownerOf(scope, order), 'TRANSIT_SHIPPED', {
    transitNo: order.orderNo,
    carrier,
    trackingNo,
  });

/** The parcels are at the tenant's local warehouse. */
export function arriveLocally(scope: Scope, idOrNo: string): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) =>
    moveTransitStatements(scope, order, 'ARRIVED_LOCALLY'),
  );
}

/** The parcels are ready for pick-up there, with a code, or go on to the door with a second tracking number. */
export function deliverLocally(
  scope: Scope,
  idOrNo: string,
  { localTrackingNo }: { localTrackingNo: string },
): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) =>
    leaveLocalWarehouseStatements(scope, order, localTrackingNo),
  );
}

/** The parcels were sent back, lost or seized. The shopper may request a refund of the freight (`claim`). */
export function transitException(
  scope: Scope,
  idOrNo: string,
  { exception, note }: { exception: 'RETURNED' | 'LOST' | 'CUSTOMS_SEIZED'; note: string },
): Promise<TransitOrder> {
  return changeTransit(scope, idOrNo, async (order) => [
    ...moveTransitStatements(scope, order, exception, {
      details: { note },
      // The shipment stays on the staff's list until somebody enters who pays.
      changes: { problemOpen: true, problemLiable: 'UNKNOWN', problemNote: '' },
    }),
    ...(await failedParcelStatements(scope, order, exception)),
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
