import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { type Fault, newAuthenticator } from '../support/authenticator.ts';
import { DESK_ORIGIN, newPasskey } from '../support/passkeys.ts';
import { codeOf, newPerson, type Person, withToken } from '../support/staff.ts';
import { call, DEFAULT_HOST, PASSWORD } from '../support/world.ts';

type Device = ReturnType<typeof newAuthenticator>;

const signIn = async (device: Device, fault: Fault = {}) => {
  const question = await call('beginPasskeySignIn', { body: {} });
  const credential = device.sign(question, fault);
  return call('signInWithPasskey', { body: { attempt: question.attempt, credential } });
};
const meOf = (token: string) => call('getStaffMe', {}, { host: DEFAULT_HOST, token });
const add = async (person: Person, fault: Fault) => {
  const question = await person.call('beginPasskey', { body: {} });
  const credential = newAuthenticator(DESK_ORIGIN).make(question, fault);
  return person.call('addPasskey', {
    body: { attempt: question.attempt, name: 'Phone', credential },
  });
};
const check = async (person: Person, device: Device, fault: Fault = {}) => {
  const question = await person.call('beginPasskeyCheck', { body: {} });
  const credential = device.sign(question, fault);
  return person.call('confirmWithPasskey', { body: { attempt: question.attempt, credential } });
};

