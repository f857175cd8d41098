import type { parcelEndpoints } from '../../../contract/calls/parcels.ts';
import { announceParcel, withdrawParcel } from '../../commerce/parcel/announce.ts';
import { getParcel, listStockInParcels } from '../../commerce/parcel/list.ts';
import { decideParcel } from '../../commerce/warehouse/decide-parcel.ts';
import {
  approveParcel,
  objectToParcel,
  withdrawObjection,
} from '../../commerce/warehouse/objections.ts';
import { extendStorage } from '../../commerce/warehouse/storage.ts';
import type { Handlers } from '../handler.ts';

export const parcelHandlers: Pick<Handlers, keyof typeof parcelEndpoints> = {
  listStockInParcels: (scope, { query }) => listStockInParcels(scope, query),
  getParcel: (scope, { params }) => getParcel(scope, params.id),
  announceParcel: (scope, { body }) => announceParcel(scope, body),
  withdrawParcel: (scope, { params }) => withdrawParcel(scope, params.id),
  decideParcel: (scope, { params, body }) => decideParcel(scope, params.id, body),
  approveParcel: (scope, { params }) => approveParcel(scope, params.id),
  objectToParcel: (scope, { params, body }) => objectToParcel(scope, params.id, body),
  withdrawObjection: (scope, { params }) => withdrawObjection(scope, params.id),
  extendStorage: (scope, { params }) => extendStorage(scope, params.id),
};
