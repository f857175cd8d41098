import { and, asc, eq, exists, not, sql } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import type { Assignment } from '../../contract/ops/people/people.ts';
import type { OwnRole } from '../../contract/ops/people/roles.ts';
import { isBuiltInRole, type Right, TENANT_RIGHTS } from '../../contract/values/people/rights.ts';
import { atomically, inList, type Statement } from '../commerce/base/atomically.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { newId } from '../crypto/random.ts';
import { savedViews } from '../db/schema/people/saved-views.ts';
import { staff, staffAssignments, staffRoles } from '../db/schema/people/staff.ts';
import { mailAll } from './account-mails.ts';
import { requireMayGive } from './grants.ts';
import { rightsAt } from './identity.ts';
import type { OwnScope, StaffScope } from './staff-scope.ts';

/** The own roles of the scope's tenant, by name, with the people who have them. */
export function listStaffRoles(scope: Pick<Scope, 'db' | 'tenantId'>): Promise<OwnRole[]> {
  return readRoles(scope);
}

/** Reads one of the tenant's own roles. Throws `NOT_FOUND`. */
export async function getStaffRole(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  id: string,
): Promise<OwnRole> {
  const [role] = await readRoles(scope, id);
  if (!role) throw new Failure('NOT_FOUND');
  return role;
}

async function readRoles(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  id?: string,
): Promise<OwnRole[]> {
  const rows = await db
    .select({ role: staffRoles, personId: staff.id, personName: staff.name })
    .from(staffRoles)
    .leftJoin(
      staffAssignments,
      and(eq(staffAssignments.role, staffRoles.id), eq(staffAssignments.tenantId, tenantId)),
    )
    .leftJoin(staff, eq(staff.id, staffAssignments.staffId))
    .where(and(eq(staffRoles.tenantId, tenantId), id ? eq(staffRoles.id, id) : undefined))
    .orderBy(asc(staffRoles.name), asc(staff.name));
  return [...Map.groupBy(rows, ({ role }) => role.id).values()].flatMap((ofRole) => {
    const [first] = ofRole;
    if (!first) return [];
    const { role } = first;
    return {
      id: role.id,
      name: role.name,
      rights: role.rights,
      version: role.version,
      people: ofRole.flatMap(({ personId, personName }) =>
        personId && personName ? { id: personId, name: personName } : [],
      ),
    };
  });
}

type RoleInput = { name: string; rights: Right[] };

/** The rights in the order of the list of all rights, each once. */
const inOrder = (rights: readonly Right[]): Right[] =>
  TENANT_RIGHTS.filter((right) => rights.includes(right));

const nameTaken = () =>
  new Failure('ROLE_NAME_TAKEN', {}, [{ field: 'name', code: 'known', reason: 'ROLE_NAME_TAKEN' }]);
const changedMeanwhile = () => new Failure('STALE_VERSION');

/** Makes a role of the tenant's own. Throws `FORBIDDEN` for a right that the caller lacks, `ROLE_NAME_TAKEN`. */
export async function makeStaffRole(
  scope: StaffScope,
  { name, rights }: RoleInput,
): Promise<OwnRole> {
  const { db, now, tenantId, identity } = scope;
  requireMayGive(identity, [tenantId], rights);
  const id = newId(now);
  const row = { id, tenantId, name, rights: inOrder(rights), createdAt: now };
  await atomically(scope, [db.insert(staffRoles).values(row)], { STAFF_ROLE_NAME: nameTaken });
  return getStaffRole(scope, id);
}

/**
 * Changes a role, at once for everybody who has it; they are told if its rights are others. The caller must have all its rights, before and after.
 * Throws `NOT_FOUND`, `FORBIDDEN`, `ROLE_NAME_TAKEN`, `STALE_VERSION`, and `OWN_ROLE` if the caller could
 * not manage people any more.
 */
