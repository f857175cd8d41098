import { and, eq, exists, gt, isNull, lte, sql } from 'drizzle-orm';
import { RIGHTS, type Right, STATION_RIGHTS } from '../../contract/values/people/rights.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { constantTimeEqual, sha256Hex } from '../crypto/digest.ts';
import { verifySessionToken } from '../crypto/session-token.ts';
import {
  ALL_TENANTS,
  staff,
  staffAssignments,
  staffKeys,
  staffPasskeys,
  staffRoles,
  staffSessions,
} from '../db/schema/people/staff.ts';
import { staffStationDevices } from '../db/schema/people/station-devices.ts';
import { type Grant, grantsOf, joinsOwnRole } from './assigned-grants.ts';
import { rightsAt, type StaffIdentity } from './identity.ts';

type IdentityScope = Pick<Scope, 'db' | 'now' | 'keys' | 'demo'>;

/** The audience of the desk's session tokens. No tenant has this id, because of the space. */
export const STAFF_AUDIENCE = 'the desk';

export const SESSION_MS = 12 * 3_600_000;
/** How long a session by badge lasts: a shift. */
export const STATION_SESSION_MS = 8 * 3_600_000;
/** People who may move money are signed out after this time without a call of their own. */
const IDLE_MS = 30 * 60_000;
const MONEY: readonly Right[] = ['money.act', 'money.propose', 'money.approve', 'money.close'];
/** How often the last use of a session or key is written. */
const USE_NOTED_MS = 60_000;
const KEY_USE_NOTED_MS = 3_600_000;

/**
 * Rights that the environment's key does not have outside of demo mode: moving money requires a person.
 */
const NOT_BY_ENVIRONMENT: readonly Right[] = [
  'money.propose',
  'money.approve',
  'money.close',
  'people.act',
];

/**
 * The person or key of a bearer token; undefined if it is not a token of the staff. A call that the person did not
 * make (`isUse` is false) does not keep their session from ending.
 */
