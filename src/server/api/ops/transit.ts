import type { opsTransitEndpoints } from '../../../contract/ops/transit.ts';
import { getOpsTransit } from '../../commerce/transit/change.ts';
import {
  arriveLocally,
  deliverLocally,
  handOver,
  packTransit,
  rejectTransit,
  transitException,
} from '../../commerce/transit/outbound.ts';
import { traceTransit } from '../../commerce/transit/trace.ts';
import { weighTransit } from '../../commerce/transit/weigh.ts';
import type { Handlers } from '../handler.ts';

export const opsTransitHandlers: Pick<Handlers, keyof typeof opsTransitEndpoints> = {
  getOpsTransit: (scope, { params }) => getOpsTransit(scope, params.id),
  packTransit: (scope, { params }) => packTransit(scope, params.id),
  weighTransit: (scope, { params, body }) => weighTransit(scope, params.id, body),
  rejectTransit: (scope, { params, body }) => rejectTransit(scope, params.id, body),
  handOver: (scope, { params, body }) => handOver(scope, params.id, body),
  traceTransit: (scope, { params, body }) => traceTransit(scope, params.id, body),
  arriveLocally: (scope, { params }) => arriveLocally(scope, params.id),
  deliverLocally: (scope, { params, body }) => deliverLocally(scope, params.id, body),
  transitException: (scope, { params, body }) => transitException(scope, params.id, body),
};
