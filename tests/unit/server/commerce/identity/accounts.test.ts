import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnerScope, Scope } from '../../../../../src/server/commerce/base/scope.ts';
import {
  isEmailAvailable,
  login,
  type Signup,
  signup,
} from '../../../../../src/server/commerce/identity/accounts.ts';
import {
  sendEmailCode,
  verifyEmailCode,
} from '../../../../../src/server/commerce/identity/email-codes.ts';
import { logout } from '../../../../../src/server/commerce/identity/open-sessions.ts';
import { forgetPassword } from '../../../../../src/server/commerce/identity/passwords.ts';
import {
  getProfile,
  updateLanguage,
  updateProfile,
} from '../../../../../src/server/commerce/identity/profile.ts';
import { checkPromotionCode } from '../../../../../src/server/commerce/identity/promotion.ts';
import { requireLiveSession } from '../../../../../src/server/commerce/identity/sessions.ts';
import { verifySessionToken } from '../../../../../src/server/crypto/session-token.ts';
import {
  operations,
  promotionCodes,
  users,
} from '../../../../../src/server/db/schema/people/users.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  DAY,
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

const MIA = 'mia@example.org';
const PASSWORD = 'seven blue boats';
let db: Database;
let scope: Scope;
beforeEach(async () => {
  db = await openTestDatabase();
  scope = await openTestScope(db);
});

const form = (fields: Partial<Signup> = {}): Signup => ({
  name: 'Mia Tan',
  email: MIA,
  loginPassword: PASSWORD,
  phoneNumber: '',
  secondEmail: '',
  promotionCode: '',
  ...fields,
});
const mailCode = async (email = MIA) => {
  await sendEmailCode(scope, email);
  return mailedCode(db, email);
};

describe('signing up', () => {
  it('opens an account and signs in', async () => {
    const verificationCode = await mailCode();
    const answer = await signup(scope, form({ verificationCode, phoneNumber: '+61412345678' }));
    expect(answer.profile).toMatchObject({
      name: 'Mia Tan',
      email: MIA,
      phoneNumber: '+61412345678',
      language: 'en',
      unreadNotificationCount: 0,
      createdAt: new Date(NOW).toISOString(),
    });
    expect(answer.expiresAt).toBe(new Date(NOW + 90 * DAY).toISOString());
    const claims = await verifySessionToken(scope.keys, answer.accessToken, scope);
    expect(claims?.userId).toBe(answer.profile.id);
    if (claims) await requireLiveSession(scope, claims);
  });

  it('needs a right code, unless the e-mail was confirmed before', async () => {
    const code = await mailCode();
    expect(await failureCode(signup(scope, form()))).toBe('WRONG_EMAIL_CODE');
    const wrong = signup(scope, form({ verificationCode: otherCode(code) }));
    expect(await failureCode(wrong)).toBe('WRONG_EMAIL_CODE');
    const home = await openTestScope(db, { clientAddress: '203.0.113.7' });
    await verifyEmailCode(home, MIA, code);
    expect(await failureCode(signup(scope, form()))).toBe('WRONG_EMAIL_CODE');
    expect((await signup(home, form())).profile.email).toBe(MIA);
  });

  it('reveals that an e-mail is taken only to its owner', async () => {
    await signUpShopper(scope);
    const stranger = signup(scope, form({ verificationCode: '000000' }));
    expect(await failureCode(stranger)).toBe('WRONG_EMAIL_CODE');
    const owner = await failureOf(signup(scope, form({ verificationCode: await mailCode() })));
    expect(owner).toMatchObject({ code: 'EMAIL_TAKEN', fields: [{ field: 'email' }] });
    expect(await db.$count(users)).toBe(1);
  });

  it('leaves the code usable if the e-mail is taken', async () => {
    await signUpShopper(scope);
    const verificationCode = await mailCode();
    expect(await failureCode(signup(scope, form({ verificationCode })))).toBe('EMAIL_TAKEN');
    await forgetPassword(scope, {
      email: MIA,
      verificationCode,
      newPassword: 'a-brand-new-secret',
    });
  });

  it.each(['password1', 'mia tan 2026', 'mia@example.org', '!!!Mia123', 'TANTAN'.repeat(2)])(
    'refuses the password %s and leaves the code usable',
    async (loginPassword) => {
      const verificationCode = await mailCode();
      const failure = await failureOf(signup(scope, form({ verificationCode, loginPassword })));
      expect(failure).toMatchObject({
        code: 'WEAK_PASSWORD',
        fields: [{ field: 'loginPassword' }],
      });
      await signup(scope, form({ verificationCode }));
    },
  );

  it('refuses a phone number that can’t exist', async () => {
    const verificationCode = await mailCode();
    const failure = await failureOf(
      signup(scope, form({ verificationCode, phoneNumber: '+611234567' })),
    );
    expect(failure.fields).toEqual([{ field: 'phoneNumber', code: 'phone' }]);
  });

  it('accepts a promotion code of this tenant in any letter case and spacing', async () => {
    await db.insert(promotionCodes).values({ tenantId: 'one', code: 'WELCOME' });
    const verificationCode = await mailCode();
    const unknown = signup(scope, form({ verificationCode, promotionCode: 'HELLO' }));
    expect(await failureCode(unknown)).toBe('WRONG_PROMOTION_CODE');
    const elsewhere = checkPromotionCode({ ...scope, tenantId: 'two' }, 'WELCOME');
    expect(await failureCode(elsewhere)).toBe('WRONG_PROMOTION_CODE');
    await signup(scope, form({ verificationCode, promotionCode: ' welcome ' }));
    expect((await db.select().from(users))[0]?.promotionCode).toBe('WELCOME');
  });
});

