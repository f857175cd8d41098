import { beforeEach, expect, it } from 'vitest';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import {
  beginOwnPasskey,
  listOwnPasskeys,
} from '../../../../../src/server/commerce/identity/passkeys/own-passkeys.ts';
import { NO_PASSWORD } from '../../../../../src/server/commerce/identity/users.ts';
import { users } from '../../../../../src/server/db/schema/people/users.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  failureCode,
  failureOf,
  MINUTE,
  NOW,
  openTestScope,
  signUpShopper,
} from '../../../support/identity-scope.ts';

let db: Database;
let fresh: OwnerScope & { origin: string };
let old: OwnerScope & { origin: string };
beforeEach(async () => {
  db = await openTestDatabase();
  const origin = 'https://shop.sampan.test';
  fresh = { ...(await signUpShopper(await openTestScope(db))), origin };
  old = { ...fresh, now: NOW + 11 * MINUTE };
});

it('a passkey is added without another proof within ten minutes of signing in', async () => {
  expect((await listOwnPasskeys(fresh)).proof).toBe('NONE');
  const { options } = await beginOwnPasskey(fresh, '');
  expect(options.rp).toEqual({ id: 'shop.sampan.test', name: 'Sampan & Co' });
});

it('later, adding a passkey requires the password', async () => {
  expect((await listOwnPasskeys(old)).proof).toBe('PASSWORD');
  expect(await failureCode(beginOwnPasskey(old, ''))).toBe('SIGN_IN_STALE');
  expect(await failureCode(beginOwnPasskey(old, 'not the password'))).toBe('WRONG_PASSWORD');
  expect((await beginOwnPasskey(old, 'seven blue boats')).attempt).toMatch(/^[0-9A-Z]{32}$/);
});

it('later, an account without a password requires another sign-in', async () => {
  await db.update(users).set({ passwordHash: NO_PASSWORD });
  expect((await listOwnPasskeys(old)).proof).toBe('SIGN_IN');
  // Every call that asks for the password says why none is right.
  expect((await failureOf(beginOwnPasskey(old, 'none'))).fields).toEqual([
    { field: 'loginPassword', code: 'invalid', reason: 'PASSWORD_NOT_SET' },
  ]);
});
