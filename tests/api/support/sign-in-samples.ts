import { inject } from 'vitest';
import type { EndpointName } from '../../../src/contract/endpoints.ts';
import type { SignInProvider } from '../../../src/contract/values/shop/sign-in-ways.ts';
import { CLIENT, cameBack, type Person } from '../../support/gateways/openid.ts';
import { newAuthenticator } from './authenticator.ts';
import { operate } from './fulfilment.ts';
import { bare, type Sample, type Stage } from './stage.ts';
import { call, mailedCode, newEmail, newShopper, PASSWORD, port, type Shopper } from './world.ts';

type At = { host: string };

/** A provider of the tests, as a tenant's record has it. */
export const testProvider = (id: string, name = 'main'): SignInProvider => ({
  id,
  provider: 'OPENID',
  label: 'Test ID',
  issuer: `${inject('openId')}/${name}`,
  clientId: CLIENT.id,
  teamId: '',
  keyId: '',
  open: true,
});

/** The providers of the tests at a tenant, with their secrets: `test`, `userinfo`, `old` and `second`. */
const prepared = new Map<string, Promise<void>>();

async function prepare(at: At): Promise<void> {
  const providers = [
    testProvider('test'),
    testProvider('userinfo', 'userinfo'),
    testProvider('old', 'old'),
    testProvider('second', 'second'),
  ];
  const { published } = await operate(at, 'getShopPart', { params: { id: 'signIn' } });
  const { signIn } = published as { signIn: { providers: SignInProvider[] } };
  if (JSON.stringify(signIn.providers) !== JSON.stringify(providers)) {
    await operate(at, 'draftShopSignIn', { body: { signIn: { ...signIn, providers } } });
    await operate(at, 'publishShopPart', { params: { id: 'signIn' } });
  }
  for (const { id } of providers) {
    const body = { secret: CLIENT.secret };
    await operate(at, 'setSignInSecret', { params: { provider: id }, body });
  }
}

/** Gives a tenant the providers of the tests, once. */
export function withProviders({ host }: At): Promise<void> {
  const done = prepared.get(host) ?? prepare({ host });
  prepared.set(host, done);
  return done;
}

/** The state of a browser in which a person comes back from a provider. */
export async function returned({ host }: At, person: Person, provider = 'test') {
  await withProviders({ host });
  const begun = await call('beginProviderLogin', { params: { provider }, body: {} }, { host });
  const { attempt, url } = begun;
  return { attempt, provider, parameters: cameBack(url, person) };
}

/** An attempt to join a provider to a new shopper's account. */
export async function joining({ host }: At) {
  const shopper = await newShopper(host);
  const { email } = shopper;
  const body = await returned({ host }, { sub: email, email, email_verified: true });
  const answer = await call('loginByProvider', { body }, { host });
  if (!('join' in answer)) throw new Error('the provider was not to be joined');
  return { shopper, attempt: answer.join.attempt };
}

/** The origin of a tenant's pages, as a browser names it to a passkey. */
export const originOf = ({ host }: At) => `http://${host}:${port}`;

/** A passkey that a shopper has just added, on a device of its own. */
export async function newOwnPasskey(shopper: Shopper, name = 'Phone') {
  const device = newAuthenticator(originOf(shopper));
  const question = await shopper.call('beginOwnPasskey', { body: {} });
  const body = { attempt: question.attempt, name, credential: device.make(question) };
  return { device, passkey: await shopper.call('addOwnPasskey', { body }) };
}

const joined = async (at: At) => {
  const { shopper, attempt } = await joining(at);
  await call('joinProvider', { body: { attempt, password: PASSWORD } }, at);
  const [provider] = await shopper.call('listOwnProviders');
  return { by: shopper, id: provider?.id ?? 'none' };
};

/** Inputs of the calls about signing in besides the password. */
export const SIGN_IN_SAMPLES = {
  sendSignInCode: () => ({ input: { body: { email: newEmail() } } }),
  loginByCode: async ({ host }: Stage) => {
    const { email } = await newShopper(host);
    await call('sendSignInCode', { body: { email } }, { host, from: '127.77.1.9' });
    return { input: { body: { email, verificationCode: await mailedCode(email) } } };
  },
  beginPasskeyLogin: () => ({ input: { body: {} } }),
  loginByPasskey: async ({ host }: Stage) => {
    const { device } = await newOwnPasskey(await newShopper(host));
    const question = await call('beginPasskeyLogin', { body: {} }, { host });
    const credential = device.sign(question);
    return { input: { body: { attempt: question.attempt, credential } } };
  },
  beginOwnPasskey: () => ({ input: { body: { loginPassword: PASSWORD } } }),
  addOwnPasskey: async ({ shopper }: Stage) => {
    const question = await shopper.call('beginOwnPasskey', { body: { loginPassword: PASSWORD } });
    const credential = newAuthenticator(originOf(shopper)).make(question);
    return { input: { body: { attempt: question.attempt, name: 'Phone', credential } } };
  },
  listOwnPasskeys: bare,
  renameOwnPasskey: async ({ host }: Stage) => {
    const by = await newShopper(host);
    const { passkey } = await newOwnPasskey(by);
    return { input: { params: { id: passkey.id }, body: { name: 'Work phone' } }, by };
  },
  removeOwnPasskey: async ({ host }: Stage) => {
    const by = await newShopper(host);
    const { passkey } = await newOwnPasskey(by);
    return { input: { params: { id: passkey.id } }, by };
  },
  beginProviderLogin: async (stage: Stage) => {
    await withProviders(stage);
    return { input: { params: { provider: 'test' }, body: {} } };
  },
  loginByProvider: async (stage: Stage) => {
    const email = newEmail();
    const person = { sub: email, email, email_verified: true };
    return { input: { body: await returned(stage, person) } };
  },
  joinProvider: async (stage: Stage) => {
    const { attempt } = await joining(stage);
    return { input: { body: { attempt, password: PASSWORD } } };
  },
  listOwnProviders: bare,
  removeOwnProvider: async (stage: Stage) => {
    const { by, id } = await joined(stage);
    return { input: { params: { id } }, by };
  },
  listSignInProviders: bare,
  setSignInSecret: async (stage: Stage) => {
    await withProviders(stage);
    // Hostile bodies may leave it with another secret, with which nobody could sign in by it.
    return { input: { params: { provider: 'second' }, body: { secret: CLIENT.secret } } };
  },
  testSignInProvider: async (stage: Stage) => {
    await withProviders(stage);
    return { input: { params: { provider: 'test' }, body: {} } };
  },
} satisfies Partial<{ [N in EndpointName]: (stage: Stage) => Sample<N> | Promise<Sample<N>> }>;
