import type { opsManifestEndpoints } from '../../../../contract/ops/warehouse/manifests.ts';
import type {
  OpsTransit,
  opsShipmentEndpoints,
} from '../../../../contract/ops/warehouse/shipments.ts';
import { putDeclaration } from '../../../commerce/shipping/declaration.ts';
import { shipmentDetail } from '../../../commerce/shipping/detail.ts';
import { handOverMany } from '../../../commerce/shipping/hand-over-many.ts';
import { listOpsTransits } from '../../../commerce/shipping/list.ts';
import { closeManifest, getManifest, listManifests } from '../../../commerce/shipping/manifests.ts';
import { packParcel, unpackParcel } from '../../../commerce/shipping/pack.ts';
import { shipmentPaper } from '../../../commerce/shipping/papers.ts';
import { getPickList } from '../../../commerce/shipping/pick-list.ts';
import { noteProblem } from '../../../commerce/shipping/problem.ts';
import { reweighPackedBoxes, weighPackedBoxes } from '../../../commerce/shipping/weigh-packed.ts';
import { setFreightCost } from '../../../commerce/transit/freight-cost.ts';
import { correctTracking } from '../../../commerce/transit/outbound.ts';
import { unpackTransit } from '../../../commerce/transit/reweigh.ts';
import { actorNames } from '../../../staff/audit/list.ts';
import { rightsAt } from '../../../staff/identity.ts';
import type { StaffScope } from '../../../staff/staff-scope.ts';
import type { Handlers } from '../../handler.ts';

const namesFor = (scope: StaffScope) => (staffIds: readonly string[]) =>
  actorNames(
    scope,
    staffIds.map((actorId) => ({ actorId })),
  );

/**
 * A transit order with the details that the caller may see. The address is only for people who pack or
 * answer shoppers.
 */
export function shipmentFor(scope: StaffScope, id: string): Promise<OpsTransit> {
  const rights = rightsAt(scope.identity, scope.tenantId);
  const seesAddress = (['shipments.act', 'shoppers.act', 'shoppers.reveal'] as const).some(
    (right) => rights.has(right),
  );
  return shipmentDetail(scope, id, { seesAddress });
}

/** Waits for a change of an order; returns the order after it. */
export async function shipmentAfter(
  scope: StaffScope,
  id: string,
  change: Promise<unknown>,
): Promise<OpsTransit> {
  await change;
  return shipmentFor(scope, id);
}

export const opsShipmentHandlers: Pick<Handlers, keyof typeof opsShipmentEndpoints> = {
  listOpsTransits: (scope, { query }) => listOpsTransits(scope, query),
  getPickList: (scope, { query }) => getPickList(scope, query),
  packParcel: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, packParcel(scope, id, body)),
  unpackParcel: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, unpackParcel(scope, id, body)),
  weighBoxes: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, weighPackedBoxes(scope, id, body.boxes)),
  reweighTransit: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, reweighPackedBoxes(scope, id, body)),
  unpackTransit: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, unpackTransit(scope, id, body)),
  correctShipmentTracking: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, correctTracking(scope, id, body)),
  noteProblem: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, noteProblem(scope, id, body)),
  setFreightCost: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, setFreightCost(scope, id, body)),
  putDeclaration: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, putDeclaration(scope, id, body.lines)),
  // Papers are in English, whoever prints them.
  getTransitPaper: async (scope, { params }, platform) =>
    shipmentPaper({ ...scope, locale: 'en', t: await platform.translator('en') }, params),
};

export const opsManifestHandlers: Pick<Handlers, keyof typeof opsManifestEndpoints> = {
  handOverMany: async (scope, { body }) =>
    getManifest(scope, await handOverMany(scope, body), namesFor(scope)),
  listManifests: (scope, { query }) => listManifests(scope, query),
  getManifest: (scope, { params }) => getManifest(scope, params.id, namesFor(scope)),
  closeManifest: async (scope, { params }) => {
    await closeManifest(scope, params.id);
    return getManifest(scope, params.id, namesFor(scope));
  },
};
