import { beforeEach, expect, test } from 'vitest';
import { Failure } from '../../../../src/contract/errors.ts';
import { RIGHTS } from '../../../../src/contract/values/people/rights.ts';
import {
  ALL_TENANTS,
  staff,
  staffAssignments,
} from '../../../../src/server/db/schema/people/staff.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { updateStaff } from '../../../../src/server/staff/people.ts';
import type { OwnScope } from '../../../../src/server/staff/staff-scope.ts';
import { openTestDatabase } from '../../support/database.ts';
import { NOW, openTestScope } from '../../support/identity-scope.ts';
import { deskTranslator } from '../../support/translator.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  for (const id of ['ada', 'boun']) {
    const row = { email: `${id}@sampan.test`, name: id, language: 'en', state: 'ACTIVE' } as const;
    await db.insert(staff).values({ id, ...row, createdAt: NOW });
    await db.insert(staffAssignments).values({ staffId: id, role: 'OWNER', tenantId: ALL_TENANTS });
  }
});

const scopeOf = async (id: string): Promise<OwnScope> => {
  const identity = { kind: 'PERSON', id, grants: [{ tenantId: ALL_TENANTS, rights: RIGHTS }] };
  const call = await openTestScope(db);
  const mailScopeFor = async () => ({ ...call, t: await deskTranslator('en'), deskOrigin: '' });
  const later = () => {};
  return { ...call, identity, later, mailScopeFor } as unknown as OwnScope;
};

/** The code with which a change is refused, or `DONE`. */
const outcome = (change: Promise<unknown>) =>
  change.then(
    () => 'DONE',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );

const makeBuyer = async (by: string, id: string) =>
  updateStaff(await scopeOf(by), id, {
    name: id,
    state: 'ACTIVE',
    assignments: [{ role: 'BUYER', tenantId: 'one' }],
  });
const disable = async (by: string, id: string) =>
  updateStaff(await scopeOf(by), id, {
    name: id,
    state: 'DISABLED',
    assignments: [{ role: 'OWNER', tenantId: ALL_TENANTS }],
  });
const owners = async () =>
  (await db.select().from(staffAssignments)).filter(({ role }) => role === 'OWNER').length;

test('the last owner can’t lose the role or be disabled', async () => {
  await makeBuyer('ada', 'boun');
  expect(await outcome(makeBuyer('ada', 'ada'))).toBe('LAST_OWNER');
  expect(await outcome(disable('ada', 'ada'))).toBe('LAST_OWNER');
  expect(await owners()).toBe(1);
});

test('one owner is left when two owners take the role from each other at once', async () => {
  const results = await Promise.all([
    outcome(makeBuyer('ada', 'boun')),
    outcome(makeBuyer('boun', 'ada')),
  ]);
  expect(results.sort()).toEqual(['DONE', 'LAST_OWNER']);
  expect(await owners()).toBe(1);
});

test('a disabled owner does not count', async () => {
  await disable('ada', 'boun');
  expect(await outcome(makeBuyer('ada', 'ada'))).toBe('LAST_OWNER');
});
