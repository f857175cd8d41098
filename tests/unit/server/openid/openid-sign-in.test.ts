import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignInProvider } from '../../../../src/contract/values/shop/sign-in-ways.ts';
import { openIdClient } from '../../../../src/server/openid/client.ts';
import { OpenIdFailure } from '../../../../src/server/openid/openid-failure.ts';
import { beginSignIn, endSignIn } from '../../../../src/server/openid/sign-in.ts';
import type { PublicFetch } from '../../../../src/server/platform/public-fetch.ts';
import {
  CLIENT,
  cameBack,
  openIdProvider,
  type Person,
  type TokenFault,
} from '../../../support/gateways/openid.ts';

const ORIGIN = 'https://id.test';
const redirectUri = 'https://shop.test/auth/from/test';
const ADA: Person = { sub: 'ada', email: 'Ada@Example.org', email_verified: true, name: 'Ada Lo' };

let fetchTest: PublicFetch;
beforeAll(async () => {
  const provider = await openIdProvider(ORIGIN);
  fetchTest = (url, init) => provider.answer(new Request(url, init as RequestInit));
});

const providerAt = (issuer: string, more: Partial<SignInProvider> = {}): SignInProvider => ({
  id: 'test',
  provider: 'OPENID',
  label: 'Test ID',
  issuer,
  clientId: CLIENT.id,
  teamId: '',
  keyId: '',
  open: true,
  ...more,
});
const clientAt = (name: string) => openIdClient(providerAt(`${ORIGIN}/${name}`), CLIENT.secret);

const begin = (name: string) =>
  beginSignIn(clientAt(name), fetchTest, { redirectUri, language: 'en' });

/** Signs in a person who comes back with fields changed by `change`. */
async function signIn(
  name: string,
  person: Person,
  change: (fields: Record<string, string>) => Record<string, string> = (fields) => fields,
) {
  const { url, expected } = await begin(name);
  const parameters = new URLSearchParams(change(cameBack(url, person)));
  return endSignIn(clientAt(name), fetchTest, { redirectUri, parameters, expected });
}

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'signed in',
    (error: unknown) => (error instanceof OpenIdFailure ? error.kind : String(error)),
  );

