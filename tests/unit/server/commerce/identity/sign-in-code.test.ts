import { beforeEach, describe, expect, it } from 'vitest';
import type { Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { login } from '../../../../../src/server/commerce/identity/accounts.ts';
import {
  sendEmailCode,
  verifyEmailCode,
} from '../../../../../src/server/commerce/identity/email-codes.ts';
import { logout } from '../../../../../src/server/commerce/identity/open-sessions.ts';
import { forgetPassword } from '../../../../../src/server/commerce/identity/passwords.ts';
import {
  loginByCode,
  sendSignInCode,
} from '../../../../../src/server/commerce/identity/sign-in-code.ts';
import { listOutbox } from '../../../../../src/server/commerce/notice/outbox.ts';
import { users } from '../../../../../src/server/db/schema/people/users.ts';
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
  signUpShopper,
} from '../../../support/identity-scope.ts';

const MIA = 'mia@example.org';
const NEW = 'new@example.org';

type At = Scope & { origin: string };
let db: Database;
let scope: At;
const scopeWith = async (
  signIn: Partial<Scope['tenant']['signIn']> = {},
  caller: Parameters<typeof openTestScope>[1] = {},
): Promise<At> => {
  const opened = await openTestScope(db, { now: NOW + 5 * MINUTE, ...caller });
  const { tenant } = opened;
  return {
    ...opened,
    tenant: { ...tenant, signIn: { ...tenant.signIn, ...signIn } },
    origin: 'https://shop.sampan.test',
  };
};
const newestMail = async (to: string) => (await listOutbox(db, { to, limit: 1 }))[0]?.text ?? '';

beforeEach(async () => {
  db = await openTestDatabase();
  await signUpShopper(await openTestScope(db));
  scope = await scopeWith();
});

