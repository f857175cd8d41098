import { describe, expect, test } from 'vitest';
import { COOKIES } from '../../../src/site/cookies.ts';
import { refusal } from '../../support/refusal.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { cookieHeader, cookiesOf, FROM_OWN_PAGE, sessionCookie } from '../support/cookies.ts';
import { expectRefused } from '../support/refusals.ts';
import {
  call,
  mailedCode,
  newEmail,
  newShopper,
  onNode,
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
    const verificationCode = await requestCode(email, HOST);
    const body = { ...account, email, verificationCode };
    const { accessToken, profile } = await call('signup', { body }, at);
    expect(profile).toMatchObject({ email, name: 'Minji', unreadNotificationCount: 0 });
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

  test('reveals only to a caller who has confirmed an e-mail whether it has an account', async () => {
    const { email } = await newShopper(HOST);
    for (const asked of [email, newEmail()]) {
      const answer = await call('checkEmailAvailable', { query: { email: asked } }, at);
      expect(answer).toEqual({ available: true });
    }
  });

  test('needs no code for an e-mail that was confirmed before', async () => {
    const email = newEmail();
    const body = { ...account, email };
    expect(await refusal(call('signup', { body }, at))).toBe('WRONG_EMAIL_CODE');
    const verificationCode = await requestCode(email, HOST);
    await call('verifyEmailCode', { body: { email, verificationCode } }, at);
    await expect(call('signup', { body }, at)).resolves.toMatchObject({ profile: { email } });
  });

  onNode('ignores the case of e-mails', async () => {
    const email = newEmail();
    await call('sendEmailCode', { body: { email: email.toUpperCase() } }, at);
    const verificationCode = await mailedCode(email);
    await call(
      'signup',
      { body: { ...account, email: email.toUpperCase(), verificationCode } },
      at,
    );
    await expect(login(` ${email.toUpperCase()} `, PASSWORD)).resolves.toMatchObject({
      profile: { email },
    });
  });

  onNode('accepts only known promotion codes', async () => {
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

  onNode(
    'refuses a password that is common or the e-mail, or contains the name of shopper or shop',
    async () => {
      const email = newEmail();
      const verificationCode = await requestCode(email, HOST);
      const weak = ['password1', 'Summer2026!', 'Minji2026!!', 'localhost2026', email];
      for (const loginPassword of weak) {
        const body = { name: 'Minji', email, verificationCode, loginPassword };
        const { json } = await send('POST', '/api/front/user/signup', body, at);
        expect(json, loginPassword).toMatchObject({
          code: 'WEAK_PASSWORD',
          errors: [{ field: 'loginPassword', code: 'weak_password' }],
        });
      }
    },
  );

  onNode('at one tenant gives no account at another', async () => {
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

  onNode('of one tenant are invalid at another', async () => {
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
    expect(answers[0]).toEqual({ ...answers[1], sentAt: expect.any(String) });
  });
});

describe('signing in', () => {
  onNode('does not reveal whether e-mail or password was wrong', async () => {
    const { email } = await newShopper(HOST);
    const wrong = [login(email, 'not-it-at-all'), login(newEmail(), PASSWORD)];
    expect(await Promise.all(wrong.map(refusal))).toEqual([
      'WRONG_CREDENTIALS',
      'WRONG_CREDENTIALS',
    ]);
  });

  onNode('stops after ten wrong tries, and then refuses the right password too', async () => {
    const { email } = await newShopper(HOST);
    for (let i = 0; i < 10; i++) {
      expect(await refusal(login(email, 'not-it-at-all'))).toBe('WRONG_CREDENTIALS');
    }
    expect(await refusal(login(email, PASSWORD))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a device that has signed in before', () => {
  const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    send('POST', '/api/front/user/login', { email, password }, { host: HOST, headers });

  onNode('signs in while others guess, by its cookie or its token', async () => {
    const { email } = await newShopper(HOST);
    const first = await signIn(email, PASSWORD, FROM_OWN_PAGE);
    const { name, maxAge } = COOKIES.device;
    const { value = '', attributes } = cookiesOf(first).get(name) ?? {};
    expect(attributes).toEqual(expect.arrayContaining(['httponly', `max-age=${maxAge}`]));
    expect(first.json).not.toHaveProperty('deviceToken');
    for (let i = 0; i < 11; i++) await signIn(email, 'not-it-at-all');
    expectRefused(await signIn(email, PASSWORD), 'TOO_MANY_REQUESTS');
    expectRefused(
      await signIn(email, PASSWORD, { 'x-device-token': `${value}x` }),
      'TOO_MANY_REQUESTS',
    );
    const cookie = cookieHeader({ [name]: value });
    expect((await signIn(email, PASSWORD, { ...FROM_OWN_PAGE, cookie })).status).toBe(200);
    const app = await signIn(email, PASSWORD, { 'x-device-token': value });
    expect(app.json).toMatchObject({ deviceToken: expect.stringMatching(/^[\w.-]+$/) });
  });
});

describe('a session ends', () => {
  test('when the shopper ends it in the account’s list of sessions, which shows their browsers', async () => {
    const here = await newShopper(HOST);
    const body = { email: here.email, password: PASSWORD };
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
    const { json } = await send('POST', '/api/front/user/login', body, {
      host: HOST,
      headers: { 'user-agent': userAgent },
    });
    const there = shopperOf(HOST, here.email, (json as { accessToken: string }).accessToken);
    const listed = await here.call('listSessions');
    const other = listed.find(({ current }) => !current);
    expect(other).toMatchObject({ device: 'Firefox · Linux' });
    await here.call('endSession', { params: { id: other?.id ?? '' } });
    expect(await refusal(there.call('getProfile'))).toBe('UNAUTHENTICATED');
    expect(await here.call('listSessions')).toHaveLength(listed.length - 1);
  });

  test('all at once by an operator', async () => {
    const shopper = await newShopper(HOST);
    const end = { body: { email: shopper.email } };
    expect(await refusal(shopper.call('endShopperSessions', end))).toBe('UNAUTHENTICATED');
    const operator = { host: HOST, token: OPERATOR_TOKEN };
    expect(await call('endShopperSessions', end, operator)).toEqual({ ended: 1 });
    expect(await refusal(shopper.call('getProfile'))).toBe('UNAUTHENTICATED');
  });

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

  onNode('everywhere else by changing the password', async () => {
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
