import { describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { sessionCookie } from '../support/cookies.ts';
import { expectRefused } from '../support/refusals.ts';
import {
  call,
  mailedCode,
  newEmail,
  newShopper,
  PASSWORD,
  requestCode,
  seedOf,
  send,
  shopperOf,
  visit,
} from '../support/world.ts';

const HOST = 'kr.localhost';
const at = { host: HOST };
const login = (email: string, password: string) => call('login', { body: { email, password } }, at);
const account = { name: 'Minji', loginPassword: PASSWORD };

describe('signing up', () => {
  test('with a mailed code opens an account, once', async () => {
    const email = newEmail();
    const check = () => call('checkEmailAvailable', { query: { email } }, at);
    expect(await check()).toEqual({ available: true });
    const verificationCode = await requestCode(email, HOST);
    const body = { ...account, email, verificationCode };
    const { accessToken, profile } = await call('signup', { body }, at);
    expect(profile).toMatchObject({ email, name: 'Minji', unreadNotificationCount: 0 });
    expect(await check()).toEqual({ available: false });
    const me = shopperOf(HOST, email, accessToken);
    await expect(me.call('getProfile')).resolves.toMatchObject({ id: profile.id });
    await expect(me.call('getAccount')).resolves.toMatchObject({
      balance: '0.00',
      hasPayPassword: false,
    });
    expect(await refusal(call('signup', { body }, at))).toBe('WRONG_EMAIL_CODE');
    const again = { ...account, email, verificationCode: await requestCode(email, HOST) };
    expect(await refusal(call('signup', { body: again }, at))).toBe('EMAIL_TAKEN');
  });

  test('needs no code for an e-mail that was confirmed before', async () => {
    const email = newEmail();
    const body = { ...account, email };
    expect(await refusal(call('signup', { body }, at))).toBe('WRONG_EMAIL_CODE');
    const verificationCode = await requestCode(email, HOST);
    await call('verifyEmailCode', { body: { email, verificationCode } }, at);
    await expect(call('signup', { body }, at)).resolves.toMatchObject({ profile: { email } });
  });

  test('ignores the case of e-mails', async () => {
    const email = newEmail();
    const verificationCode = await requestCode(email.toUpperCase(), HOST).catch(() =>
      mailedCode(email),
    );
    await call(
      'signup',
      { body: { ...account, email: email.toUpperCase(), verificationCode } },
      at,
    );
    await expect(login(` ${email.toUpperCase()} `, PASSWORD)).resolves.toMatchObject({
      profile: { email },
    });
  });

  test('accepts only known promotion codes', async () => {
    const email = newEmail();
    const verificationCode = await requestCode(email, HOST);
    const body = { ...account, email, verificationCode, promotionCode: 'NO-SUCH-CODE' };
    expect(await refusal(call('signup', { body }, at))).toBe('WRONG_PROMOTION_CODE');
    const elsewhere = { ...body, promotionCode: seedOf('la.localhost').promotionCode };
    expect(await refusal(call('signup', { body: elsewhere }, at))).toBe('WRONG_PROMOTION_CODE');
    const known = { ...body, promotionCode: seedOf(HOST).promotionCode.toLowerCase() };
    await expect(call('signup', { body: known }, at)).resolves.toMatchObject({
      profile: { email },
    });
  });

  test('refuses a password that is common or the shopper’s own name', async () => {
    const email = newEmail();
    for (const loginPassword of ['password1', '1234567890', 'Minji2026!!', email]) {
      const body = { name: 'Minji', email, verificationCode: '000000', loginPassword };
      expect(await refusal(call('signup', { body }, at)), loginPassword).toBe('WEAK_PASSWORD');
    }
  });

  test('at one tenant gives no account at another', async () => {
    const { email } = await newShopper(HOST);
    const body = { email, password: PASSWORD };
    expect(await refusal(call('login', { body }, { host: 'mx.localhost' }))).toBe(
      'WRONG_CREDENTIALS',
    );
  });
});

describe('mailed codes', () => {
  test('allow five tries; then even the right code is refused', async () => {
    const email = newEmail();
    const right = await requestCode(email, HOST);
    const wrong = right === '000000' ? '111111' : '000000';
    const verify = (verificationCode: string) =>
      call('verifyEmailCode', { body: { email, verificationCode } }, at);
    for (let i = 0; i < 5; i++) expect(await refusal(verify(wrong))).toBe('WRONG_EMAIL_CODE');
    expect(await refusal(verify(right))).toBe('WRONG_EMAIL_CODE');
  });

  test('are sent again only after a minute, as the answer says', async () => {
    const email = newEmail();
    await requestCode(email, HOST);
    const answer = await send('POST', '/api/front/user/send-email-code', { email }, at);
    const { details } = expectRefused(answer, 'TOO_MANY_REQUESTS');
    expect(Number(answer.headers['retry-after'])).toBe(details?.retryAfterSeconds);
    expect(details?.retryAfterSeconds).toBeGreaterThan(0);
    expect(details?.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  test('of one tenant are invalid at another', async () => {
    const email = newEmail();
    const verificationCode = await requestCode(email, HOST);
    const body = { ...account, email, verificationCode };
    expect(await refusal(call('signup', { body }, { host: 'mx.localhost' }))).toBe(
      'WRONG_EMAIL_CODE',
    );
  });

  test('get the same answer whether there is an account or not', async () => {
    const { email } = await newShopper(HOST);
    const answers = await Promise.all(
      [email, newEmail()].map((to) => call('sendEmailCode', { body: { email: to } }, at)),
    );
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('signing in', () => {
  test('does not reveal whether e-mail or password was wrong', async () => {
    const { email } = await newShopper(HOST);
    const wrong = [login(email, 'not-it-at-all'), login(newEmail(), PASSWORD)];
    expect(await Promise.all(wrong.map(refusal))).toEqual([
      'WRONG_CREDENTIALS',
      'WRONG_CREDENTIALS',
    ]);
  });

  test('stops after ten wrong tries, and then refuses the right password too', async () => {
    const { email } = await newShopper(HOST);
    for (let i = 0; i < 10; i++) {
      expect(await refusal(login(email, 'not-it-at-all'))).toBe('WRONG_CREDENTIALS');
    }
    expect(await refusal(login(email, PASSWORD))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a session ends', () => {
  test('by signing out: only this token is revoked', async () => {
    const first = await newShopper(HOST);
    const { accessToken } = await login(first.email, PASSWORD);
    const second = shopperOf(HOST, first.email, accessToken);
    await first.call('logout');
    expect(await refusal(first.call('getProfile'))).toBe('UNAUTHENTICATED');
    expect(await refusal(first.call('logout'))).toBe('UNAUTHENTICATED');
    await expect(second.call('getProfile')).resolves.toMatchObject({ email: first.email });
    const cookie = await sessionCookie(first.token);
    const page = await visit('/cart', { host: HOST, headers: { cookie } });
    expect(page.status).toBe(307);
  });

  test('everywhere else by changing the password', async () => {
    const here = await newShopper(HOST);
    const { accessToken } = await login(here.email, PASSWORD);
    const there = shopperOf(HOST, here.email, accessToken);
    const newPassword = 'another-river-boat-8';
    const change = (oldPassword: string) =>
      here.call('changePassword', { body: { oldPassword, newPassword } });
    expect(await refusal(change('not-it-at-all'))).toBe('WRONG_PASSWORD');
    await change(PASSWORD);
    await expect(here.call('getProfile')).resolves.toMatchObject({ email: here.email });
    expect(await refusal(there.call('getProfile'))).toBe('UNAUTHENTICATED');
    expect(await refusal(login(here.email, PASSWORD))).toBe('WRONG_CREDENTIALS');
    await expect(login(here.email, newPassword)).resolves.toBeDefined();
    const { records } = await here.call('listNotifications');
    expect(records.map(({ type }) => type)).toContain('SECURITY');
  });

  test('everywhere by resetting the password with a mailed code', async () => {
    const shopper = await newShopper(HOST);
    const { email } = shopper;
    const verificationCode = await requestCode(email, HOST);
    const newPassword = 'a-new-river-boat-9';
    const resetPassword = (code: string, password: string) =>
      call(
        'forgetPassword',
        { body: { email, verificationCode: code, newPassword: password } },
        at,
      );
    const wrong = verificationCode === '000000' ? '111111' : '000000';
    expect(await refusal(resetPassword(wrong, newPassword))).toBe('WRONG_EMAIL_CODE');
    expect(await refusal(resetPassword(verificationCode, 'password1'))).toBe('WEAK_PASSWORD');
    await resetPassword(verificationCode, newPassword);
    expect(await refusal(shopper.call('getProfile'))).toBe('UNAUTHENTICATED');
    expect(await refusal(login(email, PASSWORD))).toBe('WRONG_CREDENTIALS');
    await expect(login(email, newPassword)).resolves.toMatchObject({ profile: { email } });
    expect(await refusal(resetPassword(verificationCode, newPassword))).toBe('WRONG_EMAIL_CODE');
  });
});

test('the language of a shopper is one of the tenant’s', async () => {
  const shopper = await newShopper(HOST);
  await shopper.call('updateLanguage', { query: { language: 'ko' } });
  await expect(shopper.call('getProfile')).resolves.toMatchObject({ language: 'ko' });
  expect(await refusal(shopper.call('updateLanguage', { query: { language: 'bg' } }))).toBe(
    'VALIDATION_FAILED',
  );
});
