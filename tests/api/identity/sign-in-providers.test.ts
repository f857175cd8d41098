import { describe, expect, it } from 'vitest';
import type { SignInWays } from '../../../src/contract/values/shop/sign-in-ways.ts';
import { cameBack, type Person, type TokenFault } from '../../support/gateways/openid.ts';
import { refusal } from '../../support/refusal.ts';
import { cookieHeader, cookiesOf } from '../support/cookies.ts';
import { operate } from '../support/fulfilment.ts';
import { joining, returned, testProvider, withProviders } from '../support/sign-in-samples.ts';
import {
  call,
  mailedCode,
  newEmail,
  newShopper,
  onNode,
  PASSWORD,
  port,
  visit,
} from '../support/world.ts';

const HOST = 'kz.localhost';
const at = { host: HOST };

/** A person with a confirmed e-mail that nobody has used. */
function newPerson(more: Partial<Person> = {}): Person & { email: string } {
  const email = newEmail();
  return { sub: email, email, email_verified: true, name: 'Ada Lo', ...more };
}

const signIn = async (person: Person, provider = 'test') =>
  call('loginByProvider', { body: await returned(at, person, provider) }, at);

describe('a sign-in with a provider', () => {
  it('opens an account for a confirmed e-mail, and leads to the same one ever after', async () => {
    const person = newPerson();
    const first = await signIn(person);
    if ('join' in first) throw new Error('there was an account');
    expect(first.profile).toMatchObject({ email: person.email, name: 'Ada Lo' });
    const later = await signIn({ ...person, email: newEmail(), email_verified: false });
    if ('join' in later) throw new Error('there was no such person');
    expect(later.profile).toMatchObject({ id: first.profile.id, email: person.email });
    const token = { ...at, token: later.accessToken };
    expect(await call('listOwnProviders', {}, token)).toMatchObject([
      { provider: 'test', name: 'Test ID', email: person.email },
    ]);
  });

  it('identifies a person by provider and id: the same id at another provider is somebody else', async () => {
    const person = newPerson();
    await signIn(person);
    const email = newEmail();
    const other = await signIn({ ...person, email }, 'second');
    if ('join' in other) throw new Error('there was an account');
    expect(other.profile.email).toBe(email);
  });

  it('asks a provider for the e-mail that its token lacks', async () => {
    const person = newPerson();
    const answer = await signIn(person, 'userinfo');
    expect(answer).toMatchObject({ profile: { email: person.email } });
  });

  it('needs an e-mail that the provider has confirmed', async () => {
    const unconfirmed = newPerson({ email_verified: false });
    expect(await refusal(signIn(unconfirmed))).toBe('EMAIL_UNVERIFIED');
    const { email: _email, ...nobody } = newPerson();
    expect(await refusal(signIn(nobody))).toBe('EMAIL_UNVERIFIED');
  });

  const FAULTS: TokenFault[] = ['signature', 'unsigned', 'audience', 'issuer', 'nonce', 'expired'];
  it.each(FAULTS)('is refused if the fault of the token is: %s', async (fault) => {
    expect(await refusal(signIn(newPerson({ fault })))).toBe('PROVIDER_REFUSED');
  });

  it('ends once: a second answer to the same attempt is refused, also after a wrong one', async () => {
    const body = await returned(at, newPerson());
    await call('loginByProvider', { body }, at);
    expect(await refusal(call('loginByProvider', { body }, at))).toBe('PROVIDER_REFUSED');
    const other = await returned(at, newPerson());
    const wrong = { ...other, parameters: { ...other.parameters, state: 'another' } };
    expect(await refusal(call('loginByProvider', { body: wrong }, at))).toBe('PROVIDER_REFUSED');
    expect(await refusal(call('loginByProvider', { body: other }, at))).toBe('PROVIDER_REFUSED');
  });

  it('is refused with the answer of another provider, at another path, tenant or attempt', async () => {
    const person = newPerson();
    const of = async (change: (body: Awaited<ReturnType<typeof returned>>) => object) =>
      refusal(call('loginByProvider', { body: change(await returned(at, person)) as never }, at));
    const second = await returned(at, person, 'second');
    expect(await of((body) => ({ ...body, provider: 'second' }))).toBe('PROVIDER_REFUSED');
    expect(await of((body) => ({ ...body, parameters: second.parameters }))).toBe(
      'PROVIDER_REFUSED',
    );
    expect(await of((body) => ({ ...body, attempt: second.attempt }))).toBe('PROVIDER_REFUSED');
    await withProviders({ host: 'localhost' });
    const body = await returned(at, person);
    expect(await refusal(call('loginByProvider', { body }))).toBe('PROVIDER_REFUSED');
  });
});

