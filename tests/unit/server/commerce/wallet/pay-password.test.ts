import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../../src/contract/errors.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { sendEmailCode } from '../../../../../src/server/commerce/identity/email-codes.ts';
import {
  insertSession,
  newSession,
  revokeSession,
} from '../../../../../src/server/commerce/identity/sessions.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import {
  changePayPassword,
  resetPayPassword,
  setFirstPayPassword,
  verifyPayPassword,
} from '../../../../../src/server/commerce/wallet/pay-password.ts';
import {
  beginAttempt,
  endRightAttempt,
  endWrongAttempt,
} from '../../../../../src/server/commerce/wallet/pay-password-attempts.ts';
import { deriveKeys } from '../../../../../src/server/crypto/keys.ts';
import {
  operations,
  payPasswordAttempts,
  sessions,
  users,
} from '../../../../../src/server/db/schema/people/users.ts';
import { checkSecrets } from '../../../../../tools/secrets/check.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  DAY,
  failureCode,
  failureOf,
  MINUTE,
  mailedCode,
  otherCode,
} from '../../../support/identity-scope.ts';
import {
  LOGIN_PASSWORD,
  later,
  OTHER_PAY_PASSWORD,
  openShop,
  PAY_PASSWORD,
} from '../../../support/shop.ts';

async function open() {
  const shop = await openShop(await openTestDatabase());
  return { ...shop, scope: await shop.shopper() };
}

const right = (scope: OwnerScope) => verifyPayPassword(scope, PAY_PASSWORD);
const wrong = (scope: OwnerScope) => failureOf(verifyPayPassword(scope, OTHER_PAY_PASSWORD));

async function wrongTimes(scope: OwnerScope, times: number) {
  const failures = [];
  for (let n = 0; n < times; n++) failures.push(await wrong(scope));
  return failures;
}

