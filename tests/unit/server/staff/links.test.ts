import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { TimerContext } from '../../../../src/server/commerce/base/timers.ts';
import { staff, staffLinks } from '../../../../src/server/db/schema/people/staff.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { deleteOldLinks, newLink, usePasswordLink } from '../../../../src/server/staff/links.ts';
import type { EntryScope } from '../../../../src/server/staff/staff-scope.ts';
import { openTestDatabase } from '../../support/database.ts';
import { DAY, failureCode, NOW, openTestScope } from '../../support/identity-scope.ts';

const PASSWORD = 'nine quiet lanterns';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  const row = { email: 'ada@sampan.test', name: 'Ada', language: 'en', state: 'INVITED' } as const;
  await db.insert(staff).values({ id: 'ada', ...row, createdAt: NOW });
});

async function entryScope(): Promise<EntryScope> {
  const later = () => {};
  return { ...(await openTestScope(db)), later } as unknown as EntryScope;
}

/** Stores a new link of Ada's. Returns its token. */
async function tokenOfNewLink(): Promise<string> {
  const { path, statements } = await newLink(await openTestScope(db), 'ada');
  for (const statement of statements) await statement;
  return new URLSearchParams(path.split('?')[1]).get('token') ?? '';
}

const take = async (token: string, scope?: EntryScope) =>
  usePasswordLink(scope ?? (await entryScope()), { token, password: PASSWORD });

test('a link sets the password once', async () => {
  const token = await tokenOfNewLink();
  await take(token);
  expect(await failureCode(take(token))).toBe('WRONG_LINK');
});

test('a newer link ends the older ones of the person', async () => {
  const older = await tokenOfNewLink();
  const newer = await tokenOfNewLink();
  expect(await failureCode(take(older))).toBe('WRONG_LINK');
  await take(newer);
});

test('a link does not make somebody active who is disabled while it is used', async () => {
  const token = await tokenOfNewLink();
  const scope = await entryScope();
  const { passwords } = scope;
  const hashPassword = async (password: string) => {
    await db.update(staff).set({ state: 'DISABLED' });
    return passwords.hashPassword(password);
  };
  const meanwhile = { ...scope, passwords: { ...passwords, hashPassword } };
  expect(await failureCode(take(token, meanwhile))).toBe('WRONG_LINK');
  const [person] = await db.select().from(staff).where(eq(staff.id, 'ada'));
  expect(person).toMatchObject({ state: 'DISABLED', passwordHash: null });
});

test('expired links are deleted', async () => {
  await tokenOfNewLink();
  const remaining = async (now: number) => {
    await deleteOldLinks({ platform: { database: db }, now } as unknown as TimerContext);
    return db.$count(staffLinks);
  };
  expect(await remaining(NOW + 3 * DAY - 1)).toBe(1);
  expect(await remaining(NOW + 3 * DAY)).toBe(0);
});
