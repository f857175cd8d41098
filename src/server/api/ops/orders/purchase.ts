import type { opsCorrectionEndpoints } from '../../../../contract/ops/orders/corrections.ts';
import type { OpsOrder } from '../../../../contract/ops/orders/ops-order.ts';
import type { opsPurchaseEndpoints } from '../../../../contract/ops/orders/purchase.ts';
import {
  cancelSupplement,
  correctCost,
  unbuyOrder,
} from '../../../commerce/purchase/correct-order.ts';
import {
  acceptOrder,
  askShopper,
  markBought,
  markDelivered,
  markShipped,
  rejectOrder,
  requestSupplement,
} from '../../../commerce/purchase/fulfil.ts';
import { viewOpsOrder } from '../../../commerce/purchase/ops-order.ts';
import { markOutOfStock } from '../../../commerce/settlement/missing-pieces.ts';
import { correctTracking } from '../../../commerce/warehouse/correct-tracking.ts';
import type { StaffScope } from '../../../staff/staff-scope.ts';
import type { Handlers } from '../../handler.ts';

/** The order that a change returned, as the staff see it. */
export async function orderAfter(
  scope: StaffScope,
  change: Promise<{ id: string }>,
): Promise<OpsOrder> {
  return viewOpsOrder(scope, (await change).id);
}

export const opsPurchaseHandlers: Pick<
  Handlers,
  keyof typeof opsPurchaseEndpoints | keyof typeof opsCorrectionEndpoints
> = {
  getOpsOrder: (scope, { params }) => viewOpsOrder(scope, params.id),
  acceptOrder: (scope, { params }) => orderAfter(scope, acceptOrder(scope, params.id)),
  askShopper: (scope, { params, body }) => orderAfter(scope, askShopper(scope, params.id, body)),
  requestSupplement: (scope, { params, body }) =>
    orderAfter(scope, requestSupplement(scope, params.id, body)),
  cancelSupplement: (scope, { params }) => orderAfter(scope, cancelSupplement(scope, params.id)),
  markBought: (scope, { params, body }) => orderAfter(scope, markBought(scope, params.id, body)),
  correctCost: (scope, { params, body }) => orderAfter(scope, correctCost(scope, params.id, body)),
  unbuyOrder: (scope, { params, body }) => orderAfter(scope, unbuyOrder(scope, params.id, body)),
  rejectOrder: (scope, { params, body }) => orderAfter(scope, rejectOrder(scope, params.id, body)),
  markOutOfStock: (scope, { params, body }) =>
    orderAfter(scope, markOutOfStock(scope, params.id, body)),
  markShipped: (scope, { params, body }) => orderAfter(scope, markShipped(scope, params.id, body)),
  shipParcel: (scope, { params, body }) =>
    orderAfter(scope, markShipped(scope, params.id, { parcels: [body] })),
  markDelivered: (scope, { params }) => orderAfter(scope, markDelivered(scope, params.id)),
  correctTracking: (scope, { params, body }) => correctTracking(scope, params.id, body),
};
