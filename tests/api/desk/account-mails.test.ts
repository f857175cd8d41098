import { describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { newPasskey } from '../support/passkeys.ts';
import { codeOf, newPerson, type Person } from '../support/staff.ts';
import { PIN } from '../support/stations.ts';
import { call, PASSWORD, visit } from '../support/world.ts';

/** The mails to somebody, newest first. */
async function mailsTo({ email }: Pick<Person, 'email'>) {
  const { json } = await visit(`/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  return (json as { mails: { subject: string; text: string }[] }).mails;
}

const signIn = (email: string, password: string) =>
  call('signInStaff', { body: { email, password } });

const CHANGES: [string, string, (person: Person) => Promise<unknown>][] = [
  [
    'a new password',
    '密码已修改',
    (person) =>
      person.call('changeStaffPassword', {
        body: { oldPassword: PASSWORD, password: 'seven-slow-herons-9' },
      }),
  ],
  [
    'an authenticator app',
    '验证器应用已设置',
    async (person) => {
      const { secret } = await person.call('setUpSecondFactor', { body: {} });
      await person.call('enableSecondFactor', { body: { secret, code: codeOf(secret) } });
    },
  ],
  ['a passkey', '添加了通行密钥', (person) => newPasskey(person)],
  [
    'a passkey less',
    '移除了通行密钥',
    async (person) => {
      const { passkey } = await newPasskey(person);
      await person.call('removePasskey', { params: { id: passkey.id } });
    },
  ],
  [
    'a PIN',
    'PIN 码已修改',
    (person) => person.call('setPin', { body: { password: PASSWORD, pin: PIN } }),
  ],
];

describe('somebody of the staff is told by mail about their own account', () => {
  test.each(CHANGES)('after %s, in their own language', async (_, subject, change) => {
    const person = await newPerson('WAREHOUSE');
    await person.call('updateStaffMe', { body: { name: 'Li Na', language: 'zh-CN' } });
    await change(person);
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toContain(subject);
    expect(mail?.text).toContain('Li Na，您好');
    expect(mail?.text).toContain('/desk/profile');
    expect(mail?.text).not.toContain(PIN);
  });

  test('after so many wrong attempts that signing in is refused, once', async () => {
    const person = await newPerson('BUYER');
    const subject = 'Wrong attempts to sign in to your account';
    const told = async () =>
      (await mailsTo(person)).filter((mail) => mail.subject === subject).length;
    for (let tries = 0; tries < 9; tries += 1) {
      expect(await refusal(signIn(person.email, 'wrong-one'))).toBe('WRONG_CREDENTIALS');
    }
    expect(await told()).toBe(0);
    expect(await refusal(signIn(person.email, 'wrong-one'))).toBe('WRONG_CREDENTIALS');
    expect(await refusal(signIn(person.email, PASSWORD))).toBe('TOO_MANY_REQUESTS');
    await expect.poll(told).toBe(1);
  });

  test('not after what changed nothing', async () => {
    const person = await newPerson('BUYER');
    const before = (await mailsTo(person)).length;
    const body = { oldPassword: 'not-the-password', password: 'seven-slow-herons-9' };
    expect(await refusal(person.call('changeStaffPassword', { body }))).toBe('WRONG_PASSWORD');
    expect((await mailsTo(person)).length).toBe(before);
  });
});
