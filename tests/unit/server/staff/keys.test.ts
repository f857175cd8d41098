import { beforeEach, describe, expect, test } from 'vitest';
import {
  staff,
  staffAssignments,
  staffKeys,
} from '../../../../src/server/db/schema/people/staff.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { identify } from '../../../../src/server/staff/identify.ts';
import { listStaffKeys, makeStaffKey } from '../../../../src/server/staff/keys.ts';
import type { OwnScope } from '../../../../src/server/staff/staff-scope.ts';
import { openTestDatabase } from '../../support/database.ts';
import { DAY, MINUTE, NOW, openTestScope } from '../../support/identity-scope.ts';
import { deskTranslator } from '../../support/translator.ts';

let db: Database;
let key: string;
let scope: OwnScope;

beforeEach(async () => {
  db = await openTestDatabase();
  const row = { email: 'own@example.org', name: 'Own', language: 'en', state: 'ACTIVE' } as const;
  await db.insert(staff).values({ id: 'own', ...row, createdAt: NOW });
  await db.insert(staffAssignments).values({ staffId: 'own', role: 'OWNER', tenantId: '*' });
  const grants = [{ tenantId: '*', rights: ['orders.see', 'orders.act'] }];
  const identity = { kind: 'PERSON', id: 'own', name: 'Own', sessionId: 's', grants };
  const call = await openTestScope(db);
  const mailScopeFor = async () => ({ ...call, t: await deskTranslator('en'), deskOrigin: '' });
  const later = () => {};
  scope = { ...call, identity, mailScopeFor, later } as unknown as OwnScope;
  const given = { name: 'ERP', rights: ['orders.see' as const], tenantIds: ['one'], days: 30 };
  key = (await makeStaffKey(scope, given)).key;
});

const useAt = async (now: number, token = key) =>
  identify(await openTestScope(db, { now }), token, undefined);

describe('a key of a machine', () => {
  test('signs in until it expires, and not with one wrong character', async () => {
    expect(await useAt(NOW)).toMatchObject({ kind: 'KEY', name: 'ERP' });
    expect(await useAt(NOW + 30 * DAY - 1)).toMatchObject({ kind: 'KEY' });
    expect(await useAt(NOW + 30 * DAY)).toBeUndefined();
    expect(await useAt(NOW, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined();
  });

  test('says when it was used last, to some minutes', async () => {
    const lastUse = async () => (await listStaffKeys(scope))[0]?.lastUsedAt;
    expect(await lastUse()).toBeUndefined();
    await useAt(NOW + MINUTE);
    expect(await lastUse()).toBe(new Date(NOW + MINUTE).toISOString());
    await useAt(NOW + DAY);
    expect(await lastUse()).toBe(new Date(NOW + DAY).toISOString());
  });

  test('is stored as a hash only', async () => {
    const [row] = await db.select().from(staffKeys);
    expect(row?.keyHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(key.slice(7, 20));
  });
});
