import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnerScope, Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { login } from '../../../../../src/server/commerce/identity/accounts.ts';
import { changeEmail } from '../../../../../src/server/commerce/identity/change-email.ts';
import { sendEmailCode } from '../../../../../src/server/commerce/identity/email-codes.ts';
import { logoutEverywhere } from '../../../../../src/server/commerce/identity/open-sessions.ts';
import { requireLiveSession } from '../../../../../src/server/commerce/identity/sessions.ts';
import { listNotifications } from '../../../../../src/server/commerce/notice/inbox.ts';
import { listOutbox } from '../../../../../src/server/commerce/notice/outbox.ts';
import { operations } from '../../../../../src/server/db/schema/people/users.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  failureCode,
  failureOf,
  MINUTE,
  mailedCode,
  NOW,
  openTestScope,
  otherCode,
  sessionIdOf,
  signUpShopper,
} from '../../../support/identity-scope.ts';

const OLD = 'mia@example.org';
const NEW = 'mia@elsewhere.example';
const PASSWORD = 'seven blue boats';
let db: Database;
let scope: Scope;
let owner: OwnerScope;
beforeEach(async () => {
  db = await openTestDatabase();
  owner = await signUpShopper(await openTestScope(db));
  scope = await openTestScope(db, { now: NOW + MINUTE });
});

const otherSession = async () => {
  const { accessToken } = await login(scope, { email: OLD, password: PASSWORD });
  return { ...owner, sessionId: sessionIdOf(accessToken) };
};
const codeFor = async (email: string) => {
  await sendEmailCode(scope, email);
  return mailedCode(db, email);
};
const kinds = async () => (await db.select().from(operations)).map(({ kind }) => kind);
const lastNotice = async () =>
  (await listNotifications(owner, { pageNo: 1, pageSize: 1 })).records[0];

describe('changing the e-mail', () => {
  const change = async (changed: { loginPassword?: string; verificationCode?: string } = {}) =>
    changeEmail(owner, {
      loginPassword: PASSWORD,
      email: NEW,
      verificationCode: await codeFor(NEW),
      ...changed,
    });

  it('changes the account, ends every other session, and notifies the old address by mail', async () => {
    const other = await otherSession();
    expect(await change()).toMatchObject({ email: NEW });
    await requireLiveSession(scope, owner);
    expect(await failureCode(requireLiveSession(scope, other))).toBe('UNAUTHENTICATED');
    const before = login(scope, { email: OLD, password: PASSWORD });
    expect(await failureCode(before)).toBe('WRONG_CREDENTIALS');
    await login(scope, { email: NEW, password: PASSWORD });
    const [mail] = await listOutbox(db, { to: OLD, limit: 1 });
    expect(mail?.subject).toBe('The email on your Sampan & Co account was changed');
    expect(mail?.text).toContain(NEW);
    expect(await kinds()).toContain('EMAIL_CHANGED');
    expect(await lastNotice()).toMatchObject({ type: 'SECURITY', link: '/my/account' });
  });

  it('needs the login password and the code of the new address', async () => {
    expect(await failureOf(change({ loginPassword: 'wrong' }))).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: [{ field: 'loginPassword' }],
    });
    scope = await openTestScope(db, { now: NOW + 3 * MINUTE });
    const code = await codeFor(NEW);
    const guessed = changeEmail(owner, {
      loginPassword: PASSWORD,
      email: NEW,
      verificationCode: otherCode(code),
    });
    expect(await failureCode(guessed)).toBe('WRONG_EMAIL_CODE');
    const ofAnother = changeEmail(owner, {
      loginPassword: PASSWORD,
      email: 'eve@example.org',
      verificationCode: code,
    });
    expect(await failureCode(ofAnother)).toBe('WRONG_EMAIL_CODE');
  });

  it('is refused if another account has the e-mail, also if two change to it at once', async () => {
    await signUpShopper(scope, { email: NEW });
    scope = await openTestScope(db, { now: NOW + 3 * MINUTE });
    expect(await failureOf(change())).toMatchObject({
      code: 'EMAIL_TAKEN',
      fields: [{ field: 'email' }],
    });
    await login(scope, { email: OLD, password: PASSWORD });
    await requireLiveSession(scope, owner);
  });

  it('accepts an e-mail that an account of another tenant has', async () => {
    await signUpShopper(await openTestScope(db, { tenantId: 'two' }), { email: NEW });
    expect(await change()).toMatchObject({ email: NEW });
  });
});

it('signing out everywhere ends all sessions of the account, and none of another', async () => {
  const other = await otherSession();
  const ben = await signUpShopper(scope, { email: 'ben@example.org' });
  await logoutEverywhere(owner);
  for (const ended of [owner, other]) {
    expect(await failureCode(requireLiveSession(scope, ended))).toBe('UNAUTHENTICATED');
  }
  await requireLiveSession(scope, ben);
  expect(await kinds()).toContain('SIGN_OUT_EVERYWHERE');
  expect(await lastNotice()).toMatchObject({ type: 'SECURITY' });
});