describe('a provider is joined to an account with the same e-mail', () => {
  it('by its password, after which it signs in alone, until it is removed', async () => {
    const { shopper, attempt } = await joining(at);
    const wrong = { attempt, password: 'not-the-password' };
    expect(await refusal(call('joinProvider', { body: wrong }, at))).toBe('WRONG_CREDENTIALS');
    await call('joinProvider', { body: { attempt, password: PASSWORD } }, at);
    const again = { body: { attempt, password: PASSWORD } };
    expect(await refusal(call('joinProvider', again, at))).toBe('PROVIDER_REFUSED');
    const { email } = shopper;
    const person = { sub: email, email, email_verified: true };
    expect(await signIn(person)).toMatchObject({ profile: { email } });

    const [joined] = await shopper.call('listOwnProviders');
    const params = { id: joined?.id ?? '' };
    const other = await newShopper(HOST);
    expect(await refusal(other.call('removeOwnProvider', { params }))).toBe('NOT_FOUND');
    await shopper.call('removeOwnProvider', { params });
    expect(await signIn(person)).toMatchObject({ join: { email } });
  });

  it('by a mailed code, and by nothing else', async () => {
    const { shopper, attempt } = await joining(at);
    expect(await refusal(call('joinProvider', { body: { attempt } }, at))).toBe(
      'WRONG_CREDENTIALS',
    );
    const from = '127.91.2.3';
    const { email } = shopper;
    await call('sendSignInCode', { body: { email } }, { ...at, from });
    const verificationCode = await mailedCode(email);
    const wrong = verificationCode === '000001' ? '000002' : '000001';
    const body = { attempt, verificationCode: wrong };
    expect(await refusal(call('joinProvider', { body }, { ...at, from }))).toBe('WRONG_EMAIL_CODE');
    await call('joinProvider', { body: { attempt, verificationCode } }, { ...at, from });
    expect(await shopper.call('listOwnProviders')).toHaveLength(1);
  });

  it('never at another tenant', async () => {
    const { attempt } = await joining(at);
    const body = { attempt, password: PASSWORD };
    expect(await refusal(call('joinProvider', { body }))).toBe('PROVIDER_REFUSED');
  });
});

