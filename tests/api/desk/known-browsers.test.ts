import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { invitedPerson, newPerson, type Person } from '../support/staff.ts';
import { call, newShopper, onNode, PASSWORD, send } from '../support/world.ts';

/** A network of the loopback from which nobody else comes. */
const newNetwork = () => {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `127.${part()}.${part()}.${part()}`;
};

type At = { from?: string; deviceToken?: string };
const signIn = (email: string, password: string, at: At = {}) =>
  call('signInStaff', { body: { email, password } }, at);

/** Sends wrong passwords from one caller. Resolves to the answer to each. */
async function guess(email: string, times: number, at: At): Promise<string[]> {
  const answers: string[] = [];
  while (answers.length < times) answers.push(await refusal(signIn(email, 'wrong-one', at)));
  return answers;
}
const wrong = (times: number) => Array.from({ length: times }, () => 'WRONG_CREDENTIALS');

/** Uses up all attempts of strangers for an account, from several networks. */
async function attack(email: string) {
  for (const from of [newNetwork(), newNetwork(), newNetwork()]) {
    expect(await guess(email, 10, { from })).toEqual(wrong(10));
  }
  expect(await guess(email, 1, { from: newNetwork() })).toEqual(['TOO_MANY_REQUESTS']);
}

describe('strangers who try somebody’s account', () => {
  let person: Person;
  let deviceToken: string;
  beforeAll(async () => {
    person = await newPerson('FINANCE_LEAD');
    ({ deviceToken } = await signIn(person.email, PASSWORD));
    await attack(person.email);
  });

  test('are refused, also with the right password', async () => {
    const other = { from: newNetwork() };
    expect(await refusal(signIn(person.email, PASSWORD, other))).toBe('TOO_MANY_REQUESTS');
  });

  test('do not keep out a person who has signed in with this browser before', async () => {
    const { accessToken } = await signIn(person.email, PASSWORD, { deviceToken });
    expect(accessToken).toEqual(expect.any(String));
  });

  test('do not keep a person who is signed in from changing the password or the PIN', async () => {
    const body = { password: PASSWORD, pin: '739164' };
    expect(await person.call('setPin', { body })).toEqual({ ok: true });
    const changed = { oldPassword: PASSWORD, password: 'seven-slow-herons-9' };
    await person.call('changeStaffPassword', { body: changed });
    await person.call('changeStaffPassword', {
      body: { oldPassword: 'seven-slow-herons-9', password: PASSWORD },
    });
  });

  test('are not let in by the token of another browser, of a shop, or one that was changed', async () => {
    const colleague = await newPerson('BUYER');
    const others = await signIn(colleague.email, PASSWORD);
    const shopper = await newShopper();
    const login = { email: shopper.email, password: PASSWORD };
    const ofShop = await call('login', { body: login });
    for (const token of [others.deviceToken, ofShop.deviceToken ?? '', `${deviceToken}x`]) {
      const at = { from: newNetwork(), deviceToken: token };
      expect(await refusal(signIn(person.email, PASSWORD, at))).toBe('TOO_MANY_REQUESTS');
    }
  });
});

test('a browser that is known has ten wrong passwords of its own', async () => {
  const { email } = await newPerson('BUYER');
  const { deviceToken } = await signIn(email, PASSWORD);
  expect(await guess(email, 11, { deviceToken })).toEqual([...wrong(10), 'TOO_MANY_REQUESTS']);
  expect(await signIn(email, PASSWORD, { from: newNetwork() })).toHaveProperty('accessToken');
});

test('a person who opens the mailed link can sign in while strangers try the account', async () => {
  const { email, token } = await invitedPerson('BUYER');
  const { deviceToken } = await call('acceptInvitation', { body: { token, password: PASSWORD } });
  await attack(email);
  expect(await signIn(email, PASSWORD, { deviceToken })).toHaveProperty('accessToken');
});

onNode('no script of the desk sees the token, which is in a cookie of its host', async () => {
  const { email } = await newPerson('BUYER');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const at = { host: 'desk.localhost', headers };
  const first = await send('POST', '/api/ops/sign-in', { email, password: PASSWORD }, at);
  expect(first.json).toEqual({ expiresAt: expect.any(String) });
  const cookies = [first.headers['set-cookie'] ?? []].flat();
  const device = cookies.find((line) => line.startsWith('sampan_device='));
  expect(device).toMatch(/; HttpOnly/i);
  await attack(email);
  const cookie = device?.split(';')[0] ?? '';
  const again = await send(
    'POST',
    '/api/ops/sign-in',
    { email, password: PASSWORD },
    {
      ...at,
      headers: { ...headers, cookie },
    },
  );
  expect(again.status).toBe(200);
});
