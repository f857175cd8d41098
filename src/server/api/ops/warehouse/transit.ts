import type { opsTransitEndpoints } from '../../../../contract/ops/warehouse/transit.ts';
import {
  arriveLocally,
  deliverLocally,
  handOver,
  packTransit,
  rejectTransit,
  transitException,
} from '../../../commerce/transit/outbound.ts';
import { traceTransit } from '../../../commerce/transit/trace.ts';
import { weighTransit } from '../../../commerce/transit/weigh.ts';
import type { Handlers } from '../../handler.ts';
import { shipmentAfter, shipmentFor } from './shipments.ts';

export const opsTransitHandlers: Pick<Handlers, keyof typeof opsTransitEndpoints> = {
  getOpsTransit: (scope, { params }) => shipmentFor(scope, params.id),
  packTransit: (scope, { params: { id } }) => shipmentAfter(scope, id, packTransit(scope, id)),
  weighTransit: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, weighTransit(scope, id, body)),
  rejectTransit: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, rejectTransit(scope, id, body)),
  handOver: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, handOver(scope, id, body)),
  traceTransit: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, traceTransit(scope, id, body)),
  arriveLocally: (scope, { params: { id } }) => shipmentAfter(scope, id, arriveLocally(scope, id)),
  deliverLocally: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, deliverLocally(scope, id, body)),
  transitException: (scope, { params: { id }, body }) =>
    shipmentAfter(scope, id, transitException(scope, id, body)),
};
