import { inject, test } from 'vitest';
import { TENANTS } from '../../../demo/tenants/all.ts';
import type { EndpointName, Input, Output } from '../../../src/contract/endpoints.ts';
import { apiOf, type Visitor } from '../../../tools/servers/client.ts';
import { type Answer, ask, type RequestOptions } from '../../../tools/servers/http.ts';
import { IS_FULL } from '../../support/sample.ts';

export const port = inject('port');
export const target = inject('target');
/**
 * A test that runs on Node only in a file that also runs on workerd, because the tested code is the same on both
 * runtimes. With `TEST_FULL=1` it runs on both.
 */
export const onNode = test.skipIf(target !== 'node' && !IS_FULL);

export const DEFAULT_HOST = 'localhost';
export const PASSWORD = 'a-long-river-boat-7';
export const PAY_PASSWORD = '739164';

/** Calls an endpoint of the contract, and checks the response against it. */
export const call = apiOf(port);

/** A raw request, for what the typed client can't send. */
export function visit(
  path: string,
  { host = DEFAULT_HOST, ...options }: RequestOptions & { host?: string } = {},
) {
  return ask(port, host, path, options);
}

/** Sends a JSON body to a path, with the headers of a call. */
export function send(
  method: string,
  path: string,
  body: unknown,
  { host = DEFAULT_HOST, headers = {} }: { host?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const json = { 'content-type': 'application/json', ...headers };
  return visit(path, { host, method, headers: json, body: JSON.stringify(body) });
}

export type Shopper = {
  host: string;
  email: string;
  token: string;
  call: <N extends EndpointName>(
    name: N,
    input?: Input<N> | Record<string, never>,
    more?: Visitor,
  ) => Promise<Output<N>>;
};

export function shopperOf(host: string, email: string, token: string): Shopper {
  return {
    host,
    email,
    token,
    call: (name, input = {}, more = {}) => call(name, input, { host, token, ...more }),
  };
}

/** An e-mail that nobody has used. */
export const newEmail = () => `shopper-${crypto.randomUUID()}@api.test`;

/** The code in the last mail to an address. */
export async function mailedCode(email: string): Promise<string> {
  const { json } = await visit(`/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  const [mail] = (json as { mails: { text: string }[] }).mails;
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** A network of the loopback that nobody else in the tests comes from. */
const newNetwork = () => {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `127.${part()}.${part()}.${part()}`;
};

/** Requests a code and reads it from the mailbox. */
export async function requestCode(
  email: string,
  host = DEFAULT_HOST,
  from?: string,
): Promise<string> {
  await call('sendEmailCode', { body: { email } }, { host, ...(from && { from }) });
  return mailedCode(email);
}

/**
 * Signs up a new shopper with a mailed code, from a network of their own: each may request thirty codes an hour
 * at a tenant.
 */
export async function newShopper(host = DEFAULT_HOST): Promise<Shopper> {
  const email = newEmail();
  const from = newNetwork();
  const verificationCode = await requestCode(email, host, from);
  const { accessToken } = await call(
    'signup',
    { body: { name: 'Test Shopper', email, verificationCode, loginPassword: PASSWORD } },
    { host, from },
  );
  return shopperOf(host, email, accessToken);
}

/** A new shopper with a pay password, who has topped up `yuan`, a decimal string. */
export async function newPayer(yuan: string, host = DEFAULT_HOST): Promise<Shopper> {
  const shopper = await newShopper(host);
  await shopper.call('setFirstPayPassword', {
    body: { loginPassword: PASSWORD, payPassword: PAY_PASSWORD },
  });
  await topUp(shopper, yuan);
  return shopper;
}

/** The channel that credits at once. Only the demonstration has it. */
export async function demoChannel(shopper: Shopper) {
  const channels = await shopper.call('listDepositChannels');
  const demo = channels.find(({ type }) => type === 'MANUAL');
  if (!demo) throw new Error('there is no demo channel');
  return demo;
}

/** The seed of the tenant of a host. */
export function seedOf(host: string) {
  const seed = TENANTS.find(({ hosts }) => hosts.includes(host));
  if (!seed) throw new Error(`no tenant is seeded at ${host}`);
  return seed;
}

/** Credits a balance as the demonstration does. */
export async function topUp(shopper: Shopper, yuan: string): Promise<void> {
  const channel = await demoChannel(shopper);
  const { id: depositId } = await shopper.call('createDeposit', {
    body: { channelId: channel.id, amount: yuan },
  });
  const { status } = await shopper.call('updateDeposit', { body: { depositId, action: 'SUBMIT' } });
  if (status !== 'SUCCEEDED') throw new Error(`the demo top-up is ${status}`);
}
