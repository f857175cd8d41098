import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { sha256Hex } from '../../../../src/server/crypto/digest.ts';
import { staff } from '../../../../src/server/db/schema/people/staff.ts';
import { identify } from '../../../../src/server/staff/identify.ts';
import {
  confirmSecondFactor,
  enableSecondFactor,
  setUpSecondFactor,
} from '../../../../src/server/staff/second-factor.ts';
import { openSession } from '../../../../src/server/staff/sign-in.ts';
import type { OwnScope } from '../../../../src/server/staff/staff-scope.ts';
import { openTestDatabase } from '../../support/database.ts';
import { failureCode, MINUTE, NOW, openTestScope } from '../../support/identity-scope.ts';
import { deskTranslator } from '../../support/translator.ts';

/** Somebody who has just signed in and sets up their authenticator app. */
async function person() {
  const db = await openTestDatabase();
  const row = { email: 'mei@sampan.test', name: 'Mei', language: 'en', state: 'ACTIVE' } as const;
  await db.insert(staff).values({ id: 'mei', ...row, createdAt: NOW });
  const { accessToken } = await openSession(await openTestScope(db), 'mei', {});
  const at = async (now: number) => {
    const call = await openTestScope(db, { now });
    const mailScopeFor = async () => ({ ...call, t: await deskTranslator('en'), deskOrigin: '' });
    const identity = await identify(call, accessToken, undefined);
    const given = { identity, mailScopeFor, later: () => {}, deskOrigin: '' };
    return { ...call, ...given } as unknown as OwnScope;
  };
  const stored = async () => {
    const [found] = await db.select().from(staff).where(eq(staff.id, 'mei'));
    if (!found) throw new Error('not stored');
    return found;
  };
  return { at, stored };
}

const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

test('secrets of an app have 160 bits and recovery codes 112, each other ones', async () => {
  const { at } = await person();
  const scope = await at(NOW);
  const [one, other] = [await setUpSecondFactor(scope), await setUpSecondFactor(scope)];
  expect(Secret.fromBase32(one.secret).bytes).toHaveLength(20);
  expect(other.secret).not.toBe(one.secret);
  const codes = [...one.recoveryCodes, ...other.recoveryCodes];
  expect(new Set(codes).size).toBe(20);
  for (const code of codes) expect(code).toMatch(/^([\dA-F]{4}-){6}[\dA-F]{4}$/);
});

test('the database has hashes of recovery codes, and neither them nor the app’s secret', async () => {
  const { at, stored } = await person();
  const scope = await at(NOW);
  const { secret, recoveryCodes } = await setUpSecondFactor(scope);
  await enableSecondFactor(scope, { secret, code: codeAt(secret, NOW) });
  const row = await stored();
  const hashes = recoveryCodes.map((code) => sha256Hex(code.replaceAll('-', '')));
  expect(row.recoveryCodes).toEqual(await Promise.all(hashes));
  const text = JSON.stringify(row);
  for (const one of [secret, ...recoveryCodes]) expect(text).not.toContain(one);
});

test('a code of the app is one of the server’s time, give or take half a minute', async () => {
  const { at } = await person();
  const { secret } = await setUpSecondFactor(await at(NOW));
  const enable = async (codeTime: number) =>
    enableSecondFactor(await at(NOW), { secret, code: codeAt(secret, codeTime) });
  for (const time of [NOW - MINUTE, NOW + MINUTE]) {
    expect(await failureCode(enable(time))).toBe('WRONG_SECOND_FACTOR');
  }
  await enable(NOW - MINUTE / 2);
  const again = confirmSecondFactor(await at(NOW), { code: codeAt(secret, NOW - MINUTE / 2) });
  expect(await failureCode(again)).toBe('WRONG_SECOND_FACTOR');
  await confirmSecondFactor(await at(NOW), { code: codeAt(secret, NOW + MINUTE / 2) });
});
