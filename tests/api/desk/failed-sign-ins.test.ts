import { expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { newAuthenticator } from '../support/authenticator.ts';
import { DESK_ORIGIN } from '../support/passkeys.ts';
import { newPerson, withToken } from '../support/staff.ts';
import { call, DEFAULT_HOST } from '../support/world.ts';

/** A network of the loopback from which nobody else comes. */
const from = `127.77.${1 + Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`;

test('a failed sign-in is listed with its address and reason, without the whole e-mail', async () => {
  const owner = await newPerson('OWNER', { tenantId: '*' });
  const { email } = owner;
  const at = { host: DEFAULT_HOST, from };
  for (const password of ['wrong-one', 'wrong-two']) {
    expect(await refusal(call('signInStaff', { body: { email, password } }, at))).toBe(
      'WRONG_CREDENTIALS',
    );
  }
  const question = await call('beginPasskeySignIn', { body: {} }, at);
  const credential = newAuthenticator(DESK_ORIGIN).sign(question, { userHandle: 'bm9ib2R5' });
  const body = { attempt: question.attempt, credential };
  expect(await refusal(call('signInWithPasskey', { body }, at))).toBe('WRONG_PASSKEY');
  expect(await refusal(call('getStaffMe', {}, { ...at, token: 'sampan_none' }))).toBe(
    'UNAUTHENTICATED',
  );
  const { records } = await owner.call('listFailedSignIns', { query: { pageSize: 100 } });
  const seen = records.filter(({ address }) => address.endsWith(from));
  expect(seen.map(({ why, count }) => [why, count]).sort()).toEqual([
    ['PASSKEY', 1],
    ['PASSWORD', 2],
    ['TOKEN', 1],
  ]);
  expect(seen.find(({ why }) => why === 'PASSWORD')?.typed).toBe('s…@api.test');
  expect(JSON.stringify(records)).not.toContain(email);
});

test('pages of the list neither repeat nor leave out a row', async () => {
  const owner = await newPerson('OWNER', { tenantId: '*' });
  const stranger = withToken({ id: '', email: '', secret: '' }, 'sampan_none');
  for (const host of ['127.78.0.1', '127.78.0.2', '127.78.0.3']) {
    await refusal(
      call('getStaffMe', {}, { host: DEFAULT_HOST, token: stranger.token, from: host }),
    );
  }
  const ids: string[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < 3; pages += 1) {
    const query = { pageSize: 1, cursor };
    const { records, next } = await owner.call('listFailedSignIns', { query });
    ids.push(...records.map(({ id }) => id));
    cursor = next;
  }
  expect(new Set(ids).size).toBe(3);
});