const FAULTS: [string, Fault][] = [
  ['from another site', { origin: 'https://desk.sampan.example' }],
  ['from a shop', { origin: DESK_ORIGIN.replace('desk.', '') }],
  ['for another host', { rpId: 'localhost' }],
  ['to another question', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['without knowing who used it', { isVerified: false }],
];

describe('a passkey signs in', () => {
  let person: Person;
  let device: Device;
  beforeEach(async () => {
    person = await newPerson('BUYER');
    ({ device } = await newPasskey(person));
  });

  test('alone, and is the second factor, too', async () => {
    const { accessToken } = await signIn(device);
    const me = await meOf(accessToken);
    expect(me).toMatchObject({ id: person.id, missing: 'NOTHING', factors: ['PASSKEY'] });
    expect(await person.call('listPasskeys')).toMatchObject([
      { id: device.id, name: 'Phone', lastUsedAt: expect.any(String) },
    ]);
  });

  test('with a question that names nobody', async () => {
    const { options } = await call('beginPasskeySignIn', { body: {} });
    expect(options).toMatchObject({ rpId: 'desk.localhost', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
  });

  test.each(FAULTS)('but not with an answer %s', async (_, fault) => {
    expect(await refusal(signIn(device, fault))).toBe('WRONG_PASSKEY');
  });

  test('but not with an answer that names nobody, or somebody else', async () => {
    const other = Buffer.from((await newPerson('BUYER')).id).toString('base64url');
    for (const userHandle of [undefined, other]) {
      expect(await refusal(signIn(device, { userHandle }))).toBe('WRONG_PASSKEY');
    }
  });

  test('but not with an unknown passkey', async () => {
    expect(await refusal(signIn(newAuthenticator(DESK_ORIGIN)))).toBe('WRONG_PASSKEY');
  });

  test('but not as a copy, which shows by a lower counter', async () => {
    await signIn(device, { counter: 9 });
    expect(await refusal(signIn(device, { counter: 9 }))).toBe('WRONG_PASSKEY');
    await expect(signIn(device, { counter: 10 })).resolves.toBeDefined();
  });

  test('but not twice with one answer, nor a second time after a wrong one', async () => {
    const question = await call('beginPasskeySignIn', { body: {} });
    const { attempt } = question;
    const answer = (credential = device.sign(question)) =>
      call('signInWithPasskey', { body: { attempt, credential } });
    const once = device.sign(question);
    const both = await Promise.allSettled([answer(once), answer(once)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const next = await call('beginPasskeySignIn', { body: {} });
    const late = (fault: Fault) =>
      call('signInWithPasskey', {
        body: { attempt: next.attempt, credential: device.sign(next, fault) },
      });
    expect(await refusal(late({ isVerified: false }))).toBe('WRONG_PASSKEY');
    expect(await refusal(late({}))).toBe('WRONG_PASSKEY');
  });

  test('but not with the secret of another attempt', async () => {
    const own = await call('beginPasskeySignIn', { body: {} });
    const { attempt } = await call('beginPasskeySignIn', { body: {} });
    const credential = device.sign(own);
    expect(await refusal(call('signInWithPasskey', { body: { attempt, credential } }))).toBe(
      'WRONG_PASSKEY',
    );
  });

  test('but not for people who were disabled or reset', async () => {
    const admin = await newPerson('TENANT_ADMIN');
    await admin.call('resetStaff', { params: { id: person.id }, body: {} });
    expect(await refusal(signIn(device))).toBe('WRONG_PASSKEY');
    const gone = await newPerson('BUYER');
    const { device: theirs } = await newPasskey(gone);
    await admin.call('updateStaff', {
      params: { id: gone.id },
      body: {
        name: 'Gone',
        state: 'DISABLED',
        assignments: [{ role: 'BUYER', tenantId: 'sampan' }],
      },
    });
    expect(await refusal(signIn(theirs))).toBe('WRONG_PASSKEY');
  });
});

describe('a passkey is added', () => {
  test.each(FAULTS)('but not with an answer %s', async (_, fault) => {
    const person = await newPerson('BUYER');
    expect(await refusal(add(person, fault))).toBe('WRONG_PASSKEY');
    expect(await person.call('listPasskeys')).toEqual([]);
  });

  test('but not with the question of somebody else, or of another session', async () => {
    const person = await newPerson('BUYER');
    const question = await person.call('beginPasskey', { body: {} });
    const credential = newAuthenticator(DESK_ORIGIN).make(question);
    const body = { attempt: question.attempt, name: 'Phone', credential };
    const other = await newPerson('BUYER');
    expect(await refusal(other.call('addPasskey', { body }))).toBe('WRONG_PASSKEY');
    const again = await call('signInStaff', { body: { email: person.email, password: PASSWORD } });
    const elsewhere = call(
      'addPasskey',
      { body },
      { host: DEFAULT_HOST, token: again.accessToken },
    );
    expect(await refusal(elsewhere)).toBe('WRONG_PASSKEY');
  });

  test('but not twice', async () => {
    const person = await newPerson('BUYER');
    const { device } = await newPasskey(person);
    const other = await newPerson('BUYER');
    const question = await other.call('beginPasskey', { body: {} });
    const credential = device.make(question);
    const body = { attempt: question.attempt, name: 'Mine', credential };
    expect(await refusal(other.call('addPasskey', { body }))).toBe('WRONG_PASSKEY');
  });

  test('but not by people with a second factor that they have not used in this session', async () => {
    const person = await newPerson('BUYER', { withApp: true });
    const { accessToken: token } = await call('signInStaff', {
      body: { email: person.email, password: PASSWORD },
    });
    const begin = () => call('beginPasskey', { body: {} }, { host: DEFAULT_HOST, token });
    expect(await refusal(begin())).toBe('FORBIDDEN');
    const body = { code: codeOf(person.secret, 1) };
    await call('confirmSecondFactor', { body }, { host: DEFAULT_HOST, token });
    await expect(begin()).resolves.toBeDefined();
  });
});

describe('a passkey as second factor', () => {
  test('is asked for after the password, and opens the session', async () => {
    const person = await newPerson('BUYER');
    const { device } = await newPasskey(person);
    const { accessToken: token } = await call('signInStaff', {
      body: { email: person.email, password: PASSWORD },
    });
    expect(await meOf(token)).toMatchObject({ missing: 'SECOND_FACTOR', factors: ['PASSKEY'] });
    const later = withToken(person, token);
    expect(await refusal(later.call('listPasskeys'))).toBe('FORBIDDEN');
    await check(later, device);
    expect(await meOf(token)).toMatchObject({ missing: 'NOTHING' });
  });

  test('must belong to the person, and answer the question of this session', async () => {
    const person = await newPerson('BUYER');
    const { device } = await newPasskey(person);
    const other = await newPerson('BUYER');
    const { device: theirs } = await newPasskey(other);
    expect(await refusal(check(person, theirs))).toBe('WRONG_PASSKEY');
    const question = await other.call('beginPasskeyCheck', { body: {} });
    const credential = device.sign(question);
    const crossed = person.call('confirmWithPasskey', {
      body: { attempt: question.attempt, credential },
    });
    expect(await refusal(crossed)).toBe('WRONG_PASSKEY');
    for (const [, fault] of FAULTS) {
      expect(await refusal(check(person, device, fault))).toBe('WRONG_PASSKEY');
    }
  });

  test('is not found for people without a passkey', async () => {
    const person = await newPerson('BUYER');
    expect(await refusal(person.call('beginPasskeyCheck', { body: {} }))).toBe('NOT_FOUND');
  });
});

describe('the passkeys of a person', () => {
  test('are renamed and removed by that person only', async () => {
    const person = await newPerson('BUYER');
    const { passkey } = await newPasskey(person);
    const params = { id: passkey.id };
    const other = await newPerson('OWNER', { tenantId: '*' });
    const rename = (by: Person) => by.call('renamePasskey', { params, body: { name: 'Mine' } });
    expect(await refusal(rename(other))).toBe('NOT_FOUND');
    expect(await refusal(other.call('removePasskey', { params }))).toBe('NOT_FOUND');
    expect(await rename(person)).toMatchObject({ name: 'Mine' });
    await person.call('removePasskey', { params });
    expect(await person.call('listPasskeys')).toEqual([]);
    expect(await person.call('getStaffMe')).toMatchObject({ hasSecondFactor: false });
  });
});