describe('a browser', () => {
  const fromHere = { 'sec-fetch-site': 'same-origin' };
  const COOKIE = 'sampan_providers';
  const locationOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers.location);

  async function begin(next = '/cart') {
    await withProviders(at);
    const path = `/auth/with/test?${new URLSearchParams({ next })}`;
    const answer = await visit(path, { host: HOST, headers: fromHere });
    const cookie = cookieHeader({ [COOKIE]: cookiesOf(answer).get(COOKIE)?.value ?? '' });
    return { answer, cookie, url: locationOf(answer) };
  }
  const comeBack = (fields: Record<string, string>, cookie: string, provider = 'test') =>
    visit(`/auth/from/${provider}?${new URLSearchParams(fields)}`, {
      host: HOST,
      headers: { cookie },
    });

  it('is led to the provider, and straight back to where it was going, signed in', async () => {
    const { answer, cookie, url } = await begin();
    expect(answer.status).toBe(303);
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(
      `http://${HOST}:${port}/auth/from/test`,
    );
    const back = await comeBack(cameBack(url, newPerson()), cookie);
    expect([back.status, locationOf(back)]).toEqual([303, '/cart']);
    const cookies = cookiesOf(back);
    expect(cookies.get('sampan_token')?.attributes).toEqual(
      expect.arrayContaining(['httponly', 'samesite=lax']),
    );
    expect(back.headers['cache-control']).toContain('no-store');
  });

  it('that did not begin the sign-in is not signed in by its link', async () => {
    const { url } = await begin();
    const stranger = await begin();
    for (const cookie of ['', stranger.cookie]) {
      const back = await comeBack(cameBack(url, newPerson()), cookie);
      expect(locationOf(back)).toMatch(/^\/auth\/login/);
      expect(cookiesOf(back).has('sampan_token')).toBe(false);
    }
  });

  it('may have begun in two tabs', async () => {
    const one = await begin('/about');
    const path = '/auth/with/test?next=%2Fcart';
    const two = await visit(path, { host: HOST, headers: { ...fromHere, cookie: one.cookie } });
    const cookie = cookieHeader({ [COOKIE]: cookiesOf(two).get(COOKIE)?.value ?? '' });
    const back = await comeBack(cameBack(one.url, newPerson()), cookie);
    expect(locationOf(back)).toBe('/about');
  });

  it('goes to no other site afterwards, whatever the link says', async () => {
    const { cookie, url } = await begin('https://evil.test/');
    const back = await comeBack(cameBack(url, newPerson()), cookie);
    expect(locationOf(back)).toBe('/');
  });

  onNode('is not sent to a provider by another site', async () => {
    await withProviders(at);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await visit('/auth/with/test', { host: HOST, headers });
    expect(locationOf(answer)).toMatch(/^\/auth\/login/);
    expect(cookiesOf(answer).has(COOKIE)).toBe(false);
  });

  it('takes the form that Apple posts, which has no cookies, by a second request that has', async () => {
    const { cookie, url } = await begin();
    const { iss, ...fields } = cameBack(url, newPerson({ name: '' }));
    const user = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Lo' }, email: 'x@y.test' });
    const posted = await visit('/auth/from/test', {
      host: HOST,
      method: 'POST',
      headers: {
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...fields, iss, user, extra: 'x' }).toString(),
    });
    expect(posted.status).toBe(303);
    expect(cookiesOf(posted).has('sampan_token')).toBe(false);
    const query = new URL(locationOf(posted), 'http://x').searchParams;
    expect(Object.fromEntries(query)).toEqual({ ...fields, iss, name: 'Ada Lo' });
    const back = await visit(locationOf(posted), { host: HOST, headers: { cookie } });
    expect(locationOf(back)).toBe('/cart');
  });

  it('is asked to prove that an existing account is theirs', async () => {
    const { email } = await newShopper(HOST);
    const { cookie, url } = await begin();
    const back = await comeBack(cameBack(url, { sub: email, email, email_verified: true }), cookie);
    expect(locationOf(back)).toMatch(/^\/auth\/join\?/);
    expect(cookiesOf(back).has('sampan_token')).toBe(false);
    const { text } = await visit(locationOf(back), { host: HOST });
    expect(text).toContain('/api/front/user/join-provider');
  });

  it('is told why it was not signed in', async () => {
    const { cookie, url } = await begin();
    const { state, iss } = cameBack(url, newPerson());
    const back = await comeBack({ error: 'access_denied', state, iss }, cookie);
    expect(locationOf(back)).toBe('/auth/login?redirectUrl=%2Fcart');
    const flash = cookiesOf(back).get('sampan_flash')?.value ?? '';
    const headers = { cookie: cookieHeader({ sampan_flash: flash }), 'accept-language': 'en' };
    const { text } = await visit(locationOf(back), { host: HOST, headers });
    expect(text).toContain('role="alert"');
  });
});

describe('at the desk', () => {
  it('a secret is stored, and never shown again', async () => {
    await withProviders(at);
    const listed = await operate(at, 'listSignInProviders');
    expect(listed).toContainEqual(
      expect.objectContaining({ id: 'test', hasSecret: true, redirectPath: '/auth/from/test' }),
    );
    expect(JSON.stringify(listed)).not.toContain('a-secret');
    const { records } = await operate(at, 'listAudit', { query: { call: 'setSignInSecret' } });
    expect(JSON.stringify(records)).toContain('setSignInSecret');
    expect(JSON.stringify(records)).not.toContain('a-secret-of-the-tests');
  });

  it('a secret is stored only for an existing provider, and for Apple only a private key', async () => {
    await withProviders(at);
    const store = (provider: string) =>
      operate(at, 'setSignInSecret', { params: { provider }, body: { secret: 'no key' } });
    expect(await refusal(store('unknown'))).toBe('NOT_FOUND');
  });

  it('a provider is asked whether it answers', async () => {
    await withProviders(at);
    const ask = (provider: string) =>
      operate(at, 'testSignInProvider', { params: { provider }, body: {} });
    expect(await ask('test')).toEqual({ ok: true });
    expect(await refusal(ask('unknown'))).toBe('NOT_FOUND');
  });

  it('a provider is asked before it is published, too', async () => {
    await withProviders(at);
    const { published } = await operate(at, 'getShopPart', { params: { id: 'signIn' } });
    const { signIn } = published as { signIn: SignInWays };
    const drafted = { ...testProvider('drafted', 'drafted'), open: false };
    const providers = [...signIn.providers, drafted];
    await operate(at, 'draftShopSignIn', { body: { signIn: { ...signIn, providers } } });
    const params = { provider: 'drafted' };
    expect(await operate(at, 'testSignInProvider', { params, body: {} })).toEqual({ ok: true });
    await operate(at, 'discardShopDraft', { params: { id: 'signIn' } });
  });
});