export async function identify(
  scope: IdentityScope,
  token: string | undefined,
  environmentKey: string | undefined,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<StaffIdentity | undefined> {
  if (!token) return undefined;
  if (environmentKey && constantTimeEqual(token, environmentKey)) return environment(scope);
  if (token.startsWith(KEY_PREFIX)) return identifyKey(scope, token);
  return identifyPerson(scope, token, isUse);
}

/**
 * The person or key that made something earlier, with their present rights; undefined if they have none any
 * more. Their second factor is not requested again.
 */
export async function identityOf(
  scope: IdentityScope,
  { kind, id, sessionId }: { kind: string; id: string; sessionId: string },
): Promise<StaffIdentity | undefined> {
  const { db, now } = scope;
  if (kind === 'ENVIRONMENT') return environment(scope);
  if (kind === 'KEY') {
    const valid = and(
      eq(staffKeys.id, id),
      isNull(staffKeys.revokedAt),
      gt(staffKeys.expiresAt, now),
    );
    const [key] = await db.select().from(staffKeys).where(valid);
    return key && keyIdentity(key);
  }
  const rows = await db
    .select({ person: staff, assignment: staffAssignments, ownRights: staffRoles.rights })
    .from(staff)
    .leftJoin(staffAssignments, eq(staffAssignments.staffId, staff.id))
    .leftJoin(staffRoles, joinsOwnRole)
    .where(and(eq(staff.id, id), eq(staff.state, 'ACTIVE')));
  const [first] = rows;
  if (!first) return undefined;
  const grants = rows.flatMap(grantsOf);
  const [at] = await db
    .select({ id: staffStationDevices.stationId, tenantId: staffStationDevices.tenantId })
    .from(staffSessions)
    .innerJoin(staffStationDevices, eq(staffStationDevices.id, staffSessions.stationDeviceId))
    .where(eq(staffSessions.id, sessionId));
  return {
    kind: 'PERSON',
    id,
    name: first.person.name,
    sessionId,
    secondFactorAt: null,
    hasSecondFactor: first.person.totpSecret !== null,
    ...(at ? atStation(grants, at) : { grants }),
  };
}

/** A person's rights at a station: only those of the warehouse, at the station's tenant. */
function atStation(
  grants: readonly Grant[],
  station: { id: string; tenantId: string },
): Pick<StaffIdentity, 'station' | 'grants'> {
  const { tenantId } = station;
  const rightsHere = rightsAt({ grants }, tenantId);
  const rights = STATION_RIGHTS.filter((right) => rightsHere.has(right));
  return { station, grants: rights.length > 0 ? [{ tenantId, rights }] : [] };
}

function environment({ demo }: IdentityScope): StaffIdentity {
  const rights = RIGHTS.filter((right) => demo || !NOT_BY_ENVIRONMENT.includes(right));
  return {
    kind: 'ENVIRONMENT',
    id: 'environment',
    name: 'OPERATOR_TOKEN',
    sessionId: '',
    secondFactorAt: null,
    hasSecondFactor: false,
    grants: [{ tenantId: ALL_TENANTS, rights }],
  };
}

/**
 * Whether a token is of a session of the staff, which may have ended since. An open page of the desk asks with it
 * once more.
 */
export const isOfSession = async ({ keys }: Pick<Scope, 'keys'>, token: string): Promise<boolean> =>
  // Before it ended: no token is expired then.
  (await verifySessionToken(keys, token, { tenantId: STAFF_AUDIENCE, now: 0 })) !== null;

/** The beginning of every key, so that a leaked key is recognised. */
export const KEY_PREFIX = 'sampan_';

async function identifyKey(
  { db, now }: IdentityScope,
  token: string,
): Promise<StaffIdentity | undefined> {
  const keyHash = await sha256Hex(token);
  const valid = and(
    eq(staffKeys.keyHash, keyHash),
    isNull(staffKeys.revokedAt),
    gt(staffKeys.expiresAt, now),
  );
  const [key] = await db.select().from(staffKeys).where(valid);
  if (!key) return undefined;
  if ((key.lastUsedAt ?? 0) <= now - KEY_USE_NOTED_MS) {
    await db.update(staffKeys).set({ lastUsedAt: now }).where(eq(staffKeys.id, key.id));
  }
  return keyIdentity(key);
}

function keyIdentity(key: typeof staffKeys.$inferSelect): StaffIdentity {
  return {
    kind: 'KEY',
    id: key.id,
    name: key.name,
    sessionId: '',
    secondFactorAt: null,
    hasSecondFactor: false,
    grants: key.tenantIds.map((tenantId) => ({ tenantId, rights: key.rights })),
  };
}

/** Whether the person of a row of `staff` has a passkey, as a field of a query. */
export const hasPasskey = (db: Scope['db']) =>
  exists(
    db.select({ one: sql`1` }).from(staffPasskeys).where(eq(staffPasskeys.staffId, staff.id)),
  ).mapWith(Boolean);

async function identifyPerson(
  { db, now, keys }: IdentityScope,
  token: string,
  isUse: boolean,
): Promise<StaffIdentity | undefined> {
  const claims = await verifySessionToken(keys, token, { tenantId: STAFF_AUDIENCE, now });
  if (!claims) return undefined;
  const rows = await db
    .select({
      person: staff,
      session: staffSessions,
      assignment: staffAssignments,
      device: staffStationDevices,
      ownRights: staffRoles.rights,
      hasPasskey: hasPasskey(db),
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(staffAssignments, eq(staffAssignments.staffId, staff.id))
    .leftJoin(staffRoles, joinsOwnRole)
    .leftJoin(staffStationDevices, eq(staffStationDevices.id, staffSessions.stationDeviceId))
    .where(
      and(
        eq(staffSessions.id, claims.sessionId),
        eq(staffSessions.staffId, claims.userId),
        isNull(staffSessions.revokedAt),
        gt(staffSessions.expiresAt, now),
        isNull(staffStationDevices.endedAt),
        eq(staff.state, 'ACTIVE'),
      ),
    );
  const [first] = rows;
  if (!first) return undefined;
  const { person, session, device, hasPasskey: isWithPasskey } = first;
  const own = rows.flatMap(grantsOf);
  const { grants, station }: Pick<StaffIdentity, 'grants' | 'station'> = device
    ? atStation(own, { id: device.stationId, tenantId: device.tenantId })
    : { grants: own };
  if (station && grants.length === 0) return undefined;
  const isMoney = grants.some(({ rights }) => rights.some((right) => MONEY.includes(right)));
  if (isMoney && session.lastUsedAt <= now - IDLE_MS) return undefined;
  if (isUse && session.lastUsedAt <= now - USE_NOTED_MS) {
    await db
      .update(staffSessions)
      .set({ lastUsedAt: now })
      .where(
        and(eq(staffSessions.id, session.id), lte(staffSessions.lastUsedAt, now - USE_NOTED_MS)),
      );
  }
  const { id, name } = person;
  const { secondFactorAt } = session;
  return {
    kind: 'PERSON',
    id,
    name,
    sessionId: session.id,
    secondFactorAt,
    hasSecondFactor: person.totpSecret !== null || isWithPasskey,
    grants,
    ...(station ? { station } : {}),
  };
}
