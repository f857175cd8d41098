import { and, eq, exists, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { Failure } from '../../contract/errors.ts';
import type { Assignment } from '../../contract/ops/people/people.ts';
import { isBuiltInRole, RIGHTS_OF, type Right } from '../../contract/values/people/rights.ts';
import type { Statement } from '../commerce/base/atomically.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { ALL_TENANTS, staff, staffAssignments } from '../db/schema/people/staff.ts';
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
    const ownRights = rightsAt(identity, tenantId);
    const missing = rights.find((right) => !ownRights.has(right));
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
    const givenRights =
      tenantId === ALL_TENANTS
        ? rights
        : rights.filter((right) =>
            rightsAt({ grants: [{ tenantId, rights }] }, tenantId).has(right),
          );
    requireMayGive(identity, [tenantId], givenRights);
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

/**
 * The statement, at the end of a batch that changes a person, that fails it with the guard `STAFF_STATE` unless
 * somebody active is still an owner of all tenants: also if two owners make each other something else at once.
 */
export function requireSomeOwner(scope: Pick<Scope, 'db'>, staffId: string): Statement {
  const isSome = exists(activeOwner(scope));
  return scope.db
    .update(staff)
    .set({ state: sql<'ACTIVE'>`case when ${isSome} then ${staff.state} end` })
    .where(eq(staff.id, staffId));
}

/**
 * The state of a person whose password is removed: NULL, which fails the batch with the guard
 * `STAFF_STATE`, unless another active owner of all tenants can sign in. A person without a password loses
 * nothing, and may be mailed again.
 */
export function stateUnlessLastOwner(scope: Pick<Scope, 'db'>, staffId: string) {
  const isOther = exists(activeOwner(scope, ne(owner.id, staffId), isNotNull(owner.passwordHash)));
  const loses = isNotNull(staff.passwordHash);
  return sql<'ACTIVE'>`case when not (${loses}) or ${isOther} then ${staff.state} end`;
}

const owner = alias(staff, 'owner');

/** The query for an active owner of all tenants who meets all conditions. */
const activeOwner = ({ db }: Pick<Scope, 'db'>, ...conditions: SQL[]) =>
  db
    .select({ one: sql`1` })
    .from(staffAssignments)
    .innerJoin(owner, eq(owner.id, staffAssignments.staffId))
    .where(
      and(
        eq(staffAssignments.tenantId, ALL_TENANTS),
        eq(staffAssignments.role, 'OWNER'),
        eq(owner.state, 'ACTIVE'),
        ...conditions,
      ),
    );