export async function changeStaffRole(
  scope: OwnScope,
  id: string,
  { name, rights }: RoleInput,
): Promise<OwnRole> {
  const { db, tenantId, identity } = scope;
  const role = await getStaffRole(scope, id);
  requireMayGive(identity, [tenantId], [...role.rights, ...rights]);
  const grants = identity.grants.map((grant) => (grant.role === id ? { ...grant, rights } : grant));
  if (!rightsAt({ grants }, tenantId).has('people.act')) throw new Failure('OWN_ROLE');
  await atomically(
    scope,
    [
      db
        .update(staffRoles)
        .set({ name: ifUnchanged(role, name), rights: inOrder(rights) })
        .where(and(eq(staffRoles.tenantId, tenantId), eq(staffRoles.id, id))),
    ],
    { STAFF_ROLE_NAME: nameTaken, STAFF_ROLE_CHANGED: changedMeanwhile },
  );
  if (JSON.stringify(inOrder(rights)) !== JSON.stringify(role.rights)) {
    const holders = role.people.map((person) => person.id);
    mailAll(scope, holders, 'ROLES');
  }
  return getStaffRole(scope, id);
}

/** The name to write if the role still has the rights that were read; else NULL, which fails the batch. */
const ifUnchanged = ({ rights }: OwnRole, name: string) =>
  sql<string>`case when ${staffRoles.rights} = ${JSON.stringify(rights)} then ${name} end`;

/** Deletes a role, with the views of lists that are for it. Throws `NOT_FOUND`, `FORBIDDEN`, and `ROLE_IN_USE` with the names of who has it. */
export async function deleteStaffRole(scope: StaffScope, id: string): Promise<void> {
  const { db, tenantId, identity } = scope;
  const role = await getStaffRole(scope, id);
  requireMayGive(identity, [tenantId], role.rights);
  if (role.people.length > 0) throw inUse(role);
  const isGiven = exists(
    db.select({ one: sql`1` }).from(staffAssignments).where(eq(staffAssignments.role, id)),
  );
  await atomically(
    scope,
    [
      // If somebody was given the role meanwhile, the name becomes NULL, which fails the batch.
      db
        .update(staffRoles)
        .set({ name: sql<string>`case when ${not(isGiven)} then ${staffRoles.name} end` })
        .where(and(eq(staffRoles.tenantId, tenantId), eq(staffRoles.id, id))),
      db.delete(staffRoles).where(and(eq(staffRoles.tenantId, tenantId), eq(staffRoles.id, id))),
      db
        .delete(savedViews)
        .where(
          and(
            eq(savedViews.tenantId, tenantId),
            eq(savedViews.scope, 'ROLE'),
            eq(savedViews.owner, id),
          ),
        ),
    ],
    { STAFF_ROLE_CHANGED: changedMeanwhile },
  );
}

/** How many people a refusal names. */
const NAMED = 5;

function inUse({ people }: OwnRole): Failure {
  const names = people.slice(0, NAMED).map(({ name }) => name);
  return new Failure('ROLE_IN_USE', { people: names.join(', '), count: people.length });
}

/** The own roles that assignments name, by id: as they are read before they are given. */
export type GivenRoles = ReadonlyMap<string, typeof staffRoles.$inferSelect>;

/**
 * The own roles that assignments name. Throws `VALIDATION_FAILED` if there is no such role at the tenant of the
 * assignment.
 */
export async function givenRoles(
  { db }: Pick<Scope, 'db'>,
  assignments: readonly Assignment[],
): Promise<GivenRoles> {
  const withOwnRole = assignments.filter(({ role }) => !isBuiltInRole(role));
  if (withOwnRole.length === 0) return new Map();
  const ids = withOwnRole.map(({ role }) => role);
  const rows = await db.select().from(staffRoles).where(inList(staffRoles.id, ids));
  const roles = new Map(rows.map((row) => [row.id, row]));
  if (withOwnRole.some(({ role, tenantId }) => roles.get(role)?.tenantId !== tenantId)) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'assignments', code: 'choice' }]);
  }
  return roles;
}

/** The statements that give a person roles. They fail if an own role is not as it was read any more. */
export function assignStatements(
  { db }: Pick<Scope, 'db'>,
  staffId: string,
  assignments: readonly Assignment[],
  roles: GivenRoles,
): Statement[] {
  return assignments.map(({ role, tenantId }) => {
    const ownRole = roles.get(role);
    const asRead = and(eq(staffRoles.id, role), eq(staffRoles.version, ownRole?.version ?? 0));
    const roleAsRead = db.select({ id: staffRoles.id }).from(staffRoles).where(asRead);
    return db
      .insert(staffAssignments)
      .values({ staffId, tenantId, role: ownRole ? sql<string>`(${roleAsRead})` : role });
  });
}
