import { describe, expect, it } from 'vitest';
import type { PasskeyQuestion } from '../../../src/contract/values/people/passkeys.ts';
import { refusal } from '../../support/refusal.ts';
import { newAuthenticator } from '../support/authenticator.ts';
import { cookieHeader, cookiesOf, postForm, sessionCookie } from '../support/cookies.ts';
import { operate } from '../support/fulfilment.ts';
import { newOwnPasskey, originOf } from '../support/sign-in-samples.ts';
import { call, newShopper, onNode, port, type Shopper, visit } from '../support/world.ts';

const HOST = 'kz.localhost';
const at = { host: HOST };

const question = () => call('beginPasskeyLogin', { body: {} }, at);
type Device = ReturnType<typeof newAuthenticator>;
type Fault = Parameters<Device['sign']>[1];

/** Signs in with a device, also with a fault. */
async function signIn(device: Device, fault: Fault = {}, asked?: PasskeyQuestion) {
  const { attempt, options } = asked ?? (await question());
  const credential = device.sign({ attempt, options }, fault);
  return call('loginByPasskey', { body: { attempt, credential } }, at);
}

describe('a shopper’s passkey', () => {
  it('signs in alone, to the account of whoever added it', async () => {
    const shopper = await newShopper(HOST);
    const { device } = await newOwnPasskey(shopper);
    const { profile, accessToken } = await signIn(device);
    expect(profile.email).toBe(shopper.email);
    expect((await call('getProfile', {}, { ...at, token: accessToken })).email).toBe(shopper.email);
  });

  it('answers a challenge that names nobody, which may be open in two tabs at once', async () => {
    const { device } = await newOwnPasskey(await newShopper(HOST));
    const [one, two] = await Promise.all([question(), question()]);
    expect(one.options).toMatchObject({ rpId: HOST, userVerification: 'required' });
    expect(one.options.allowCredentials ?? []).toEqual([]);
    expect((await signIn(device, {}, two)).accessToken).toBeTruthy();
    expect((await signIn(device, {}, one)).accessToken).toBeTruthy();
  });

  it('answers a question once, also a second time after a wrong answer', async () => {
    const { device } = await newOwnPasskey(await newShopper(HOST));
    const asked = await question();
    const { attempt } = asked;
    const credential = device.sign(asked);
    const body = { attempt, credential };
    await call('loginByPasskey', { body }, at);
    expect(await refusal(call('loginByPasskey', { body }, at))).toBe('WRONG_PASSKEY');
    const other = await question();
    expect(await refusal(signIn(device, { isVerified: false }, other))).toBe('WRONG_PASSKEY');
    expect(await refusal(signIn(device, {}, other))).toBe('WRONG_PASSKEY');
  });

  it.each([
    ['from another tenant’s pages', { origin: `http://localhost:${port}` }],
    ['from a stranger’s pages', { origin: 'https://evil.test' }],
    ['for another host', { rpId: 'localhost' }],
    ['with another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['without knowing who uses it', { isVerified: false }],
    ['that names nobody', { userHandle: undefined }],
    ['that names somebody else', { userHandle: 'c29tZWJvZHk' }],
  ])('does not sign in by an answer %s', async (_, fault) => {
    const { device } = await newOwnPasskey(await newShopper(HOST));
    expect(await refusal(signIn(device, fault))).toBe('WRONG_PASSKEY');
  });

  it('that is a copy does not sign in: its counter falls', async () => {
    const { device } = await newOwnPasskey(await newShopper(HOST));
    await signIn(device, { counter: 9 });
    expect(await refusal(signIn(device, { counter: 9 }))).toBe('WRONG_PASSKEY');
    expect(await refusal(signIn(device, { counter: 3 }))).toBe('WRONG_PASSKEY');
    expect((await signIn(device, { counter: 10 })).accessToken).toBeTruthy();
  });

  it('that is unknown, of another tenant or of the desk signs nobody in', async () => {
    expect(await refusal(signIn(newAuthenticator(originOf(at))))).toBe('WRONG_PASSKEY');
    const { device } = await newOwnPasskey(await newShopper('localhost'));
    expect(await refusal(signIn(device, { origin: originOf(at), rpId: HOST }))).toBe(
      'WRONG_PASSKEY',
    );
    const asked = await question();
    const body = { attempt: asked.attempt, credential: device.sign(asked) };
    expect(await refusal(call('signInWithPasskey', { body }))).toBe('WRONG_PASSKEY');
  });

  it('is limited to ten wrong answers from a network', async () => {
    const device = newAuthenticator(originOf(at));
    const from = '127.88.3.4';
    const wrong = async () => {
      const asked = await call('beginPasskeyLogin', { body: {} }, { ...at, from });
      const body = { attempt: asked.attempt, credential: device.sign(asked) };
      return refusal(call('loginByPasskey', { body }, { ...at, from }));
    };
    for (let i = 0; i < 10; i++) expect(await wrong()).toBe('WRONG_PASSKEY');
    expect(await wrong()).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the passkeys of an account', () => {
  const begin = (shopper: Shopper) => shopper.call('beginOwnPasskey', { body: {} });

  it('are added, renamed and removed by their owner only, who is told by mail', async () => {
    const shopper = await newShopper(HOST);
    const { passkey, device } = await newOwnPasskey(shopper, 'Phone');
    const params = { id: passkey.id };
    const other = await newShopper(HOST);
    const renamed = { params, body: { name: 'Mine' } };
    expect(await refusal(other.call('renameOwnPasskey', renamed))).toBe('NOT_FOUND');
    expect(await refusal(other.call('removeOwnPasskey', { params }))).toBe('NOT_FOUND');
    await shopper.call('renameOwnPasskey', { params, body: { name: 'Work phone' } });
    expect(await shopper.call('listOwnPasskeys')).toMatchObject({
      passkeys: [{ id: passkey.id, name: 'Work phone' }],
      proof: 'NONE',
    });
    const { records } = await shopper.call('listOperations', {
      query: { pageNo: 1, pageSize: 20 },
    });
    expect(records.map(({ kind }) => kind)).toContain('PASSKEY_ADDED');
    await shopper.call('removeOwnPasskey', { params });
    expect(await refusal(signIn(device))).toBe('WRONG_PASSKEY');
  });

  it('are added once, in the session that asked for it', async () => {
    const shopper = await newShopper(HOST);
    const other = await newShopper(HOST);
    const device = newAuthenticator(originOf(at));
    const asked = await begin(shopper);
    const body = { attempt: asked.attempt, name: 'Phone', credential: device.make(asked) };
    expect(await refusal(other.call('addOwnPasskey', { body }))).toBe('WRONG_PASSKEY');
    const twice = await begin(shopper);
    const same = { attempt: twice.attempt, name: 'Phone', credential: device.make(twice) };
    await shopper.call('addOwnPasskey', { body: same });
    expect(await refusal(shopper.call('addOwnPasskey', { body: same }))).toBe('WRONG_PASSKEY');
    const theirs = await begin(other);
    const taken = { attempt: theirs.attempt, name: 'Phone', credential: device.make(theirs) };
    expect(await refusal(other.call('addOwnPasskey', { body: taken }))).toBe('WRONG_PASSKEY');
  });

  onNode('have no calls where the tenant wants none', async () => {
    const host = 'mx.localhost';
    const { published } = await operate({ host }, 'getShopPart', { params: { id: 'signIn' } });
    const { signIn: ways } = published as { signIn: { passkeys: boolean } };
    const change = async (passkeys: boolean) => {
      const body = { signIn: { ...ways, passkeys } };
      await operate({ host }, 'draftShopSignIn', { body });
      await operate({ host }, 'publishShopPart', { params: { id: 'signIn' } });
    };
    await change(false);
    expect(await refusal(call('beginPasskeyLogin', { body: {} }, { host }))).toBe('NOT_FOUND');
    const { text } = await visit('/auth/login', { host });
    expect(text).not.toContain('/auth/passkey');
    await change(true);
    expect((await call('beginPasskeyLogin', { body: {} }, { host })).attempt).toBeTruthy();
  });
});

describe('on the account page', () => {
  /** Submits a plain form of a shopper's passkey, and opens the page that it leads back to. */
  async function pageAfter({ token }: Shopper, path: string, fields: Record<string, string>) {
    const session = await sessionCookie(token);
    const sent = { _back: '/my/account', ...fields };
    const headers = { cookie: session };
    const answer = await postForm(`/api/front/user/passkeys/${path}`, sent, { ...at, headers });
    const flash = { sampan_flash: cookiesOf(answer).get('sampan_flash')?.value ?? '' };
    const cookie = `${session}; ${cookieHeader(flash)}`;
    return (await visit(String(answer.headers.location), { ...at, headers: { cookie } })).text;
  }
  const refusedNames = (page: string) =>
    (page.match(/<input[^>]*aria-invalid="true"[^>]*>/g) ?? []).map(
      (input) => / id="([^"]*)"/.exec(input)?.[1],
    );

  onNode('a name that is refused is said at its passkey only', async () => {
    const shopper = await newShopper(HOST);
    const { passkey } = await newOwnPasskey(shopper, 'Phone');
    await newOwnPasskey(shopper, 'Laptop');
    const page = await pageAfter(shopper, passkey.id, { _method: 'PUT', name: ' ' });
    expect(refusedNames(page)).toEqual([`passkey-${passkey.id}`]);
  });

  onNode('a passkey that is gone already is said to be, when it is removed again', async () => {
    const shopper = await newShopper(HOST);
    const { passkey } = await newOwnPasskey(shopper);
    await shopper.call('removeOwnPasskey', { params: { id: passkey.id } });
    const page = await pageAfter(shopper, passkey.id, { _method: 'DELETE' });
    expect(page).toContain('role="alert"');
  });
});
