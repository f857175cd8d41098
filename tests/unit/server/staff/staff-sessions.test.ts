import { beforeEach, describe, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '../../../../src/contract/endpoints.ts';
import { Failure } from '../../../../src/contract/errors.ts';
import {
  type Right,
  STATION_RIGHTS,
  type StaffRole,
} from '../../../../src/contract/values/people/rights.ts';
import { requireStaff } from '../../../../src/server/api/require-staff.ts';
import type { CallScope } from '../../../../src/server/api/scope.ts';
import {
  staff,
  staffAssignments,
  staffFailures,
  staffPasskeys,
  staffSessions,
} from '../../../../src/server/db/schema/people/staff.ts';
import { staffStationDevices } from '../../../../src/server/db/schema/people/station-devices.ts';
import type { Database, Platform } from '../../../../src/server/platform/platform.ts';
import { identify, identityOf } from '../../../../src/server/staff/identify.ts';
import { isPending, requireFresh, rightsAt } from '../../../../src/server/staff/identity.ts';
import { removePasskey } from '../../../../src/server/staff/passkeys/own-passkeys.ts';
import { openSession } from '../../../../src/server/staff/sign-in.ts';
import type { OwnScope } from '../../../../src/server/staff/staff-scope.ts';
import { openTestDatabase } from '../../support/database.ts';
import { failureCode, MINUTE, NOW, openTestScope } from '../../support/identity-scope.ts';
import { deskTranslator } from '../../support/translator.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});

/** What a call needs of the platform before its handler runs. */
const platform = {
  config: {},
  deskTranslator: async () => deskTranslator('en'),
} as unknown as Platform;

async function signedIn(
  role: StaffRole,
  how: Parameters<typeof openSession>[2] = { secondFactorAt: NOW },
) {
  const row = {
    email: `${role}@sampan.test`,
    name: role,
    language: 'en',
    state: 'ACTIVE',
  } as const;
  await db.insert(staff).values({ id: role, ...row, createdAt: NOW });
  await db.insert(staffAssignments).values({ staffId: role, role, tenantId: 'one' });
  const { accessToken } = await openSession(await openTestScope(db), role, how);
  return async (minutes: number, call?: 'countWork' | 'countNewRows' | 'listJobs') => {
    const scope = await openTestScope(db, { now: NOW + minutes * MINUTE });
    if (!call) return identify(scope, accessToken, undefined);
    const headers = { authorization: `Bearer ${accessToken}` };
    const request = new Request('https://desk.test/', { headers });
    const made = requireStaff(scope as unknown as CallScope, platform, request, endpoints[call]);
    return (await made).identity;
  };
}

describe('a session of the staff', () => {
  test.each(['FINANCE', 'FINANCE_LEAD', 'SERVICE', 'OWNER'] as const)(
    'of %s, who may move money, ends after half an hour without use',
    async (role) => {
      const used = await signedIn(role);
      expect(await used(29)).toMatchObject({ id: role });
      expect(await used(58)).toMatchObject({ id: role });
      expect(await used(89)).toBeUndefined();
    },
  );

  test('is not kept by what an open page asks by itself', async () => {
    const used = await signedIn('OWNER');
    for (const call of ['countWork', 'countNewRows'] as const) {
      expect(await used(20, call)).toMatchObject({ id: 'OWNER' });
      expect(await failureCode(used(31, call))).toBe('UNAUTHENTICATED');
    }
    expect(await used(20, 'listJobs')).toMatchObject({ id: 'OWNER' });
    expect(await used(31, 'countWork')).toMatchObject({ id: 'OWNER' });
  });

  test('of anybody else is valid for twelve hours', async () => {
    const used = await signedIn('WAREHOUSE');
    expect(await used(12 * 60 - 1)).toMatchObject({ id: 'WAREHOUSE' });
    expect(await used(12 * 60)).toBeUndefined();
  });
});

describe('a refused token', () => {
  /** What is noted and logged when the call is made with the token, this long after signing in. */
  async function notedBy(
    call: 'countWork' | 'listJobs',
    { minutes, token }: { minutes: number; token?: string },
  ): Promise<string[]> {
    const signedInAt = await openTestScope(db);
    const { accessToken } = await openSession(signedInAt, 'OWNER', { secondFactorAt: NOW });
    await db.delete(staffFailures);
    const logged: unknown[] = [];
    const scope = await openTestScope(db, {
      now: NOW + minutes * MINUTE,
      log: ({ event }) => logged.push(event),
    });
    const headers = { authorization: `Bearer ${token ?? accessToken}` };
    const request = new Request('https://desk.test/', { headers });
    const made = requireStaff(scope as unknown as CallScope, platform, request, endpoints[call]);
    expect(await failureCode(made)).toBe('UNAUTHENTICATED');
    const noted = await db.select({ why: staffFailures.why }).from(staffFailures);
    return [...noted.map(({ why }) => why), ...logged.map(String)];
  }
  const REFUSED = ['TOKEN', 'operator_token_refused'];
  beforeEach(() => signedIn('OWNER'));

  test('is noted and logged', async () => {
    expect(await notedBy('listJobs', { minutes: 31 })).toEqual(REFUSED);
    expect(await notedBy('countWork', { minutes: 1, token: 'guessed' })).toEqual(REFUSED);
  });

  test('is nobody’s attempt if an open page asks with that of a session that has ended', async () => {
    expect(await notedBy('countWork', { minutes: 31 })).toEqual([]);
    expect(await notedBy('countWork', { minutes: 13 * 60 })).toEqual([]);
  });
});

describe('a second factor', () => {
  const identity = {
    kind: 'PERSON',
    id: 'ada',
    name: 'Ada',
    sessionId: 's',
    secondFactorAt: NOW,
    hasSecondFactor: true,
    grants: [],
  } as const;
  const code = (shown: Parameters<typeof requireFresh>[0], minutes: number, demo = false) => {
    try {
      requireFresh(shown, { now: NOW + minutes * MINUTE, demo });
      return 'FRESH';
    } catch (error) {
      return error instanceof Failure ? error.code : String(error);
    }
  };

  test('is fresh for five minutes, also in demo mode for who has one', () => {
    for (const demo of [false, true]) {
      expect(code(identity, 5, demo)).toBe('FRESH');
      expect(code(identity, 5.1, demo)).toBe('SECOND_FACTOR_STALE');
    }
    const without = { ...identity, secondFactorAt: null, hasSecondFactor: false };
    expect(code(without, 0)).toBe('SECOND_FACTOR_STALE');
    expect(code(without, 0, true)).toBe('FRESH');
  });

  test('must be fresh for approvals, rules, channels, keys, roles, people, views and reveals', () => {
    const isGiving = /^(make|change|delete|revoke)Staff(Key|Role)$|^(invite|update|reset)Staff$/;
    const isLooking = /^(revealShopper|viewAsShopper)$/;
    const isDeciding = /^(approveProposal|propose(ApprovalRules|Channel))$/;
    const names = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
      [isGiving, isLooking, isDeciding].some((one) => one.test(name)),
    );
    expect(names).toHaveLength(13);
    const stale = names.filter((name) => !('fresh' in endpoints[name]));
    expect(stale).toEqual([]);
  });
});

