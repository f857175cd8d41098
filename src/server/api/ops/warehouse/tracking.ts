import type { opsTrackingEndpoints } from '../../../../contract/ops/warehouse/tracking.ts';
import {
  disableCarrierKey,
  listCarrierKeys,
  makeCarrierKey,
} from '../../../commerce/tracking/keys.ts';
import { listTrackingEvents } from '../../../commerce/tracking/list.ts';
import { importTracking } from '../../../commerce/tracking/receive.ts';
import type { Handlers } from '../../handler.ts';

export const opsTrackingHandlers: Pick<Handlers, keyof typeof opsTrackingEndpoints> = {
  listTrackingEvents: (scope, { query }) => listTrackingEvents(scope, query),
  importTracking: (scope, { body }) => importTracking(scope, body),
  listCarrierKeys: (scope) => listCarrierKeys(scope),
  makeCarrierKey: (scope, { body }) => makeCarrierKey(scope, body),
  disableCarrierKey: async (scope, { params }) => {
    await disableCarrierKey(scope, params.id);
    return { ok: true };
  },
};
