import { describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { sessionCookie } from '../support/cookies.ts';
import { call, newPayer, newShopper, PASSWORD, shopperOf, visit } from '../support/world.ts';

const HOST = 'localhost';

describe('all data of an account', () => {
  test('come in one file, without secrets and without data of others', async () => {
    const [shopper, other] = [await newShopper(HOST), await newShopper(HOST)];
    const { data, cut } = await shopper.call('exportMyData');
    expect(data.profile).toEqual([expect.objectContaining({ email: shopper.email })]);
    expect(data.securityLog).not.toEqual([]);
    expect(cut).toEqual([]);
    const text = JSON.stringify(data);
    expect(text).not.toContain(other.email);
    expect(text).not.toMatch(/argon2|"[a-z]*hash"/i);
  });

  test('are a download for a shopper who is signed in', async () => {
    const shopper = await newShopper(HOST);
    const cookie = await sessionCookie(shopper.token);
    const file = await visit('/my/account/data.json', { host: HOST, headers: { cookie } });
    expect(file.status).toBe(200);
    expect(String(file.headers['content-disposition'])).toMatch(/^attachment; filename="account-/);
    expect(file.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(file.text).data.profile).toHaveLength(1);
    const signedOut = await visit('/my/account/data.json', { host: HOST });
    expect([signedOut.status, signedOut.headers.location]).toEqual([
      307,
      expect.stringMatching(/^\/auth\/login/),
    ]);
  });

  test('can be read ten times an hour', async () => {
    const shopper = await newShopper(HOST);
    for (let i = 0; i < 10; i += 1) await shopper.call('exportMyData');
    expect(await refusal(shopper.call('exportMyData'))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('an account', () => {
  const remove = (shopper: Awaited<ReturnType<typeof newShopper>>, loginPassword: string) =>
    shopper.call('deleteAccount', { body: { loginPassword } });

  test('is deleted if the password is given: nobody can sign in any more, and a mail confirms it', async () => {
    const shopper = await newShopper(HOST);
    const { email } = shopper;
    expect(await refusal(remove(shopper, 'not-it-at-all'))).toBe('WRONG_PASSWORD');
    await expect(shopper.call('getProfile')).resolves.toMatchObject({ email });
    expect(await remove(shopper, PASSWORD)).toEqual({ ok: true });
    expect(await refusal(shopper.call('getProfile'))).toBe('UNAUTHENTICATED');
    const login = call('login', { body: { email, password: PASSWORD } }, { host: HOST });
    expect(await refusal(login)).toBe('WRONG_CREDENTIALS');
    const { json } = await visit(`/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const { mails } = json as { mails: { subject: string }[] };
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Sampan account was deleted']);
  });

  test('stays while there is a balance, and the refusal says so', async () => {
    const shopper = await newPayer('12.50', HOST);
    expect(await refusal(remove(shopper, PASSWORD))).toBe('ACCOUNT_IN_USE');
    const answer = await visit('/api/front/user/delete', {
      host: HOST,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}` },
      body: JSON.stringify({ loginPassword: PASSWORD }),
    });
    expect((answer.json as { message: string }).message).toContain('¥12.50');
    const same = shopperOf(HOST, shopper.email, shopper.token);
    await expect(same.call('getProfile')).resolves.toMatchObject({ email: shopper.email });
  });
});