describe('a mailed code', () => {
  it('signs in to the account of its e-mail, once', async () => {
    await sendSignInCode(scope, MIA);
    const body = { email: MIA, verificationCode: await mailedCode(db, MIA) };
    const { profile } = await loginByCode(scope, body);
    expect(profile).toMatchObject({ email: MIA, name: 'Mia Tan', hasPassword: true });
    expect(await failureCode(loginByCode(scope, body))).toBe('WRONG_EMAIL_CODE');
  });

  it('sent twice at once signs in once', async () => {
    await sendSignInCode(scope, MIA);
    const body = { email: MIA, verificationCode: await mailedCode(db, MIA) };
    const results = await Promise.allSettled([loginByCode(scope, body), loginByCode(scope, body)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('opens an account if there is none, without a password until one is set', async () => {
    await sendSignInCode(scope, NEW);
    const verificationCode = await mailedCode(db, NEW);
    const { profile } = await loginByCode(scope, { email: NEW, verificationCode });
    expect(profile).toMatchObject({ email: NEW, name: 'new', hasPassword: false });
    expect(await failureCode(login(scope, { email: NEW, password: 'none' }))).toBe(
      'WRONG_CREDENTIALS',
    );
    const later = await scopeWith({}, { now: NOW + 10 * MINUTE });
    await sendEmailCode(later, NEW);
    const code = await mailedCode(db, NEW);
    const newPassword = 'seven green boats';
    await forgetPassword(later, { email: NEW, verificationCode: code, newPassword });
    const signedIn = await login(later, { email: NEW, password: newPassword });
    expect(signedIn.profile.hasPassword).toBe(true);
  });

  it('is replaced by an invitation for people without an account, if the shop does not open accounts by code', async () => {
    const closed = await scopeWith({ newAccounts: false });
    const known = await sendSignInCode(closed, MIA);
    expect(await sendSignInCode(closed, NEW)).toEqual(known);
    expect(await newestMail(NEW)).toContain(
      'https://shop.sampan.test/auth/signup?change=new%40example.org',
    );
    expect(await newestMail(NEW)).not.toMatch(/\b\d{6}\b/);
    const wrong = { verificationCode: '123456' };
    const unknown = await failureOf(loginByCode(closed, { email: NEW, ...wrong }));
    const refused = await failureOf(loginByCode(closed, { email: MIA, ...wrong }));
    expect({ ...unknown }).toEqual({ ...refused });
    expect(await db.select().from(users)).toHaveLength(1);
  });

  it('that confirms an e-mail does not sign in, and one to sign in confirms nothing', async () => {
    await sendEmailCode(scope, MIA);
    const confirming = await mailedCode(db, MIA);
    expect(
      await failureCode(loginByCode(scope, { email: MIA, verificationCode: confirming })),
    ).toBe('WRONG_EMAIL_CODE');
    const later = await scopeWith({}, { now: NOW + 8 * MINUTE });
    await sendSignInCode(later, MIA);
    const code = await mailedCode(db, MIA);
    expect(await failureCode(verifyEmailCode(later, MIA, code))).toBe('WRONG_EMAIL_CODE');
  });

  it('is worth nothing after ten minutes, at another tenant, or for another e-mail', async () => {
    await sendSignInCode(scope, MIA);
    const verificationCode = await mailedCode(db, MIA);
    const late = await scopeWith({}, { now: NOW + 16 * MINUTE });
    const other = await scopeWith({}, { tenantId: 'two' });
    const body = { email: MIA, verificationCode };
    expect(await failureCode(loginByCode(late, body))).toBe('WRONG_EMAIL_CODE');
    expect(await failureCode(loginByCode(other, body))).toBe('WRONG_EMAIL_CODE');
    expect(await failureCode(loginByCode(scope, { ...body, email: NEW }))).toBe('WRONG_EMAIL_CODE');
  });

  it('does not sign in to an account that the staff have blocked', async () => {
    await sendSignInCode(scope, MIA);
    await db.update(users).set({ state: 'BLOCKED' });
    const verificationCode = await mailedCode(db, MIA);
    expect(await failureCode(loginByCode(scope, { email: MIA, verificationCode }))).toBe(
      'ACCOUNT_BLOCKED',
    );
  });

  it('is offered only if the tenant offers it', async () => {
    const closed = await scopeWith({ mailedCode: false });
    expect(await failureCode(sendSignInCode(closed, MIA))).toBe('NOT_FOUND');
    const body = { email: MIA, verificationCode: '123456' };
    expect(await failureCode(loginByCode(closed, body))).toBe('NOT_FOUND');
  });
});

describe('wrong codes', () => {
  const wrongOnes = async (at: At, count: number) => {
    const codes: string[] = [];
    for (let i = 0; i < count; i++) {
      codes.push(await failureCode(loginByCode(at, { email: MIA, verificationCode: '000001' })));
    }
    return codes;
  };

  it('are limited for each network as wrong passwords are, whether there is an account or not', async () => {
    const caller = await scopeWith({}, { clientAddress: '203.0.113.7' });
    expect(await wrongOnes(caller, 10)).toEqual(Array(10).fill('WRONG_EMAIL_CODE'));
    expect(await wrongOnes(caller, 1)).toEqual(['TOO_MANY_REQUESTS']);
    const body = { email: 'nobody@example.org', verificationCode: '000001' };
    for (let i = 0; i < 10; i++) await failureCode(loginByCode(caller, body));
    expect(await failureCode(loginByCode(caller, body))).toBe('TOO_MANY_REQUESTS');
  });

  it('of strangers are limited for an account, and do not keep out a device that it knows', async () => {
    const { deviceToken } = await loginByCode(scope, {
      email: MIA,
      verificationCode: await sendSignInCode(scope, MIA).then(() => mailedCode(db, MIA)),
    });
    expect(deviceToken).toBeDefined();
    for (const part of [1, 2, 3]) {
      await wrongOnes(await scopeWith({}, { clientAddress: `203.0.113.${part}` }), 10);
    }
    const stranger = await scopeWith({}, { clientAddress: '203.0.113.4' });
    expect(await wrongOnes(stranger, 1)).toEqual(['TOO_MANY_REQUESTS']);
    const device = { id: 'phone', email: MIA };
    const known = await scopeWith(
      {},
      { clientAddress: '203.0.113.5', device, now: NOW + 8 * MINUTE },
    );
    await sendSignInCode(known, MIA);
    const verificationCode = await mailedCode(db, MIA);
    const { profile } = await loginByCode(known, { email: MIA, verificationCode });
    expect(profile.email).toBe(MIA);
  });

  it('leave a code five tries', async () => {
    await sendSignInCode(scope, MIA);
    const code = await mailedCode(db, MIA);
    for (let i = 0; i < 5; i++) {
      await failureCode(loginByCode(scope, { email: MIA, verificationCode: otherCode(code) }));
    }
    expect(await failureCode(loginByCode(scope, { email: MIA, verificationCode: code }))).toBe(
      'WRONG_EMAIL_CODE',
    );
  });
});

it('a session by code ends as every other', async () => {
  await sendSignInCode(scope, MIA);
  const verificationCode = await mailedCode(db, MIA);
  const { accessToken, profile } = await loginByCode(scope, { email: MIA, verificationCode });
  const [, payload = ''] = accessToken.split('.');
  const sessionId = JSON.parse(Buffer.from(payload, 'base64url').toString()).jti;
  const owner = { ...scope, userId: profile.id, sessionId };
  await logout(owner);
  const { requireLiveSession } = await import(
    '../../../../../src/server/commerce/identity/sessions.ts'
  );
  expect(await failureCode(requireLiveSession(scope, owner))).toBe('UNAUTHENTICATED');
});