describe('whether an e-mail is available', () => {
  const HOME = { clientAddress: '203.0.113.7' };

  it('is revealed only to a caller who has confirmed it with a mailed code', async () => {
    const home = await openTestScope(db, { ...HOME, now: NOW + MINUTE });
    await signUpShopper(scope);
    expect(await isEmailAvailable(home, MIA)).toBe(true);
    await sendEmailCode(home, MIA);
    await verifyEmailCode(home, MIA, await mailedCode(db, MIA));
    expect(await isEmailAvailable(home, MIA)).toBe(false);
    expect(await isEmailAvailable(scope, MIA)).toBe(true);
    expect(await isEmailAvailable({ ...home, tenantId: 'two' }, MIA)).toBe(true);
  });

  it('is yes for a confirmed e-mail without an account', async () => {
    const home = await openTestScope(db, HOME);
    await sendEmailCode(home, MIA);
    await verifyEmailCode(home, MIA, await mailedCode(db, MIA));
    expect(await isEmailAvailable(home, MIA)).toBe(true);
  });
});

describe('two tenants', () => {
  it('have separate accounts for the same e-mail', async () => {
    const two = await openTestScope(db, { tenantId: 'two' });
    const here = await signUpShopper(scope);
    expect(await failureCode(login(two, { email: MIA, password: PASSWORD }))).toBe(
      'WRONG_CREDENTIALS',
    );
    const there = await signUpShopper(two, { loginPassword: 'nine green kites' });
    expect(there.userId).not.toBe(here.userId);
    expect(await failureCode(login(scope, { email: MIA, password: 'nine green kites' }))).toBe(
      'WRONG_CREDENTIALS',
    );
  });

  it('do not know each other’s sessions and shoppers', async () => {
    const here = await signUpShopper(scope);
    const two: OwnerScope = { ...here, tenantId: 'two' };
    expect(await failureCode(requireLiveSession(two, here))).toBe('UNAUTHENTICATED');
    expect(await failureCode(getProfile(two))).toBe('UNAUTHENTICATED');
  });
});

