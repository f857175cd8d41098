import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { Failure } from '../../../../src/contract/errors.ts';
import { RIGHTS } from '../../../../src/contract/values/people/rights.ts';
import {
  ALL_TENANTS,
  staff,
  staffAssignments,
} from '../../../../src/server/db/schema/people/staff.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { resetStaff } from '../../../../src/server/staff/people.ts';
import type { StaffScope } from '../../../../src/server/staff/staff-scope.ts';
import { openTestDatabase } from '../../support/database.ts';
import { NOW, openTestScope } from '../../support/identity-scope.ts';
import { deskTranslator } from '../../support/translator.ts';

const PEOPLE = [
  { id: 'ada', role: 'OWNER', tenantId: ALL_TENANTS },
  { id: 'boun', role: 'OWNER', tenantId: ALL_TENANTS },
  { id: 'chan', role: 'BUYER', tenantId: 'one' },
] as const;

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  for (const { id, role, tenantId } of PEOPLE) {
    const row = { email: `${id}@sampan.test`, name: id, language: 'en', state: 'ACTIVE' } as const;
    await db.insert(staff).values({ id, ...row, passwordHash: 'hash', createdAt: NOW });
    await db.insert(staffAssignments).values({ staffId: id, role, tenantId });
  }
});

/** A reset by a person or a key with all rights, while no mail can be sent. Returns why it failed. */
async function reset(by: string, id: string): Promise<string> {
  const identity = { kind: 'PERSON', id: by, grants: [{ tenantId: ALL_TENANTS, rights: RIGHTS }] };
  const call = await openTestScope(db);
  const other = { t: await deskTranslator('en'), deskOrigin: 'https://desk.sampan.test' };
  const scope = { ...call, ...other, identity, sendMail: async () => false };
  return resetStaff(scope as unknown as StaffScope, id).then(
    () => 'DONE',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
}

const mayStillSignIn = async (id: string) => {
  const [row] = await db.select().from(staff).where(eq(staff.id, id));
  return row?.state === 'ACTIVE' && row.passwordHash !== null;
};

test('nobody resets themself: if the mail failed, they would be locked out', async () => {
  expect(await reset('ada', 'ada')).toBe('OWN_RESET');
  expect(await mayStillSignIn('ada')).toBe(true);
});

test('nobody resets the last owner who can sign in; others can be reset again after their mail failed', async () => {
  expect(await reset('ada', 'boun')).toBe('MAIL_FAILED');
  expect(await reset('a-key', 'ada')).toBe('LAST_OWNER');
  expect(await mayStillSignIn('ada')).toBe(true);
  expect(await reset('a-key', 'boun')).toBe('MAIL_FAILED');
  expect(await reset('a-key', 'chan')).toBe('MAIL_FAILED');
});

test('one owner stays able to sign in if two owners reset each other at once', async () => {
  const results = await Promise.all([reset('ada', 'boun'), reset('boun', 'ada')]);
  expect(results.sort()).toEqual(['LAST_OWNER', 'MAIL_FAILED']);
});