describe('the key of the environment', () => {
  const SECRET = 'a-key-of-the-environment-for-this-test';
  const rightsOf = async (demo: boolean) => {
    const identity = await identify({ ...(await openTestScope(db)), demo }, SECRET, SECRET);
    return rightsAt(identity ?? { grants: [] }, 'one');
  };

  test('neither proposes nor approves money nor manages people, outside of demo mode', async () => {
    const withheld: Right[] = ['money.propose', 'money.approve', 'people.act'];
    expect([...(await rightsOf(true)).intersection(new Set(withheld))].sort()).toEqual(
      withheld.toSorted(),
    );
    expect([...(await rightsOf(false)).intersection(new Set(withheld))]).toEqual([]);
    expect((await rightsOf(false)).has('system.see')).toBe(true);
  });
});

describe('a session by badge', () => {
  beforeEach(async () => {
    const device = { id: 'tablet', tokenHash: '', tenantId: 'one', stationId: 'door' };
    await db.insert(staffStationDevices).values({ ...device, enrolledBy: '', createdAt: NOW });
  });

  test('is valid for eight hours, and ends with the station', async () => {
    const used = await signedIn('WAREHOUSE', { stationDeviceId: 'tablet' });
    expect(await used(8 * 60 - 1)).toMatchObject({ station: { id: 'door', tenantId: 'one' } });
    expect(await used(8 * 60)).toBeUndefined();
    await db.update(staffStationDevices).set({ endedAt: NOW });
    expect(await used(1)).toBeUndefined();
  });

  test('needs no second factor, and never counts as one', async () => {
    const identity = await (await signedIn('TENANT_ADMIN', { stationDeviceId: 'tablet' }))(1);
    if (!identity) throw new Error('not signed in');
    expect(isPending(identity, false)).toBe(false);
    for (const demo of [true, false]) {
      expect(() => requireFresh(identity, { now: NOW, demo })).toThrow('FORBIDDEN');
    }
  });

  test('leaves jobs no more rights than it has', async () => {
    await signedIn('TENANT_ADMIN', { stationDeviceId: 'tablet' });
    const [{ id: sessionId = '' } = {}] = await db.select().from(staffSessions);
    const made = { kind: 'PERSON', id: 'TENANT_ADMIN', sessionId };
    const identity = await identityOf(await openTestScope(db), made);
    expect(identity?.grants).toEqual([{ tenantId: 'one', rights: [...STATION_RIGHTS] }]);
  });

  test('is refused to people who do not work in the warehouse', async () => {
    const used = await signedIn('BUYER', { stationDeviceId: 'tablet' });
    expect((await used(1))?.grants).toEqual([{ tenantId: 'one', rights: ['parcels.see'] }]);
    await db.delete(staffAssignments);
    expect(await used(1)).toBeUndefined();
  });
});

test('in production the last second factor can’t be removed, also not by two at once', async () => {
  const identity = await (await signedIn('BUYER'))(1);
  const passkey = { staffId: 'BUYER', publicKey: '', counter: 0, transports: [], createdAt: NOW };
  for (const id of ['phone', 'laptop'])
    await db.insert(staffPasskeys).values({ id, name: id, ...passkey });
  const call = await openTestScope(db);
  const mailScopeFor = async () => ({ ...call, t: await deskTranslator('en'), deskOrigin: '' });
  const scope = { ...call, identity, mailScopeFor } as unknown as OwnScope;
  const results = await Promise.allSettled(
    ['phone', 'laptop'].map((id) => removePasskey(scope, id)),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason instanceof Failure && reason.code)).toEqual([
    'LAST_SECOND_FACTOR',
  ]);
  expect(await db.$count(staffPasskeys)).toBe(1);
});