describe('a wrong pay password', () => {
  it('fails with the number of remaining attempts; five in a row lock for half an hour', async () => {
    const { scope } = await open();
    const failures = await wrongTimes(scope, 5);
    expect(failures.map(({ code }) => code)).toEqual(Array(5).fill('WRONG_PAY_PASSWORD'));
    expect(failures.map(({ details }) => details.remaining)).toEqual([4, 3, 2, 1, 0]);
    const lockedUntil = new Date(scope.now + 30 * MINUTE).toISOString();
    expect(await failureOf(right(scope))).toMatchObject({
      code: 'PAY_PASSWORD_LOCKED',
      details: { lockedUntil },
    });
    expect((await getAccount(scope)).payPasswordLockedUntil).toBe(lockedUntil);
    expect(await failureCode(right(later(scope, 30 * MINUTE - 1)))).toBe('PAY_PASSWORD_LOCKED');
    await right(later(scope, 30 * MINUTE));
    expect((await getAccount(scope)).payPasswordLockedUntil).toBeUndefined();
  });

  it('is no longer counted in the row after a right one, but in the day: the tenth locks for 24 hours', async () => {
    const { scope } = await open();
    await wrongTimes(scope, 4);
    await right(scope);
    expect((await wrongTimes(scope, 4)).map(({ details }) => details.remaining)).toEqual([
      4, 3, 2, 1,
    ]);
    await right(scope);
    expect((await wrongTimes(scope, 2)).map(({ details }) => details.remaining)).toEqual([1, 0]);
    expect(await failureCode(right(later(scope, DAY - 1)))).toBe('PAY_PASSWORD_LOCKED');
    await right(later(scope, DAY));
  });

  it('starts a new row of five when a lock has ended', async () => {
    const { scope } = await open();
    await wrongTimes(scope, 5);
    const [failure] = await wrongTimes(later(scope, 31 * MINUTE), 1);
    expect(failure).toMatchObject({ code: 'WRONG_PAY_PASSWORD', details: { remaining: 4 } });
  });

  it('that locks is recorded in the security log', async () => {
    const { db, scope } = await open();
    await wrongTimes(scope, 6);
    const log = await db.select().from(operations).where(eq(operations.userId, scope.userId));
    expect(log.map(({ kind }) => kind)).toEqual(['PAY_PASSWORD_SET', 'PAY_PASSWORD_LOCKED']);
  });
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

/** An attempt as another process makes it: counted in the database, but not queued with those of this process. */
async function attemptElsewhere(scope: OwnerScope, isRight: boolean): Promise<string> {
  const attempt = await beginAttempt(scope, 'payPassword');
  await pause();
  if (!isRight) return (await endWrongAttempt(scope, attempt, 'payPassword')).code;
  await endRightAttempt(scope, attempt);
  return 'RIGHT';
}

const codeOf = (call: Promise<string>) => call.catch((failure: Failure) => failure.code);

describe('a pay password under a new secret', () => {
  const withSecrets = async (scope: OwnerScope, secrets: string) => ({
    ...scope,
    keys: await deriveKeys(secrets),
  });
  const OLD = 'old:a-secret-of-forty-characters-before-today';
  const NEW = 'new:a-secret-of-forty-characters-from-today-on';
  const hashOf = async ({ db, userId }: OwnerScope) => {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    return user?.payPasswordHash ?? '';
  };
  /** A shopper whose pay password was set under the old secret. */
  async function openRotated() {
    const { scope } = await open();
    const old = await withSecrets(scope, OLD);
    const payPasswordHash = await old.passwords.hashPassword(PAY_PASSWORD, old.keys.payPassword);
    await scope.db.update(users).set({ payPasswordHash }).where(eq(users.id, scope.userId));
    return {
      both: await withSecrets(scope, `${NEW},${OLD}`),
      onlyNew: await withSecrets(scope, NEW),
    };
  }

  it('moves to it when it is used, so that the old secret can go', async () => {
    const { both, onlyNew } = await openRotated();
    await wrong(both);
    expect(await checkSecrets(both.db, both.keys.payPassword, both.now)).toMatchObject({
      secrets: [
        { kid: 'new', state: 'current', payPasswords: 0 },
        { kid: 'old', state: 'old', payPasswords: 1 },
      ],
    });
    expect(await right(both)).toBe(await hashOf(both));
    expect(await checkSecrets(both.db, both.keys.payPassword, both.now)).toMatchObject({
      secrets: [
        { kid: 'new', payPasswords: 1 },
        { kid: 'old', payPasswords: 0 },
      ],
    });
    await right(onlyNew);
  });

  it('moves once when many calls use it at once, and all pass', async () => {
    const { both } = await openRotated();
    const hashes = await Promise.all(Array.from({ length: 20 }, () => right(both)));
    expect(new Set(hashes)).toEqual(new Set([await hashOf(both)]));
  });

  it.each([
    ['another call, which moved the same password', PAY_PASSWORD],
    ['a reset to another password', OTHER_PAY_PASSWORD],
  ])('that is moved while %s is first, is the stored one if it matches', async (_, stored) => {
    const { both } = await openRotated();
    const moved = await both.passwords.hashPassword(stored, both.keys.payPassword);
    const { passwords } = both;
    const verified = await verifyPayPassword(
      {
        ...both,
        passwords: {
          ...passwords,
          hashPassword: async (...input) => {
            await both.db.update(users).set({ payPasswordHash: moved });
            return passwords.hashPassword(...input);
          },
        },
      },
      PAY_PASSWORD,
    );
    expect(verified === moved).toBe(stored === PAY_PASSWORD);
  });

  it('whose secret is lost is never called wrong and counts no attempt; it can be reset', async () => {
    const { onlyNew } = await openRotated();
    for (let n = 0; n < 6; n++) {
      expect(await failureCode(right(onlyNew))).toBe('PAY_PASSWORD_UNREADABLE');
    }
    expect((await getAccount(onlyNew)).payPasswordLockedUntil).toBeUndefined();
    expect(await checkSecrets(onlyNew.db, onlyNew.keys.payPassword, onlyNew.now)).toMatchObject({
      secrets: [
        { kid: 'new', payPasswords: 0 },
        { kid: 'old', state: 'missing', payPasswords: 1 },
      ],
    });
    await sendEmailCode(onlyNew, 'mia@example.org');
    await resetPayPassword(onlyNew, {
      loginPassword: LOGIN_PASSWORD,
      verificationCode: await mailedCode(onlyNew.db, 'mia@example.org'),
      newPayPassword: OTHER_PAY_PASSWORD,
    });
    await verifyPayPassword(onlyNew, OTHER_PAY_PASSWORD);
  });
});

describe('concurrent pay password attempts', () => {
  /** Counts the comparisons that really run. */
  function counting(scope: OwnerScope) {
    const compared: string[] = [];
    const verifyPassword: OwnerScope['passwords']['verifyPassword'] = async (
      password,
      phc,
      peppers,
    ) => {
      compared.push(password);
      await pause();
      return scope.passwords.verifyPassword(password, phc, peppers);
    };
    return { compared, scope: { ...scope, passwords: { ...scope.passwords, verifyPassword } } };
  }

  it('with wrong passwords compare five, however many are made', async () => {
    const { compared, scope } = counting((await open()).scope);
    const guesses = Array.from({ length: 100 }, (_, n) => String(200_000 + n));
    const codes = await Promise.all(
      guesses.map((guess) => failureCode(verifyPayPassword(scope, guess))),
    );
    expect(compared).toHaveLength(5);
    expect(codes.filter((code) => code === 'PAY_PASSWORD_LOCKED')).toHaveLength(95);
    expect(await failureCode(right(scope))).toBe('PAY_PASSWORD_LOCKED');
  });

  it('with wrong passwords compare five also in many processes', async () => {
    const { scope } = await open();
    const codes = await Promise.all(
      Array.from({ length: 40 }, () => codeOf(attemptElsewhere(scope, false))),
    );
    expect(codes.filter((code) => code === 'WRONG_PAY_PASSWORD')).toHaveLength(5);
    expect(codes.filter((code) => code === 'PAY_PASSWORD_LOCKED')).toHaveLength(35);
  });

  it('with the right password all pass, one is compared, and none stays counted', async () => {
    const { db, scope: plain } = await open();
    const { compared, scope } = counting(plain);
    await wrongTimes(scope, 3);
    await Promise.all(Array.from({ length: 200 }, () => right(scope)));
    expect(compared).toHaveLength(4);
    await right(scope);
    expect(compared).toHaveLength(5);
    const [user] = await db.select().from(users).where(eq(users.id, scope.userId));
    expect(user).toMatchObject({
      payPasswordFailures: 0,
      payPasswordDayFailures: 3,
      payPasswordLockedUntil: 0,
    });
  });

  it('with the right password in many processes wait for one another instead of locking', async () => {
    const { db, scope } = await open();
    await wrongTimes(scope, 3);
    const codes = await Promise.all(
      Array.from({ length: 25 }, () => codeOf(attemptElsewhere(scope, true))),
    );
    expect(codes).toEqual(Array(25).fill('RIGHT'));
    const [user] = await db.select().from(users).where(eq(users.id, scope.userId));
    expect(user).toMatchObject({ payPasswordFailures: 0, payPasswordDayFailures: 3 });
  });

  it('do not let a wrong password pass with a right one', async () => {
    const { scope } = counting((await open()).scope);
    const outcomes = await Promise.allSettled([
      right(scope),
      verifyPayPassword(scope, OTHER_PAY_PASSWORD),
      right(scope),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('never lock a shopper because processes died', async () => {
    const { db, scope } = await open();
    for (let died = 0; died < 5; died++) await beginAttempt(scope, 'payPassword');
    const afterwards = later(scope, 15_000);
    for (let died = 0; died < 5; died++) await beginAttempt(afterwards, 'payPassword');
    await right(later(scope, 30_000));
    const [user] = await db.select().from(users).where(eq(users.id, scope.userId));
    expect(user).toMatchObject({ payPasswordFailures: 0, payPasswordDayFailures: 0 });
    expect(await db.select().from(payPasswordAttempts)).toEqual([]);
  });

  it('answer nothing if they lasted so long that another one may have their place', async () => {
    const { scope } = await open();
    const slow = await beginAttempt(scope, 'payPassword');
    await right(later(scope, 15_000));
    expect(await failureCode(endRightAttempt(scope, slow))).toBe('CONFLICT');
    expect(await failureCode(endWrongAttempt(scope, slow, 'payPassword'))).toBe('CONFLICT');
    expect((await wrong(scope)).details.remaining).toBe(4);
  });
});

describe('setting a pay password', () => {
  it('the first time needs the login password or a mailed code, and works once', async () => {
    const { db, scope } = await open();
    await db.update(users).set({ payPasswordHash: null });
    expect(await failureCode(right(scope))).toBe('PAY_PASSWORD_NOT_SET');
    expect((await getAccount(scope)).hasPayPassword).toBe(false);
    const set = (other: object) =>
      setFirstPayPassword(scope, {
        loginPassword: '',
        verificationCode: '',
        payPassword: PAY_PASSWORD,
        ...other,
      });
    expect(await failureCode(set({}))).toBe('VALIDATION_FAILED');
    expect(await failureCode(set({ loginPassword: 'wrong one' }))).toBe('WRONG_PASSWORD');
    await sendEmailCode(scope, 'mia@example.org');
    const code = await mailedCode(db, 'mia@example.org');
    expect(await failureCode(set({ verificationCode: otherCode(code) }))).toBe('WRONG_EMAIL_CODE');
    for (const payPassword of ['123456', '000000', '901231']) {
      expect(await failureCode(set({ verificationCode: code, payPassword }))).toBe(
        'WEAK_PAY_PASSWORD',
      );
    }
    await set({ verificationCode: code });
    await right(scope);
    expect(await failureCode(set({ loginPassword: LOGIN_PASSWORD }))).toBe(
      'PAY_PASSWORD_ALREADY_SET',
    );
  });

  it('for the first time needs no proof for ten minutes after signing in, in that session only', async () => {
    const { db, scope } = await open();
    await db.update(users).set({ payPasswordHash: null }).where(eq(users.id, scope.userId));
    const session = await newSession(scope, scope.userId);
    await insertSession(scope, session);
    const { sessionId } = session.claims;
    const set = (caller: OwnerScope) => {
      const request = { loginPassword: '', verificationCode: '', payPassword: PAY_PASSWORD };
      return setFirstPayPassword(caller, request);
    };
    const signedIn = { ...scope, sessionId };
    expect((await getAccount(signedIn)).setsPayPasswordAlone).toBe(true);
    for (const caller of [scope, later(signedIn, 10 * MINUTE)]) {
      expect((await getAccount(caller)).setsPayPasswordAlone).toBe(false);
      expect(await failureCode(set(caller))).toBe('VALIDATION_FAILED');
    }
    const inTime = later(signedIn, 10 * MINUTE - 1);
    await revokeSession(signedIn, sessionId);
    expect(await failureCode(set(inTime))).toBe('VALIDATION_FAILED');
    await db.update(sessions).set({ revokedAt: null });
    await set(inTime);
    await right(scope);
    expect(await getAccount(signedIn)).not.toHaveProperty('setsPayPasswordAlone');
    expect(await failureCode(set(inTime))).toBe('PAY_PASSWORD_ALREADY_SET');
  });

  it('again needs the old one, which counts as an attempt', async () => {
    const { scope } = await open();
    const change = (oldPayPassword: string, newPayPassword: string) =>
      changePayPassword(scope, { oldPayPassword, newPayPassword });
    expect(await failureCode(change(PAY_PASSWORD, '111111'))).toBe('WEAK_PAY_PASSWORD');
    const failure = await failureOf(change(OTHER_PAY_PASSWORD, '730592'));
    expect(failure).toMatchObject({ code: 'WRONG_PAY_PASSWORD', details: { remaining: 4 } });
    await change(PAY_PASSWORD, '730592');
    await verifyPayPassword(scope, '730592');
    expect((await failureOf(right(scope))).code).toBe('WRONG_PAY_PASSWORD');
  });

  it('after forgetting it needs the login password and a mailed code, and ends the lock', async () => {
    const { db, scope } = await open();
    await wrongTimes(scope, 5);
    await sendEmailCode(scope, 'mia@example.org');
    const verificationCode = await mailedCode(db, 'mia@example.org');
    const reset = (other: object) =>
      resetPayPassword(scope, {
        loginPassword: LOGIN_PASSWORD,
        verificationCode,
        newPayPassword: '730592',
        ...other,
      });
    expect(await failureCode(reset({ loginPassword: 'wrong one' }))).toBe('WRONG_PASSWORD');
    expect(await failureCode(reset({ verificationCode: otherCode(verificationCode) }))).toBe(
      'WRONG_EMAIL_CODE',
    );
    await reset({});
    await verifyPayPassword(scope, '730592');
  });
});
