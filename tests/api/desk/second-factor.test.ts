import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { codeOf, newPerson, type Person, withToken } from '../support/staff.ts';
import { call, PASSWORD } from '../support/world.ts';

const confirm = (person: Person, code: string) =>
  person.call('confirmSecondFactor', { body: { code } });

describe('somebody with an authenticator app', () => {
  let person: Person;
  let recoveryCodes: string[];
  beforeEach(async () => {
    const signedIn = await newPerson('AUDITOR');
    const { secret, ...made } = await signedIn.call('setUpSecondFactor', { body: {} });
    ({ recoveryCodes } = made);
    await signedIn.call('enableSecondFactor', { body: { secret, code: codeOf(secret) } });
    const { email } = signedIn;
    const { accessToken } = await call('signInStaff', { body: { email, password: PASSWORD } });
    person = withToken({ ...signedIn, secret }, accessToken);
  });

  test('can do nothing by the password alone', async () => {
    expect(await refusal(person.call('listAudit'))).toBe('FORBIDDEN');
    await confirm(person, codeOf(person.secret, 1));
    await expect(person.call('listAudit')).resolves.toHaveProperty('records');
  });

  test('can use a code once, and no older code afterwards', async () => {
    expect(await refusal(confirm(person, codeOf(person.secret)))).toBe('WRONG_SECOND_FACTOR');
    await confirm(person, codeOf(person.secret, 1));
    for (const steps of [0, 1]) {
      const again = confirm(person, codeOf(person.secret, steps));
      expect(await refusal(again)).toBe('WRONG_SECOND_FACTOR');
    }
  });

  test('can sign in with a recovery code instead of the app, once with each code, in any spelling', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    // 28 hexadecimal digits are 112 bits.
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9A-F]{4}-){6}[0-9A-F]{4}$/);
    await confirm(person, first.toLowerCase().replaceAll('-', ' '));
    expect(await refusal(confirm(person, first))).toBe('WRONG_SECOND_FACTOR');
    const both = await Promise.allSettled([confirm(person, second), confirm(person, second)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
