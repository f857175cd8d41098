import { beforeEach, describe, expect, test } from 'vitest';
import { Failure } from '../../../../src/contract/errors.ts';
import type { StaffRole } from '../../../../src/contract/values/rights.ts';
import { staff, staffAssignments, staffPasskeys } from '../../../../src/server/db/schema/staff.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { identify } from '../../../../src/server/staff/identity.ts';
import { removePasskey } from '../../../../src/server/staff/passkeys/own-passkeys.ts';
import { openSession } from '../../../../src/server/staff/sign-in.ts';
import type { StaffScope } from '../../../../src/server/staff/staff-scope.ts';
import { openTestDatabase } from '../../support/database.ts';
import { MINUTE, NOW, openTestScope } from '../../support/identity-scope.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});

async function signedIn(role: StaffRole) {
  const row = {
    email: `${role}@sampan.test`,
    name: role,
    language: 'en',
    state: 'ACTIVE',
  } as const;
  await db.insert(staff).values({ id: role, ...row, createdAt: NOW });
  await db.insert(staffAssignments).values({ staffId: role, role, tenantId: 'one' });
  const { accessToken } = await openSession(await openTestScope(db), role, NOW);
  return async (minutes: number) =>
    identify(await openTestScope(db, { now: NOW + minutes * MINUTE }), accessToken, undefined);
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

  test('of anybody else is valid for twelve hours', async () => {
    const used = await signedIn('WAREHOUSE');
    expect(await used(12 * 60 - 1)).toMatchObject({ id: 'WAREHOUSE' });
    expect(await used(12 * 60)).toBeUndefined();
  });
});

test('in production the last second factor can’t be removed, also not by two at once', async () => {
  const identity = await (await signedIn('BUYER'))(1);
  const passkey = { staffId: 'BUYER', publicKey: '', counter: 0, transports: [], createdAt: NOW };
  for (const id of ['phone', 'laptop'])
    await db.insert(staffPasskeys).values({ id, name: id, ...passkey });
  const scope = { ...(await openTestScope(db)), identity, demo: false } as unknown as StaffScope;
  const results = await Promise.allSettled(
    ['phone', 'laptop'].map((id) => removePasskey(scope, id)),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason instanceof Failure && reason.code)).toEqual([
    'LAST_SECOND_FACTOR',
  ]);
  expect(await db.$count(staffPasskeys)).toBe(1);
});
