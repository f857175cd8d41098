import { isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnerScope, Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { login } from '../../../../../src/server/commerce/identity/accounts.ts';
import { openDeviceToken } from '../../../../../src/server/commerce/identity/callers.ts';
import { changeEmail } from '../../../../../src/server/commerce/identity/change-email.ts';
import { sendEmailCode } from '../../../../../src/server/commerce/identity/email-codes.ts';
import {
  changePassword,
  checkLoginPassword,
  forgetPassword,
} from '../../../../../src/server/commerce/identity/passwords.ts';
import { requireLiveSession } from '../../../../../src/server/commerce/identity/sessions.ts';
import { listNotifications } from '../../../../../src/server/commerce/notice/inbox.ts';
import { listOutbox } from '../../../../../src/server/commerce/notice/outbox.ts';
import { setFirstPayPassword } from '../../../../../src/server/commerce/wallet/pay-password.ts';
import { sessions, users } from '../../../../../src/server/db/schema/people/users.ts';
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

const MIA = 'mia@example.org';
const OLD = 'seven blue boats';
const NEW = 'nine green kites';
let db: Database;
let scope: Scope;
let owner: OwnerScope;
beforeEach(async () => {
  db = await openTestDatabase();
  owner = await signUpShopper(await openTestScope(db));
  scope = await openTestScope(db, { now: NOW + MINUTE });
});

const otherSession = async () => {
  const { accessToken } = await login(scope, { email: MIA, password: OLD });
  return { ...owner, sessionId: sessionIdOf(accessToken) };
};
const mailCode = async (email = MIA) => {
  await sendEmailCode(scope, email);
  return mailedCode(db, email);
};

describe('changing the password', () => {
  it('ends every other session, and notifies the owner by mail and message', async () => {
    const other = await otherSession();
    await changePassword(owner, { oldPassword: OLD, newPassword: NEW });
    await requireLiveSession(scope, owner);
    expect(await failureCode(requireLiveSession(scope, other))).toBe('UNAUTHENTICATED');
    expect(await failureCode(login(scope, { email: MIA, password: OLD }))).toBe(
      'WRONG_CREDENTIALS',
    );
    await login(scope, { email: MIA, password: NEW });
    const [mail] = await listOutbox(db, { to: MIA, limit: 1 });
    expect(mail?.subject).toBe('Your Sampan & Co password was changed');
    const { records } = await listNotifications(owner, { pageNo: 1, pageSize: 20 });
    expect(records[0]?.text).toContain('Your password was changed.');
  });

  it('needs the old one, and a strong new one', async () => {
    const wrong = await failureOf(changePassword(owner, { oldPassword: NEW, newPassword: NEW }));
    expect(wrong).toMatchObject({ code: 'WRONG_PASSWORD', fields: [{ field: 'oldPassword' }] });
    const weak = await failureOf(
      changePassword(owner, { oldPassword: OLD, newPassword: 'mia tan 99' }),
    );
    expect(weak).toMatchObject({ code: 'WEAK_PASSWORD', fields: [{ field: 'newPassword' }] });
  });
});

describe('a forgotten password', () => {
  it('is replaced with a mailed code; that ends every session', async () => {
    const other = await otherSession();
    const verificationCode = await mailCode();
    await forgetPassword(scope, { email: MIA, verificationCode, newPassword: NEW });
    for (const session of [owner, other]) {
      expect(await failureCode(requireLiveSession(scope, session))).toBe('UNAUTHENTICATED');
    }
    await login(scope, { email: MIA, password: NEW });
    const again = forgetPassword(scope, { email: MIA, verificationCode, newPassword: OLD });
    expect(await failureCode(again)).toBe('WRONG_EMAIL_CODE');
  });

  it('can be replaced by a shopper who was refused for too many wrong ones, who can then sign in', async () => {
    for (let tried = 0; tried < 11; tried++) {
      await failureOf(login(scope, { email: MIA, password: 'seven red boats' }));
    }
    const verificationCode = await mailCode();
    await forgetPassword(scope, { email: MIA, verificationCode, newPassword: NEW });
    await login(scope, { email: MIA, password: NEW });
  });

  it('makes the device known, so that it can sign in while strangers guess', async () => {
    const verificationCode = await mailCode();
    const input = { email: MIA, verificationCode, newPassword: NEW };
    const { deviceToken } = await forgetPassword(scope, input);
    for (let tried = 0; tried < 11; tried++) {
      await failureOf(login(scope, { email: MIA, password: 'seven red boats' }));
    }
    const device = await openDeviceToken(scope, deviceToken);
    await login({ ...scope, device }, { email: MIA, password: NEW });
  });

  it('gets the same answer for an unknown e-mail as for a wrong code', async () => {
    const kim = 'kim@example.org';
    const [known, unknown] = [await mailCode(MIA), await mailCode(kim)];
    const wrong = (email: string, code: string) =>
      failureOf(
        forgetPassword(scope, {
          email,
          verificationCode: otherCode(code),
          newPassword: 'mia tan 1',
        }),
      );
    expect(await wrong(kim, unknown)).toEqual(await wrong(MIA, known));
    const owned = await failureOf(
      forgetPassword(scope, { email: kim, verificationCode: unknown, newPassword: NEW }),
    );
    expect(owned).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'email' }] });
  });

  it('keeps the code when the new password is weak', async () => {
    const verificationCode = await mailCode();
    for (let tried = 0; tried < 6; tried++) {
      const weak = forgetPassword(scope, {
        email: MIA,
        verificationCode,
        newPassword: 'password1',
      });
      expect(await failureCode(weak)).toBe('WEAK_PASSWORD');
    }
    await forgetPassword(scope, { email: MIA, verificationCode, newPassword: NEW });
  });
});

