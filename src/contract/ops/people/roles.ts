import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { id, line, ok } from '../../values/fields.ts';
import { TENANT_RIGHTS } from '../../values/people/rights.ts';

const tenantRight = v.picklist(TENANT_RIGHTS);

export const staffRole = v.object({
  id,
  name: v.string(),
  rights: v.array(tenantRight),
  /** Who has it, by name. */
  people: v.array(v.object({ id, name: v.string() })),
  version: v.number(),
});
export type OwnRole = v.InferOutput<typeof staffRole>;

const common = { method: 'POST', auth: 'operator', group: 'ops' } as const;
const params = v.object({ id });
const body = v.object({
  name: line(60),
  rights: v.pipe(v.array(tenantRight), v.minLength(1), v.maxLength(TENANT_RIGHTS.length)),
});

/** The calls about the roles that a tenant makes of its own. */
export const opsRoleEndpoints = {
  listStaffRoles: {
    ...common,
    method: 'GET',
    path: '/ops/roles',
    right: 'people.see',
    summary: 'The tenant’s own roles, with who has them',
    output: v.array(staffRole),
  },
  getStaffRole: {
    ...common,
    method: 'GET',
    path: '/ops/roles/{id}',
    right: 'people.see',
    summary: 'One of the tenant’s own roles',
    params,
    output: staffRole,
    errors: ['NOT_FOUND'],
  },
  makeStaffRole: {
    ...common,
    path: '/ops/roles',
    right: 'people.act',
    fresh: true,
    summary: 'Make a role of the tenant’s own, of rights that one has oneself',
    body,
    output: staffRole,
    errors: ['FORBIDDEN', 'ROLE_NAME_TAKEN'],
  },
  changeStaffRole: {
    ...common,
    method: 'PUT',
    path: '/ops/roles/{id}',
    right: 'people.act',
    subject: 'STAFF_ROLE',
    fresh: true,
    summary:
      'Change a role, at once for everybody who has it. The caller must have all rights that the role has before and after',
    params,
    body,
    output: staffRole,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_NAME_TAKEN', 'OWN_ROLE', 'STALE_VERSION'],
  },
  deleteStaffRole: {
    ...common,
    method: 'DELETE',
    path: '/ops/roles/{id}',
    right: 'people.act',
    subject: 'STAFF_ROLE',
    fresh: true,
    summary: 'Delete a role that nobody has, with the saved views for it',
    params,
    output: ok,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_IN_USE', 'STALE_VERSION'],
  },
} as const satisfies Record<string, Endpoint>;
