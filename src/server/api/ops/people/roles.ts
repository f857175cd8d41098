import type { opsRoleEndpoints } from '../../../../contract/ops/people/roles.ts';
import {
  changeStaffRole,
  deleteStaffRole,
  getStaffRole,
  listStaffRoles,
  makeStaffRole,
} from '../../../staff/roles.ts';
import type { Handlers } from '../../handler.ts';

export const opsRoleHandlers: Pick<Handlers, keyof typeof opsRoleEndpoints> = {
  listStaffRoles: (scope) => listStaffRoles(scope),
  getStaffRole: (scope, { params }) => getStaffRole(scope, params.id),
  makeStaffRole: (scope, { body }) => makeStaffRole(scope, body),
  changeStaffRole: (scope, { params, body }) => changeStaffRole(scope, params.id, body),
  deleteStaffRole: async (scope, { params }) => {
    await deleteStaffRole(scope, params.id);
    return { ok: true };
  },
};
