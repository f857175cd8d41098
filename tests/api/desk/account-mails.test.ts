import { describe, expect, test } from 'vitest';
import type { Right } from '../../../src/contract/values/people/rights.ts';
import { refusal } from '../../support/refusal.ts';
import { newPasskey } from '../support/passkeys.ts';
import { codeOf, newPerson, type Person, TENANT_ID } from '../support/staff.ts';
import { PIN } from '../support/stations.ts';
import { call, PASSWORD, visit } from '../support/world.ts';

/** The mails to an address, newest first. */
async function mailsTo({ email }: Pick<Person, 'email'>) {
  const { json } = await visit(`/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  return (json as { mails: { subject: string; text: string }[] }).mails;
}

const signIn = (email: string, password: string) =>
  call('signInStaff', { body: { email, password } });

/** Somebody who manages people changes a person. */
const update = async (
  person: Person,
  state: 'ACTIVE' | 'DISABLED',
  role: 'WAREHOUSE' | 'BUYER',
) => {
  const manager = await newPerson('OWNER', { tenantId: '*' });
  await manager.call('updateStaff', {
    params: { id: person.id },
    body: { name: 'Li Na', state, assignments: [{ role, tenantId: TENANT_ID }] },
  });
};

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
  ['another role', '您的角色已变更', (person) => update(person, 'ACTIVE', 'BUYER')],
  [
    'an account that is closed',
    '您的账号已停用',
    (person) => update(person, 'DISABLED', 'WAREHOUSE'),
  ],
  [
    'an account that is open again',
    '您的账号已恢复',
    async (person) => {
      await update(person, 'DISABLED', 'WAREHOUSE');
      await update(person, 'ACTIVE', 'WAREHOUSE');
    },
  ],
  [
    'other rights of an own role',
    '您的角色已变更',
    async (person) => {
      const manager = await newPerson('OWNER', { tenantId: '*' });
      const name = `Role ${crypto.randomUUID()}`;
      const { id } = await manager.call('makeStaffRole', {
        body: { name, rights: ['parcels.see'] },
      });
      await manager.call('updateStaff', {
        params: { id: person.id },
        body: { name: 'Li Na', state: 'ACTIVE', assignments: [{ role: id, tenantId: TENANT_ID }] },
      });
      await expect.poll(async () => (await mailsTo(person))[0]?.subject).toContain('角色');
      const before = (await mailsTo(person)).length;
      const rights: Right[] = ['parcels.see', 'orders.see'];
      await manager.call('changeStaffRole', { params: { id }, body: { name, rights } });
      await expect.poll(async () => (await mailsTo(person)).length).toBe(before + 1);
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
    await expect.poll(async () => (await mailsTo(person))[0]?.subject).toContain(subject);
    const [mail] = await mailsTo(person);
    expect(mail?.text).toContain('Li Na，您好');
    expect(mail?.text).toContain('/desk/profile');
    expect(mail?.text).not.toContain(PIN);
  });

  test('once when wrong attempts have become so many that signing in is refused', async () => {
    const person = await newPerson('BUYER');
    const subject = 'Failed attempts to sign in to your account';
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

  test('when their account makes an API key, and when the key is revoked', async () => {
    const person = await newPerson('OWNER', { tenantId: '*' });
    const subjects = async () => (await mailsTo(person)).map(({ subject }) => subject);
    const body = {
      name: 'Scanner',
      rights: ['parcels.see' as const],
      tenantIds: [TENANT_ID],
      days: 1,
    };
    const { id } = await person.call('makeStaffKey', { body });
    await expect.poll(subjects).toContain('A key was made with your account');
    const colleague = await newPerson('OWNER', { tenantId: '*' });
    await colleague.call('revokeStaffKey', { params: { id } });
    await expect.poll(subjects).toContain('A key of yours was revoked');
  });

  test('after a reset, with the link to set another password', async () => {
    const person = await newPerson('BUYER');
    const manager = await newPerson('OWNER', { tenantId: '*' });
    await manager.call('resetStaff', { params: { id: person.id } });
    const [mail] = await mailsTo(person);
    expect(mail?.text).toContain('your account at the desk was reset');
    expect(mail?.text).toMatch(/token=\w+/);
  });

  test('not after a call that changed nothing', async () => {
    const person = await newPerson('BUYER');
    const before = (await mailsTo(person)).length;
    const body = { oldPassword: 'not-the-password', password: 'seven-slow-herons-9' };
    expect(await refusal(person.call('changeStaffPassword', { body }))).toBe('WRONG_PASSWORD');
    expect((await mailsTo(person)).length).toBe(before);
  });
});