describe('a sign-in at a provider', () => {
  it('asks for a code with PKCE, state and nonce, each new', async () => {
    const [one, two] = await Promise.all([begin('main'), begin('main')]);
    const { searchParams } = new URL(one.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: one.expected.state,
      nonce: one.expected.nonce,
    });
    expect(searchParams.get('code_challenge')).not.toBe(one.expected.verifier);
    for (const name of ['state', 'nonce', 'verifier'] as const) {
      expect(one.expected[name].length).toBeGreaterThan(40);
      expect(one.expected[name]).not.toBe(two.expected[name]);
    }
  });

  it('says who somebody is, with the e-mail that the provider has confirmed', async () => {
    expect(await signIn('main', ADA)).toEqual({
      issuer: `${ORIGIN}/main`,
      subject: 'ada',
      verifiedEmail: 'ada@example.org',
      name: 'Ada Lo',
    });
  });

  it('believes a confirmation that is written as a text, and no other', async () => {
    const verified = async (email_verified: boolean | string) =>
      (await signIn('main', { ...ADA, email_verified })).verifiedEmail;
    expect(await verified('true')).toBe('ada@example.org');
    for (const no of [false, 'false', 'yes', '1']) expect(await verified(no)).toBeUndefined();
  });

  it('takes no e-mail and no name that a shopper could not type, and cuts a name that is too long', async () => {
    const hostile = { ...ADA, email: 'not an address', name: 'Ada\u202EoL' };
    expect(await signIn('main', hostile)).toMatchObject({ verifiedEmail: undefined, name: '' });
    const long = await signIn('main', {
      ...ADA,
      email: `${'a'.repeat(250)}@b.test`,
      name: 'A'.repeat(99),
    });
    expect(long).toMatchObject({ verifiedEmail: undefined, name: 'A'.repeat(80) });
  });

  it('asks a provider for the e-mail that is not in its token', async () => {
    expect((await signIn('userinfo', ADA)).verifiedEmail).toBe('ada@example.org');
  });

  it('takes a provider that does not name itself when it leads back', async () => {
    const { subject } = await signIn('old', ADA, ({ iss: _iss, ...fields }) => fields);
    expect(subject).toBe('ada');
  });

  const FAULTS: TokenFault[] = [
    'signature',
    'key',
    'unsigned',
    'audience',
    'issuer',
    'nonce',
    'expired',
    'no token',
  ];
  it.each(FAULTS)('is refused if the fault of the token is: %s', async (fault) => {
    expect(await refusal(signIn('main', { ...ADA, fault }))).toBe('REFUSED');
  });

  it('is refused with another state, or without one', async () => {
    const other = (fields: Record<string, string>) => ({ ...fields, state: 'another' });
    const none = ({ state: _state, ...fields }: Record<string, string>) => fields;
    expect(await refusal(signIn('main', ADA, other))).toBe('REFUSED');
    expect(await refusal(signIn('main', ADA, none))).toBe('REFUSED');
  });

  it('is refused if another provider leads back (mix-up), or the one does not name itself', async () => {
    const mixed = (fields: Record<string, string>) => ({ ...fields, iss: `${ORIGIN}/second` });
    const none = ({ iss: _iss, ...fields }: Record<string, string>) => fields;
    expect(await refusal(signIn('main', ADA, mixed))).toBe('REFUSED');
    expect(await refusal(signIn('main', ADA, none))).toBe('REFUSED');
  });

  it('is refused with the code of another sign-in: its verifier is not known', async () => {
    const stolen = cameBack((await begin('main')).url, ADA).code;
    const swapped = (fields: Record<string, string>) => ({ ...fields, code: stolen });
    expect(await refusal(signIn('main', ADA, swapped))).toBe('REFUSED');
  });

  it('is refused if the person said no', async () => {
    const no = ({ state = '', iss = '' }: Record<string, string>) => ({
      error: 'access_denied',
      state,
      iss,
    });
    expect(await refusal(signIn('main', ADA, no))).toBe('REFUSED');
  });

  it('can be tried later if the provider does not answer', async () => {
    const client = openIdClient(providerAt('https://gone.test'), undefined);
    const silent: PublicFetch = () => Promise.reject(new Error('no answer'));
    const begun = beginSignIn(client, silent, { redirectUri, language: 'en' });
    expect(await refusal(begun)).toBe('UNREACHABLE');
  });

  it('is refused if the provider calls itself something else', async () => {
    const client = openIdClient(providerAt('https://mask.test'), undefined);
    const other: PublicFetch = async () =>
      Response.json({ issuer: 'https://else.test', jwks_uri: 'https://else.test/keys' });
    const begun = beginSignIn(client, other, { redirectUri, language: 'en' });
    expect(await refusal(begun)).toBe('REFUSED');
  });
});

describe('Apple', () => {
  it('is asked to post a form, with a secret that the shop’s key has signed', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const apple = providerAt('', {
      provider: 'APPLE',
      clientId: 'test.shop.signin',
      teamId: 'TEAM123456',
      keyId: 'KEY1234567',
    });
    const client = openIdClient(apple, await exportPKCS8(privateKey));
    expect(client).toMatchObject({ issuer: 'https://appleid.apple.com', postsForm: true });
    const secret = (await client.secret()) ?? '';
    const { payload, protectedHeader } = await jwtVerify(secret, publicKey, {
      issuer: 'TEAM123456',
      subject: 'test.shop.signin',
      audience: 'https://appleid.apple.com',
    });
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY1234567' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);

    const standIn = await openIdProvider('https://appleid.apple.com');
    const fetchApple: PublicFetch = async (url, init) => {
      const { pathname } = new URL(url);
      const inside = url.replace('apple.com/', 'apple.com//').replace('///', '//');
      const answer = await standIn.answer(new Request(inside, init as RequestInit));
      if (!pathname.endsWith('openid-configuration')) return answer;
      return Response.json({ ...(await answer.json()), issuer: 'https://appleid.apple.com' });
    };
    const { url } = await beginSignIn(client, fetchApple, { redirectUri, language: 'en' });
    expect(new URL(url).searchParams.get('response_mode')).toBe('form_post');
    expect(new URL(url).searchParams.get('scope')).toBe('openid email name');
  });
});

it('Google is known by its name alone', () => {
  const google = providerAt('', { provider: 'GOOGLE', label: '' });
  expect(openIdClient(google, 'secret').issuer).toBe('https://accounts.google.com');
});
