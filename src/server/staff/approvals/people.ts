import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { RIGHTS_OF, type Right, STAFF_ROLES } from '../../../contract/values/people/rights.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import {
  ALL_TENANTS,
  staff,
  staffAssignments,
  staffKeys,
  staffRoles,
} from '../../db/schema/people/staff.ts';
import type { StaffScope } from '../staff-scope.ts';

const rolesWith = (right: Right) => STAFF_ROLES.filter((role) => RIGHTS_OF[role].includes(right));

/** The ids of the tenant's own roles with a right, as a part of a statement. */
const ownRolesWith = ({ db, tenantId }: Pick<Scope, 'db' | 'tenantId'>, right: Right) =>
  db
    .select({ id: staffRoles.id })
    .from(staffRoles)
    .where(
      and(
        eq(staffRoles.tenantId, tenantId),
        sql`${right} in (select value from json_each(${staffRoles.rights}))`,
      ),
    );

export type Colleague = { id: string; name: string; email: string; language: Locale };

/** The active people who may decide on proposals of the tenant, by name. */
export function approversAt(scope: Pick<Scope, 'db' | 'tenantId'>): Promise<Colleague[]> {
  return colleaguesWith(scope, 'money.approve', '');
}

/** The active people who have a right at the tenant, except one person. */
async function peopleWith(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  right: Right,
  without = '',
): Promise<string[]> {
  return (await colleaguesWith(scope, right, without)).map(({ id }) => id);
}

/** The active people who have a right at the tenant, except one person, sorted by name. */
export async function colleaguesWith(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  right: Right,
  without: string,
): Promise<Colleague[]> {
  return db
    .selectDistinct({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      language: staff.language,
    })
    .from(staffAssignments)
    .innerJoin(staff, eq(staff.id, staffAssignments.staffId))
    .where(
      and(
        inArray(staffAssignments.tenantId, [tenantId, ALL_TENANTS]),
        or(
          inArray(staffAssignments.role, rolesWith(right)),
          inArray(staffAssignments.role, ownRolesWith({ db, tenantId }, right)),
        ),
        eq(staff.state, 'ACTIVE'),
        ne(staff.id, without),
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));
}

/** Whether somebody else could approve what this person proposes. */
export const hasApprover = async (scope: Pick<Scope, 'db' | 'tenantId'>, person: string) =>
  (await peopleWith(scope, 'money.approve', person)).length > 0;

/** The person behind a caller: for a key, the one who made it. */
export async function personOf({ db, identity }: StaffScope): Promise<string> {
  if (identity.kind !== 'KEY') return identity.id;
  const [key] = await db
    .select({ madeBy: staffKeys.madeBy })
    .from(staffKeys)
    .where(eq(staffKeys.id, identity.id));
  return key?.madeBy ?? identity.id;
}

/** Whether who proposed something still may: the person is active with the right, the key not revoked. */
export async function keepsRights(
  scope: StaffScope,
  { madeBy, madeByPerson }: { madeBy: string; madeByPerson: string },
  right: Right,
): Promise<boolean> {
  if (madeBy === 'environment') return scope.demo;
  if (madeBy !== madeByPerson) {
    const [key] = await scope.db
      .select({ rights: staffKeys.rights })
      .from(staffKeys)
      .where(and(eq(staffKeys.id, madeBy), isNull(staffKeys.revokedAt)));
    if (!key?.rights.includes(right)) return false;
    if (madeByPerson === 'environment') return scope.demo;
  }
  return (await peopleWith(scope, right)).includes(madeByPerson);
}
