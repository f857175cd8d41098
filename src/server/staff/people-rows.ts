import { asc, eq, getTableColumns, max } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import type { Assignment, HeldAssignment, StaffPerson } from '../../contract/ops/people/people.ts';
import { inList } from '../commerce/base/atomically.ts';
import { iso } from '../commerce/base/clock.ts';
import type { Scope } from '../commerce/base/scope.ts';
import {
  ALL_TENANTS,
  staff,
  staffAssignments,
  staffRoles,
  staffSessions,
} from '../db/schema/people/staff.ts';
import { hasPasskey } from './identify.ts';
import type { StaffScope } from './staff-scope.ts';

export type StaffRow = typeof staff.$inferSelect;

/** The caller's own row. Throws `FORBIDDEN` for a key, which is not a person. */
export async function ownRow({ db, identity }: StaffScope): Promise<StaffRow> {
  const [row] = await db.select().from(staff).where(eq(staff.id, identity.id));
  if (identity.kind !== 'PERSON' || !row) throw new Failure('FORBIDDEN');
  return row;
}

/** Whether the caller sees the people of every tenant. */
export const seesAll = ({ identity }: StaffScope): boolean =>
  identity.grants.some(
    ({ tenantId, rights }) => tenantId === ALL_TENANTS && rights.includes('people.see'),
  );

/** Reads a person whom the caller may see, by id. Throws `NOT_FOUND`. */
export async function visiblePerson(scope: StaffScope, id: string): Promise<StaffPerson> {
  const found = (await visiblePeople(scope)).find((person) => person.id === id);
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

/** The people of the scope's tenant; of all tenants, if the caller sees them. Sorted by name. */
export async function visiblePeople(scope: StaffScope): Promise<StaffPerson[]> {
  const { db, tenantId } = scope;
  const [people, assigned] = await Promise.all([
    db
      .select({ ...getTableColumns(staff), hasPasskey: hasPasskey(db) })
      .from(staff)
      .orderBy(asc(staff.name), asc(staff.id)),
    db
      .select({ ...getTableColumns(staffAssignments), roleName: staffRoles.name })
      .from(staffAssignments)
      .leftJoin(staffRoles, eq(staffRoles.id, staffAssignments.role)),
  ]);
  const lastSeen = await lastSeenOf(scope, people);
  const assignmentsOf = Map.groupBy(assigned, ({ staffId }) => staffId);
  const all = people.map((row) =>
    viewPerson(row, assignmentsOf.get(row.id) ?? [], lastSeen.get(row.id)),
  );
  if (seesAll(scope)) return all;
  return all.flatMap((person) => {
    const assignmentsHere = person.assignments.filter((one) => one.tenantId === tenantId);
    return assignmentsHere.length > 0 ? [{ ...person, assignments: assignmentsHere }] : [];
  });
}

async function lastSeenOf({ db }: Pick<Scope, 'db'>, people: readonly StaffRow[]) {
  const ids = people.map(({ id }) => id);
  const rows = await db
    .select({ staffId: staffSessions.staffId, at: max(staffSessions.lastUsedAt) })
    .from(staffSessions)
    .where(inList(staffSessions.staffId, ids))
    .groupBy(staffSessions.staffId);
  return new Map(rows.map(({ staffId, at }) => [staffId, at ?? undefined]));
}

function viewPerson(
  row: StaffRow & { hasPasskey: boolean },
  assigned: readonly (Assignment & { roleName: string | null })[],
  lastSeenAt: number | undefined,
): StaffPerson {
  const { id, name, email, language, state, version } = row;
  return {
    id,
    name,
    email,
    language,
    state,
    version,
    assignments: assigned.map(viewAssignment),
    hasSecondFactor: row.totpSecret !== null || row.hasPasskey,
    ...(lastSeenAt === undefined ? {} : { lastSeenAt: iso(lastSeenAt) }),
  };
}

const viewAssignment = ({
  role,
  tenantId,
  roleName,
}: Assignment & { roleName: string | null }): HeldAssignment => ({
  role,
  tenantId,
  ...(roleName === null ? {} : { roleName }),
});
