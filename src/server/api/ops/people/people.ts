import type { opsOwnAccountEndpoints } from '../../../../contract/ops/people/own-account.ts';
import type { opsPeopleEndpoints } from '../../../../contract/ops/people/people.ts';
import { listStaffKeys, makeStaffKey, revokeStaffKey } from '../../../staff/keys.ts';
import { usePasswordLink } from '../../../staff/links.ts';
import { staffMe } from '../../../staff/me.ts';
import {
  changeStaffPassword,
  endStaffSession,
  inviteStaff,
  listStaffSessions,
  resetStaff,
  updateStaff,
  updateStaffMe,
} from '../../../staff/people.ts';
import { visiblePeople, visiblePerson } from '../../../staff/people-rows.ts';
import {
  confirmSecondFactor,
  enableSecondFactor,
  setUpSecondFactor,
} from '../../../staff/second-factor.ts';
import { signInStaff, signOutStaff } from '../../../staff/sign-in.ts';
import type { Handlers } from '../../handler.ts';
import { OK } from '../../ok.ts';

export const opsPeopleHandlers: Pick<
  Handlers,
  keyof typeof opsOwnAccountEndpoints | keyof typeof opsPeopleEndpoints
> = {
  signInStaff: (scope, { body }) => signInStaff(scope, body),
  acceptInvitation: async (scope, { body }) => ({
    ...OK,
    ...(await usePasswordLink(scope, body)),
  }),
  confirmSecondFactor: async (scope, { body }) => {
    await confirmSecondFactor(scope, body);
    return OK;
  },
  setUpSecondFactor: (scope, { body }) => setUpSecondFactor(scope, body.secret),
  enableSecondFactor: async (scope, { body }) => {
    await enableSecondFactor(scope, body);
    return OK;
  },
  signOutStaff: async (scope) => {
    await signOutStaff(scope);
    return OK;
  },
  getStaffMe: (scope) => staffMe(scope),
  updateStaffMe: async (scope, { body }) => {
    await updateStaffMe(scope, body);
    return staffMe(scope);
  },
  changeStaffPassword: async (scope, { body }) => {
    await changeStaffPassword(scope, body);
    return OK;
  },
  listStaffSessions: (scope) => listStaffSessions(scope),
  endStaffSession: async (scope, { params }) => {
    await endStaffSession(scope, params.id);
    return OK;
  },
  listStaff: (scope) => visiblePeople(scope),
  getStaff: (scope, { params }) => visiblePerson(scope, params.id),
  inviteStaff: (scope, { body }) => inviteStaff(scope, body),
  updateStaff: (scope, { params, body }) => updateStaff(scope, params.id, body),
  resetStaff: (scope, { params }) => resetStaff(scope, params.id),
  listStaffKeys: (scope) => listStaffKeys(scope),
  makeStaffKey: (scope, { body }) => makeStaffKey(scope, body),
  revokeStaffKey: async (scope, { params }) => {
    await revokeStaffKey(scope, params.id);
    return OK;
  },
};
