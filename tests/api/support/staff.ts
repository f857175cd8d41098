import { Secret, TOTP } from 'otpauth';
import type { EndpointName, Input, Output } from '../../../src/contract/endpoints.ts';
import type { Right, StaffRole } from '../../../src/contract/values/people/rights.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { call, DEFAULT_HOST, newEmail, PASSWORD, visit } from './world.ts';

/** The default tenant, at `DEFAULT_HOST`. */
export const TENANT_ID = 'sampan';

export type Person = {
  id: string;
  email: string;
  /** The token of their session. */
  token: string;
  /** The secret of their authenticator app; empty without one. */
  secret: string;
  call: <N extends EndpointName>(
    name: N,
    input?: Input<N> | Record<string, never>,
    at?: { host?: string; version?: number; idempotencyKey?: string },
  ) => Promise<Output<N>>;
};

/** The code that an authenticator app shows now, or some steps of 30 seconds later. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsLater * 30_000,
  });

/** The token of the link in the last mail to an address. */
export async function mailedToken(email: string): Promise<string> {
  const { json } = await visit(`/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  const [mail] = (json as { mails: { text: string }[] }).mails;
  const token = /token=(\w+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

/** A person who was invited and has not set a password yet, with the token of their link. */
export async function invitedPerson(role: StaffRole, tenantId = TENANT_ID) {
  const email = newEmail();
  const { id } = await call(
    'inviteStaff',
    { body: { email, name: 'Li Na', language: 'en', assignments: [{ role, tenantId }] } },
    { host: DEFAULT_HOST, token: OPERATOR_TOKEN },
  );
  return { id, email, token: await mailedToken(email) };
}

/** A person with a role, who is signed in. With `withApp` an authenticator app is set up, and was used once. */
export async function newPerson(
  role: StaffRole,
  { tenantId = TENANT_ID, withApp = false }: { tenantId?: string; withApp?: boolean } = {},
): Promise<Person> {
  const { id, email, token: linkToken } = await invitedPerson(role, tenantId);
  await call('acceptInvitation', { body: { token: linkToken, password: PASSWORD } });
  const { accessToken: token } = await call('signInStaff', { body: { email, password: PASSWORD } });
  const person = withToken({ id, email, secret: '' }, token);
  if (!withApp) return person;
  const { secret } = await person.call('setUpSecondFactor', { body: {} });
  await person.call('enableSecondFactor', { body: { secret, code: codeOf(secret) } });
  return { ...person, secret };
}

/** The same person in the session of a token. */
export const withToken = (person: Omit<Person, 'token' | 'call'>, token: string): Person => ({
  ...person,
  token,
  call: (name, input = {}, { host = DEFAULT_HOST, ...more } = {}) =>
    call(name, input, { host, token, idempotencyKey: crypto.randomUUID(), ...more }),
});

/** A key with some rights at the default tenant. */
export function staffKey(rights: Right[] = ['parcels.see'], tenantIds = [TENANT_ID]) {
  const body = { name: 'Scanner', rights, tenantIds, days: 30 };
  return call('makeStaffKey', { body }, { host: DEFAULT_HOST, token: OPERATOR_TOKEN });
}
