import type { opsStationEndpoints } from '../../../../contract/ops/people/stations.ts';
import { signInWithBadge } from '../../../staff/stations/badge-sign-in.ts';
import { issueBadge, listBadges, revokeBadge } from '../../../staff/stations/badges.ts';
import { enrolStation, revokeStation } from '../../../staff/stations/devices.ts';
import { setPin } from '../../../staff/stations/pin.ts';
import { stationHere } from '../../../staff/stations/station-here.ts';
import type { Handlers } from '../../handler.ts';
import { OK } from '../../ok.ts';

export const opsStationHandlers: Pick<Handlers, keyof typeof opsStationEndpoints> = {
  enrolStation: (scope, { params }) => enrolStation(scope, params.id),
  revokeStation: (scope, { params }) => revokeStation(scope, params.id),
  getStationHere: (scope) => stationHere(scope),
  signInWithBadge: (scope, { body }) => signInWithBadge(scope, body),
  listBadges: (scope) => listBadges(scope),
  issueBadge: (scope, { body }) => issueBadge(scope, body.staffId),
  revokeBadge: async (scope, { params }) => {
    await revokeBadge(scope, params.id);
    return OK;
  },
  setPin: async (scope, { body }) => {
    await setPin(scope, body);
    return OK;
  },
};
