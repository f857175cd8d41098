import { describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { codeOf, invitedPerson, newPerson, withToken } from '../support/staff.ts';
import { call, DEFAULT_HOST, newEmail, PASSWORD, send } from '../support/world.ts';

const NEW_PASSWORD = 'a-wide-lake-canoe-9';
const signIn = (email: string, password = PASSWORD) =>
  call('signInStaff', { body: { email, password } });

describe('signing in at the desk', () => {
  test('makes a new token each time; the older session goes on', async () => {
    const buyer = await newPerson('BUYER');
    const { accessToken } = await signIn(buyer.email);
    expect(accessToken).not.toBe(buyer.token);
    for (const token of [buyer.token, accessToken]) {
      expect((await withToken(buyer, token).call('getStaffMe')).email).toBe(buyer.email);
    }
  });

  test('answers a wrong password, an unknown e-mail and a person who was never let in alike', async () => {
    const buyer = await newPerson('BUYER');
    const invited = await invitedPerson('BUYER');
    const answers = await Promise.all(
      [buyer.email, newEmail(), invited.email].map(async (email) => {
        const body = { email, password: 'not-the-right-one-1' };
        const { status, json } = await send('POST', '/api/ops/sign-in', body);
        const { code, message } = json as { code: string; message: string };
        return { status, code, message };
      }),
    );
    expect(answers[0]?.code).toBe('WRONG_CREDENTIALS');
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});

describe('a password of the staff', () => {
  test('is set by a link that works once, and must not be a common password', async () => {
    const { email, token } = await invitedPerson('BUYER');
    const accept = (password: string) => call('acceptInvitation', { body: { token, password } });
    expect(await refusal(accept('password123'))).toBe('WEAK_PASSWORD');
    await accept(PASSWORD);
    expect(await refusal(accept(NEW_PASSWORD))).toBe('WRONG_LINK');
    await expect(signIn(email)).resolves.toHaveProperty('accessToken');
  });

  test('is changed with the old password, not to a common one; the other sessions end', async () => {
    const buyer = await newPerson('BUYER');
    const other = withToken(buyer, (await signIn(buyer.email)).accessToken);
    const change = (oldPassword: string, password: string) =>
      buyer.call('changeStaffPassword', { body: { oldPassword, password } });
    expect(await refusal(change('not-the-right-one-1', NEW_PASSWORD))).toBe('WRONG_PASSWORD');
    expect(await refusal(change(PASSWORD, 'password123'))).toBe('WEAK_PASSWORD');
    expect((await other.call('getStaffMe')).email).toBe(buyer.email);
    await change(PASSWORD, NEW_PASSWORD);
    expect((await buyer.call('getStaffMe')).email).toBe(buyer.email);
    expect(await refusal(other.call('getStaffMe'))).toBe('UNAUTHENTICATED');
    expect(await refusal(signIn(buyer.email))).toBe('WRONG_CREDENTIALS');
    await expect(signIn(buyer.email, NEW_PASSWORD)).resolves.toHaveProperty('accessToken');
  });

  test('is not seen by the person who resets it, who gets no link; the old password no longer works', async () => {
    const [admin, buyer] = [await newPerson('TENANT_ADMIN'), await newPerson('BUYER')];
    const answer = await admin.call('resetStaff', { params: { id: buyer.id }, body: {} });
    expect(JSON.stringify(answer)).not.toMatch(/token|password/i);
    expect(await refusal(buyer.call('getStaffMe'))).toBe('UNAUTHENTICATED');
    expect(await refusal(signIn(buyer.email))).toBe('WRONG_CREDENTIALS');
  });
});

test('codes of an app can be guessed ten times; then the right code is refused, too', async () => {
  const buyer = await newPerson('BUYER', { withApp: true });
  const { accessToken: token } = await signIn(buyer.email);
  // From a network of its own, whose limit no other test needs.
  const show = (code: string) =>
    call(
      'confirmSecondFactor',
      { body: { code } },
      { host: DEFAULT_HOST, token, from: '127.77.7.7' },
    );
  const right = codeOf(buyer.secret, 1);
  const wrong = right === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 10; tries++) {
    expect(await refusal(show(wrong))).toBe('WRONG_SECOND_FACTOR');
  }
  expect(await refusal(show(right))).toBe('TOO_MANY_REQUESTS');
});