describe('confirming the password', () => {
  it('is refused after ten wrong attempts, also with the right password', async () => {
    await checkLoginPassword(owner, OLD);
    for (let tried = 0; tried < 10; tried++) {
      expect(await failureCode(checkLoginPassword(owner, NEW))).toBe('WRONG_PASSWORD');
    }
    expect(await failureCode(checkLoginPassword(owner, OLD))).toBe('TOO_MANY_REQUESTS');
  });

  it('is not refused in one session for the wrong attempts of another', async () => {
    const other = await otherSession();
    for (let tried = 0; tried < 11; tried++) await failureOf(checkLoginPassword(other, NEW));
    await checkLoginPassword(owner, OLD);
  });
});

/** The scope of a call; `act` runs while that call verifies the password. */
function meanwhile<S extends Scope>(of: S, act: () => Promise<unknown>): S {
  const verifyPassword: S['passwords']['verifyPassword'] = async (...args) => {
    const right = await of.passwords.verifyPassword(...args);
    await act();
    return right;
  };
  return { ...of, passwords: { ...of.passwords, verifyPassword } };
}

describe('a password that is replaced while the old one is being verified', () => {
  const reset = async () => {
    const verificationCode = await mailCode();
    await forgetPassword(scope, { email: MIA, verificationCode, newPassword: NEW });
  };

  it('does not sign anybody in with the old one', async () => {
    const late = meanwhile(scope, reset);
    expect(await failureCode(login(late, { email: MIA, password: OLD }))).toBe('WRONG_CREDENTIALS');
    const alive = await db.select().from(sessions).where(isNull(sessions.revokedAt));
    expect(alive).toEqual([]);
  });

  it('changes neither the password, nor the e-mail, nor the pay password with the old one', async () => {
    const newEmail = 'thief@example.org';
    const verificationCode = await mailCode(newEmail);
    const calls = [
      (late: OwnerScope) =>
        changePassword(late, { oldPassword: OLD, newPassword: 'a thief of kites' }),
      (late: OwnerScope) =>
        changeEmail(late, { loginPassword: OLD, email: newEmail, verificationCode }),
      (late: OwnerScope) =>
        setFirstPayPassword(late, {
          loginPassword: OLD,
          verificationCode: '',
          payPassword: '295184',
        }),
    ];
    const old = await hashOfMia();
    for (const call of calls) {
      await db.update(users).set({ passwordHash: old });
      const replaced = await scope.passwords.hashPassword(NEW);
      const late = meanwhile(owner, () => db.update(users).set({ passwordHash: replaced }));
      expect(await failureCode(call(late))).toBe('WRONG_PASSWORD');
      expect(await hashOfMia()).toBe(replaced);
    }
    const [user] = await db.select().from(users);
    expect(user).toMatchObject({ email: MIA, payPasswordHash: null });
  });

  const hashOfMia = async () => (await db.select().from(users))[0]?.passwordHash ?? '';
});
