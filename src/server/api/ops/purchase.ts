import type { opsPurchaseEndpoints } from '../../../contract/ops/purchase.ts';
import {
  acceptOrder,
  askShopper,
  getOpsOrder,
  markBought,
  markDelivered,
  markShipped,
  rejectOrder,
  requestSupplement,
} from '../../commerce/purchase/fulfil.ts';
import type { Handlers } from '../handler.ts';

export const opsPurchaseHandlers: Pick<Handlers, keyof typeof opsPurchaseEndpoints> = {
  getOpsOrder: (scope, { params }) => getOpsOrder(scope, params.id),
  acceptOrder: (scope, { params }) => acceptOrder(scope, params.id),
  askShopper: (scope, { params, body }) => askShopper(scope, params.id, body),
  requestSupplement: (scope, { params, body }) => requestSupplement(scope, params.id, body),
  markBought: (scope, { params, body }) => markBought(scope, params.id, body),
  rejectOrder: (scope, { params, body }) => rejectOrder(scope, params.id, body),
  markShipped: (scope, { params, body }) => markShipped(scope, params.id, body),
  markDelivered: (scope, { params }) => markDelivered(scope, params.id),
};
