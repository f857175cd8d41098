import type { opsScanEndpoints } from '../../../../contract/ops/warehouse/scan.ts';
import type { opsStockEndpoints } from '../../../../contract/ops/warehouse/stock.ts';
import { listScans, scan, undoScan } from '../../../commerce/scan/scan.ts';
import { claimUnknownParcel } from '../../../commerce/stock/claim-unknown.ts';
import {
  addShelves,
  countShelf,
  listShelves,
  updateShelf,
} from '../../../commerce/stock/shelves.ts';
import {
  addStation,
  equipStation,
  listStations,
  updateStation,
} from '../../../commerce/stock/stations.ts';
import {
  disposeUnknownParcel,
  getUnknownParcel,
  listUnknownParcels,
  reportUnknownParcel,
} from '../../../commerce/stock/unknown-parcels.ts';
import type { StaffScope } from '../../../staff/staff-scope.ts';
import type { Handlers } from '../../handler.ts';

/**
 * The station of a scan. For somebody who signed in at a station it is always that one, whatever was sent.
 */
const stationOf = (
  { identity }: Pick<StaffScope, 'identity'>,
  { station }: { station: string },
): string => identity.station?.id ?? station;

export const opsScanHandlers: Pick<Handlers, keyof typeof opsScanEndpoints> = {
  scan: (scope, { body }) => scan(scope, { ...body, station: stationOf(scope, body) }),
  listScans: (scope, { query }) => listScans(scope, stationOf(scope, query)),
  undoScan: (scope, { params }) => undoScan(scope, params.id),
};

export const opsStockHandlers: Pick<Handlers, keyof typeof opsStockEndpoints> = {
  listShelves: (scope, { query }) => listShelves(scope, query),
  addShelves: (scope, { body }) => addShelves(scope, body),
  updateShelf: (scope, { params, body }) => updateShelf(scope, params.id, body),
  countShelf: (scope, { params, body }) => countShelf(scope, params.id, body.found),
  listStations: (scope) => listStations(scope),
  addStation: (scope, { body }) => addStation(scope, body),
  updateStation: (scope, { params, body }) => updateStation(scope, params.id, body),
  equipStation: (scope, { params, body }) => equipStation(scope, params.id, body),
  listUnknownParcels: (scope, { query }) => listUnknownParcels(scope, query),
  getUnknownParcel: (scope, { params }) => getUnknownParcel(scope, params.id),
  reportUnknownParcel: (scope, { body }) => reportUnknownParcel(scope, body),
  claimUnknownParcel: (scope, { params, body }) => claimUnknownParcel(scope, params.id, body),
  disposeUnknownParcel: (scope, { params }) => disposeUnknownParcel(scope, params.id),
};
