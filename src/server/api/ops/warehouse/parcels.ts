import type { opsParcelEndpoints } from '../../../../contract/ops/warehouse/parcels.ts';
import {
  correctParcel,
  labelParcel,
  photographParcel,
  shelveParcel,
} from '../../../commerce/stock/change-stock.ts';
import { countOpsParcels, listOpsParcels } from '../../../commerce/stock/list-parcels.ts';
import { mergeParcels } from '../../../commerce/stock/merge-parcels.ts';
import { getOpsParcel } from '../../../commerce/stock/ops-parcel.ts';
import { splitParcel } from '../../../commerce/stock/split-parcel.ts';
import {
  checkParcel,
  parcelArrived,
  parcelException,
  parcelReturned,
  traceParcel,
} from '../../../commerce/warehouse/inbound.ts';
import { answerObjection } from '../../../commerce/warehouse/objections.ts';
import type { StaffScope } from '../../../staff/staff-scope.ts';
import type { Handlers } from '../../handler.ts';

/** The parcel as the staff see it, after a change. */
async function parcelAfter(scope: StaffScope, { id }: { id: string }, change: Promise<unknown>) {
  await change;
  return getOpsParcel(scope, id);
}

export const opsParcelHandlers: Pick<Handlers, keyof typeof opsParcelEndpoints> = {
  listOpsParcels: (scope, { query }) => listOpsParcels(scope, query),
  countOpsParcels: (scope, { query }) => countOpsParcels(scope, query),
  getOpsParcel: (scope, { params }) => getOpsParcel(scope, params.id),
  traceParcel: (scope, { params, body }) =>
    parcelAfter(scope, params, traceParcel(scope, params.id, body)),
  parcelArrived: (scope, { params, body }) =>
    parcelAfter(scope, params, parcelArrived(scope, params.id, body)),
  checkParcel: (scope, { params, body }) =>
    parcelAfter(scope, params, checkParcel(scope, params.id, body)),
  parcelReturned: (scope, { params }) =>
    parcelAfter(scope, params, parcelReturned(scope, params.id)),
  parcelException: (scope, { params, body }) =>
    parcelAfter(scope, params, parcelException(scope, params.id, body)),
  answerObjection: (scope, { params, body }) =>
    parcelAfter(scope, params, answerObjection(scope, params.id, body)),
  correctParcel: (scope, { params, body }) =>
    parcelAfter(scope, params, correctParcel(scope, params.id, body)),
  shelveParcel: (scope, { params, body }) =>
    parcelAfter(scope, params, shelveParcel(scope, params.id, body.shelfCode)),
  splitParcel: async (scope, { params, body }) =>
    getOpsParcel(scope, await splitParcel(scope, params.id, body)),
  mergeParcels: (scope, { params, body }) =>
    parcelAfter(scope, params, mergeParcels(scope, params.id, body)),
  photographParcel: (scope, { params, body }) =>
    parcelAfter(scope, params, photographParcel(scope, params.id, body.photos)),
  labelParcel: (scope, { params }) => parcelAfter(scope, params, labelParcel(scope, params.id)),
};