describe('signing in', () => {
  it('fails for an unknown e-mail as for a wrong password', async () => {
    await signUpShopper(scope);
    const unknown = await failureOf(login(scope, { email: 'kim@example.org', password: PASSWORD }));
    const wrong = await failureOf(login(scope, { email: MIA, password: 'seven red boats' }));
    expect(unknown).toEqual(wrong);
    expect(wrong.code).toBe('WRONG_CREDENTIALS');
  });

  it('starts a session that the security log shows', async () => {
    const first = await signUpShopper(scope);
    const { accessToken } = await login(scope, { email: MIA, password: PASSWORD });
    const second = { ...first, sessionId: sessionIdOf(accessToken) };
    await requireLiveSession(scope, first);
    await requireLiveSession(scope, second);
    const log = await db
      .select({ kind: operations.kind })
      .from(operations)
      .where(and(eq(operations.tenantId, 'one'), eq(operations.userId, first.userId)))
      .orderBy(asc(operations.kind));
    expect(log.map(({ kind }) => kind)).toEqual(['SIGN_IN', 'SIGN_UP']);
  });

  it('is refused after ten wrong passwords in a quarter of an hour, also with the right one', async () => {
    await signUpShopper(scope);
    const wrong = () => failureCode(login(scope, { email: MIA, password: 'seven red boats' }));
    for (let tried = 0; tried < 10; tried++) expect(await wrong()).toBe('WRONG_CREDENTIALS');
    const right = { email: MIA, password: PASSWORD };
    expect(await failureCode(login(scope, right))).toBe('TOO_MANY_REQUESTS');
    await login(await openTestScope(db, { now: NOW + 15 * MINUTE }), right);
  });

  it('is not refused for many right passwords, one after the other or at once', async () => {
    await signUpShopper(scope);
    for (let time = 0; time < 12; time++) await login(scope, { email: MIA, password: PASSWORD });
    const logins = Array.from({ length: 40 }, () =>
      login(scope, { email: MIA, password: PASSWORD }),
    );
    await Promise.all(logins);
  });

  it('compares ten wrong passwords that come at once, and answers the others as refused', async () => {
    await signUpShopper(scope);
    const wrong = () => failureCode(login(scope, { email: MIA, password: 'seven red boats' }));
    const codes = await Promise.all(Array.from({ length: 40 }, wrong));
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(10);
    const right = failureCode(login(scope, { email: MIA, password: PASSWORD }));
    expect(await right).toBe('TOO_MANY_REQUESTS');
  });

  it('is refused to a network after fifty wrong attempts on any accounts', async () => {
    const from = await openTestScope(db, { clientAddress: '203.0.113.7' });
    const tries = Array.from({ length: 51 }, (_, index) =>
      failureCode(login(from, { email: `a${index}@example.org`, password: PASSWORD })),
    );
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1);
  });
});

describe('a session', () => {
  it('ends by signing out', async () => {
    const owner = await signUpShopper(scope);
    const other = await login(scope, { email: MIA, password: PASSWORD });
    await logout(owner);
    expect(await failureCode(requireLiveSession(scope, owner))).toBe('UNAUTHENTICATED');
    await requireLiveSession(scope, { ...owner, sessionId: sessionIdOf(other.accessToken) });
  });

  it('ends after three months', async () => {
    const owner = await signUpShopper(scope);
    const at = (now: number) => requireLiveSession({ ...scope, now }, owner);
    await at(NOW + 90 * DAY - 1);
    expect(await failureCode(at(NOW + 90 * DAY))).toBe('UNAUTHENTICATED');
  });

  it('belongs to its shopper only', async () => {
    const mia = await signUpShopper(scope);
    const kim = await signUpShopper(scope, { email: 'kim@example.org' });
    const mixed = requireLiveSession(scope, { userId: kim.userId, sessionId: mia.sessionId });
    expect(await failureCode(mixed)).toBe('UNAUTHENTICATED');
  });
});

describe('the profile', () => {
  it('accepts a new name, phone, second e-mail and language', async () => {
    const owner = await signUpShopper(scope);
    await updateProfile(owner, {
      name: 'Mia Lim',
      phoneNumber: '+8562055512345',
      secondEmail: 'mia@example.com',
    });
    await updateLanguage(owner, 'la');
    expect(await getProfile(owner)).toMatchObject({
      name: 'Mia Lim',
      phoneNumber: '+8562055512345',
      secondEmail: 'mia@example.com',
      language: 'la',
    });
  });

  it('refuses a language that the tenant lacks', async () => {
    const failure = await failureOf(updateLanguage(await signUpShopper(scope), 'fr'));
    expect(failure.fields).toEqual([{ field: 'language', code: 'choice' }]);
  });
});
