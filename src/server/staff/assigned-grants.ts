import { and, eq } from 'drizzle-orm';
import { isBuiltInRole, RIGHTS_OF, type Right } from '../../contract/values/people/rights.ts';
import { staffAssignments, staffRoles } from '../db/schema/people/staff.ts';

/** Rights at one tenant, or at all (`ALL_TENANTS`). `role`: the role they come from, as it is assigned. */
export type Grant = { tenantId: string; rights: readonly Right[]; role?: string };

/** Joins an assignment with the tenant's own role. Such a role gives rights only at the tenant that made it. */
export const joinsOwnRole = and(
  eq(staffRoles.id, staffAssignments.role),
  eq(staffRoles.tenantId, staffAssignments.tenantId),
);

/** A row of a left join: `assignment` is null for a person without any, `ownRights` for a built-in role. */
type AssignedRow = {
  assignment: typeof staffAssignments.$inferSelect | null;
  ownRights: readonly Right[] | null;
};

/** The grant of an assignment, with the rights of its role; no grant for a person without assignments. */
export function grantsOf({ assignment, ownRights }: AssignedRow): Grant[] {
  if (!assignment) return [];
  const { tenantId, role } = assignment;
  return [{ tenantId, role, rights: isBuiltInRole(role) ? RIGHTS_OF[role] : (ownRights ?? []) }];
}
