import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnerScope, Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { login } from '../../../../../src/server/commerce/identity/accounts.ts';
import { changeEmail } from '../../../../../src/server/commerce/identity/change-email.ts';
import { sendEmailCode } from '../../../../../src/server/commerce/identity/email-codes.ts';
import {
  endSession,
  endShopperSessions,
  logoutEverywhere,
} from '../../../../../src/server/commerce/identity/open-sessions.ts';
import {
  changePassword,
  forgetPassword,
} from '../../../../../src/server/commerce/identity/passwords.ts';
import {
  changePayPassword,
  resetPayPassword,
  setFirstPayPassword,
  verifyPayPassword,
} from '../../../../../src/server/commerce/wallet/pay-password.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  failureOf,
  MINUTE,
  mailedCode,
  NOW,
  openTestScope,
  sessionIdOf,
  signUpShopper,
} from '../../../support/identity-scope.ts';

const MIA = 'mia@example.org';
const PASSWORD = 'seven blue boats';
const NEW = 'nine green kites';

let db: Database;
let lines: Record<string, unknown>[];
let scope: Scope;
let owner: OwnerScope;
beforeEach(async () => {
  db = await openTestDatabase();
  lines = [];
  const shopper = await signUpShopper(await openTestScope(db));
  scope = await openTestScope(db, {
    now: NOW + MINUTE,
    clientAddress: '203.0.113.7',
    log: (line) => {
      lines.push(line);
    },
  });
  owner = { ...scope, userId: shopper.userId, sessionId: shopper.sessionId };
});

const mailCode = async (email = MIA, from = scope) => {
  await sendEmailCode(from, email);
  return mailedCode(db, email);
};
const line = (event: string, account: string | undefined = owner.userId) => ({
  event,
  tenant: 'one',
  account,
  address: '203.0.113.7',
});

describe('the log of security events', () => {
  it('has new accounts and right sign-ins', async () => {
    const shopper = await signUpShopper(scope, { email: 'ada@example.org' });
    await login(scope, { email: MIA, password: PASSWORD });
    expect(lines).toEqual([line('signed_up', shopper.userId), line('signed_in')]);
  });

  it('has failed sign-ins with the account, if there is one', async () => {
    await failureOf(login(scope, { email: MIA, password: NEW }));
    await failureOf(login(scope, { email: 'kim@example.org', password: NEW }));
    const [known, unknown] = lines;
    expect(known).toEqual(line('sign_in_failed'));
    expect(unknown).toMatchObject({ event: 'sign_in_failed', account: undefined });
  });

  it('has sign-ins that a limit refused', async () => {
    for (let tried = 0; tried < 11; tried++) {
      await failureOf(login(scope, { email: MIA, password: NEW }));
    }
    expect(lines.at(-1)).toEqual(line('sign_in_refused'));
  });

  it('has changes of password, e-mail and pay password', async () => {
    await setFirstPayPassword(owner, {
      loginPassword: PASSWORD,
      verificationCode: '',
      payPassword: '295184',
    });
    await changePayPassword(owner, { oldPayPassword: '295184', newPayPassword: '739164' });
    await resetPayPassword(owner, {
      loginPassword: PASSWORD,
      verificationCode: await mailCode(),
      newPayPassword: '481902',
    });
    for (let tried = 0; tried < 5; tried++) await failureOf(verifyPayPassword(owner, '906353'));
    await failureOf(changePassword(owner, { oldPassword: NEW, newPassword: NEW }));
    await changePassword(owner, { oldPassword: PASSWORD, newPassword: NEW });
    const elsewhere = 'mia@elsewhere.example';
    await changeEmail(owner, {
      loginPassword: NEW,
      email: elsewhere,
      verificationCode: await mailCode(elsewhere),
    });
    const later = { ...scope, now: NOW + 3 * MINUTE };
    await forgetPassword(later, {
      email: elsewhere,
      verificationCode: await mailCode(elsewhere, later),
      newPassword: 'eleven grey geese',
    });
    expect(lines).toEqual(
      [
        'pay_password_set',
        'pay_password_changed',
        'pay_password_reset',
        'pay_password_locked',
        'password_refused',
        'password_changed',
        'email_changed',
        'password_reset',
      ].map((event) => line(event)),
    );
  });

  it('has sessions that were ended by their owner or by an operator', async () => {
    const { accessToken } = await login(scope, { email: MIA, password: PASSWORD });
    lines.length = 0;
    await endSession(owner, sessionIdOf(accessToken));
    await logoutEverywhere(owner);
    await endShopperSessions(scope, MIA);
    expect(lines).toEqual(
      ['session_ended', 'sessions_ended', 'sessions_ended'].map((event) => line(event)),
    );
  });
});
