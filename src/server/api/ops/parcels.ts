import type { opsParcelEndpoints } from '../../../contract/ops/parcels.ts';
import {
  checkParcel,
  getOpsParcel,
  listOpsParcels,
  parcelArrived,
  parcelException,
  parcelReturned,
  traceParcel,
} from '../../commerce/warehouse/inbound.ts';
import type { Handlers } from '../handler.ts';

export const opsParcelHandlers: Pick<Handlers, keyof typeof opsParcelEndpoints> = {
  listOpsParcels: (scope, { query }) => listOpsParcels(scope, query.trackingNo),
  getOpsParcel: (scope, { params }) => getOpsParcel(scope, params.id),
  traceParcel: (scope, { params, body }) => traceParcel(scope, params.id, body),
  parcelArrived: (scope, { params, body }) => parcelArrived(scope, params.id, body),
  checkParcel: (scope, { params, body }) => checkParcel(scope, params.id, body),
  parcelReturned: (scope, { params }) => parcelReturned(scope, params.id),
  parcelException: (scope, { params, body }) => parcelException(scope, params.id, body),
};
