import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { BadgeHolder } from '../../../contract/ops/people/stations.ts';
import { type Right, STATION_RIGHTS } from '../../../contract/values/people/rights.ts';
import { ownCode } from '../../../contract/values/warehouse/warehouse-codes.ts';
import { atomically, increased } from '../../commerce/base/atomically.ts';
import { iso } from '../../commerce/base/clock.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { newId, newSecret } from '../../crypto/random.ts';
import { staffBadges } from '../../db/schema/people/badges.ts';
import {
  ALL_TENANTS,
  staff,
  staffAssignments,
  staffRoles,
  staffSessions,
} from '../../db/schema/people/staff.ts';
import { staffStationDevices } from '../../db/schema/people/station-devices.ts';
import { grantsOf, joinsOwnRole } from '../assigned-grants.ts';
import { requireMayGive } from '../grants.ts';
import { rightsAt } from '../identity.ts';
import type { StaffScope } from '../staff-scope.ts';

type PersonRow = typeof staff.$inferSelect;
type BadgeRow = typeof staffBadges.$inferSelect;
/** A person who may work at the stations of a tenant, with their rights there. */
export type Worker = { person: PersonRow; badge: BadgeRow | null; rights: Right[] };

/** How many characters tell badges apart: 50 random bits. */
const NAME_LENGTH = 10;

/**
 * The people who may work at the stations of the scope's tenant, by name; only one person or badge if it is
 * given.
 */
export async function workers(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  only: { staffId?: string; name?: string } = {},
): Promise<Worker[]> {
  const rows = await db
    .select({
      person: staff,
      assignment: staffAssignments,
      ownRights: staffRoles.rights,
      badge: staffBadges,
    })
    .from(staffAssignments)
    .innerJoin(staff, eq(staff.id, staffAssignments.staffId))
    .leftJoin(staffRoles, joinsOwnRole)
    .leftJoin(
      staffBadges,
      and(
        eq(staffBadges.staffId, staff.id),
        eq(staffBadges.tenantId, tenantId),
        isNotNull(staffBadges.name),
      ),
    )
    .where(
      and(
        inArray(staffAssignments.tenantId, [tenantId, ALL_TENANTS]),
        eq(staff.state, 'ACTIVE'),
        only.staffId === undefined ? undefined : eq(staff.id, only.staffId),
        only.name === undefined ? undefined : eq(staffBadges.name, only.name),
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));
  return [...Map.groupBy(rows, ({ person }) => person.id).values()].flatMap((ofPerson) => {
    const rightsOfHolder = rightsAt({ grants: ofPerson.flatMap(grantsOf) }, tenantId);
    const rights = STATION_RIGHTS.filter((right) => rightsOfHolder.has(right));
    const [first] = ofPerson;
    return first && rights.includes('parcels.act')
      ? [{ person: first.person, badge: first.badge, rights }]
      : [];
  });
}

const view = ({ person, badge }: Worker): BadgeHolder => ({
  staffId: person.id,
  name: person.name,
  hasPin: person.pinHash !== null,
  ...(badge?.name
    ? {
        badge: {
          id: badge.id,
          code: ownCode('BADGE', badge.name),
          issuedAt: iso(badge.issuedAt),
          version: badge.version,
        },
      }
    : {}),
});

/** The people who may work at the tenant's stations, with their badges. */
export const listBadges = async (scope: StaffScope): Promise<BadgeHolder[]> =>
  (await workers(scope)).map(view);

/**
 * Issues a badge to a person of the warehouse; their old one becomes invalid. Throws `NOT_FOUND` for
 * anybody else, and `FORBIDDEN` if the badge would give rights that the caller lacks.
 */
export async function issueBadge(scope: StaffScope, staffId: string): Promise<BadgeHolder> {
  const { db, now, tenantId, identity } = scope;
  const [worker] = await workers(scope, { staffId });
  if (!worker) throw new Failure('NOT_FOUND');
  requireMayGive(identity, [tenantId], worker.rights);
  const issued = {
    name: newSecret().slice(0, NAME_LENGTH),
    issuedBy: identity.id,
    issuedAt: now,
  };
  const upsert = db
    .insert(staffBadges)
    .values({ id: newId(now), staffId, tenantId, ...issued })
    .onConflictDoUpdate({
      target: [staffBadges.tenantId, staffBadges.staffId],
      set: { ...issued, version: increased(staffBadges.version) },
    });
  await atomically(scope, [upsert, endAtStations(scope, staffId)], {});
  const [changed] = await workers(scope, { staffId });
  if (!changed) throw new Failure('NOT_FOUND');
  return view(changed);
}

/** Makes a badge of the tenant void. Throws `NOT_FOUND`. */
export async function revokeBadge(scope: StaffScope, id: string): Promise<void> {
  const { db, tenantId } = scope;
  const isThis = and(
    eq(staffBadges.id, id),
    eq(staffBadges.tenantId, tenantId),
    isNotNull(staffBadges.name),
  );
  const [badge] = await db.select().from(staffBadges).where(isThis);
  if (!badge) throw new Failure('NOT_FOUND');
  await atomically(
    scope,
    [db.update(staffBadges).set({ name: null }).where(isThis), endAtStations(scope, badge.staffId)],
    {},
  );
}

/** The statement that ends the sessions of a person at the tenant's stations. */
function endAtStations(
  { db, now, tenantId }: Pick<Scope, 'db' | 'now' | 'tenantId'>,
  staffId: string,
) {
  const stationsHere = db
    .select({ id: staffStationDevices.id })
    .from(staffStationDevices)
    .where(eq(staffStationDevices.tenantId, tenantId));
  return db
    .update(staffSessions)
    .set({ revokedAt: sql`coalesce(${staffSessions.revokedAt}, ${now})` })
    .where(
      and(eq(staffSessions.staffId, staffId), inArray(staffSessions.stationDeviceId, stationsHere)),
    );
}
