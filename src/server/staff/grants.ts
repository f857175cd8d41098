import { and, count, eq, ne } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import type { Assignment } from '../../contract/ops/people.ts';
import { isBuiltInRole, RIGHTS_OF, type Right } from '../../contract/values/rights.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { ALL_TENANTS, staff, staffAssignments } from '../db/schema/staff.ts';
import { rightsAt, type StaffIdentity } from './identity.ts';

/**
 * The only check of what somebody may give to others. Throws `FORBIDDEN`, with a right that the caller does
 * not have themself: at the same tenant, or at all tenants where it is given for all.
 */
export function requireMayGive(
  identity: StaffIdentity,
  tenantIds: readonly string[],
  rights: readonly Right[],
): void {
  for (const tenantId of tenantIds) {
    const own = rightsAt(identity, tenantId);
    const missing = rights.find((right) => !own.has(right));
    if (missing) throw new Failure('FORBIDDEN', { right: missing });
  }
}

/** As `requireMayGive`, for roles. `own` are the tenants' own roles among them, by id. */
export function requireMayAssign(
  identity: StaffIdentity,
  assignments: readonly Assignment[],
  own: ReadonlyMap<string, { rights: readonly Right[] }>,
): void {
  for (const { role, tenantId } of assignments) {
    // A role for one tenant never has the deployment's rights.
    const rights = rightsOfRole(role, own);
    const given =
      tenantId === ALL_TENANTS
        ? rights
        : rights.filter((right) =>
            rightsAt({ grants: [{ tenantId, rights }] }, tenantId).has(right),
          );
    requireMayGive(identity, [tenantId], given);
  }
}

function rightsOfRole(
  role: string,
  own: ReadonlyMap<string, { rights: readonly Right[] }>,
): readonly Right[] {
  const rights = isBuiltInRole(role) ? RIGHTS_OF[role] : own.get(role)?.rights;
  if (!rights) throw new Error(`unknown role ${role}`);
  return rights;
}

/** Throws `LAST_OWNER` if no other active person is an owner of all tenants. */
export async function requireOtherOwner({ db }: Pick<Scope, 'db'>, staffId: string): Promise<void> {
  const [others] = await db
    .select({ rows: count() })
    .from(staffAssignments)
    .innerJoin(staff, eq(staff.id, staffAssignments.staffId))
    .where(
      and(
        eq(staffAssignments.tenantId, ALL_TENANTS),
        eq(staffAssignments.role, 'OWNER'),
        eq(staff.state, 'ACTIVE'),
        ne(staff.id, staffId),
      ),
    );
  if (!others?.rows) throw new Failure('LAST_OWNER');
}
