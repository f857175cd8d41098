import { beforeEach, describe, expect, it } from 'vitest';
import {
  consumeConfirmation,
  consumeEmailCode,
  sendEmailCode,
  verifyEmailCode,
} from '../../../../../src/server/commerce/identity/email-codes.ts';
import { listOutbox } from '../../../../../src/server/commerce/notice/outbox.ts';
import { emailCodes } from '../../../../../src/server/db/schema/people/users.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  failureCode,
  failureOf,
  MINUTE,
  mailedCode,
  NOW,
  openTestScope,
  otherCode,
  SECOND,
} from '../../../support/identity-scope.ts';

const MIA = 'mia@example.org';
let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});

const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.1';
const at = (now: number, tenantId = 'one', clientAddress = HOME) =>
  openTestScope(db, { now, tenantId, clientAddress });
const sendCode = async () => {
  await sendEmailCode(await at(NOW), MIA);
  return mailedCode(db, MIA);
};

describe('an e-mail code', () => {
  it('has six digits, and is not in the database', async () => {
    const code = await sendCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await db.select().from(emailCodes))).not.toContain(code);
  });

  it('can be checked any number of times and used once', async () => {
    const code = await sendCode();
    for (let time = 0; time < 7; time++) await verifyEmailCode(await at(NOW), MIA, code);
    await consumeEmailCode(await at(NOW), MIA, code);
    expect(await failureCode(consumeEmailCode(await at(NOW), MIA, code))).toBe('WRONG_EMAIL_CODE');
  });

  it('is used by one of several calls at once', async () => {
    const code = await sendCode();
    const scope = await at(NOW);
    const calls = [1, 2, 3].map(() => consumeEmailCode(scope, MIA, code));
    const done = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
  });

  it('is valid for ten minutes', async () => {
    const code = await sendCode();
    await verifyEmailCode(await at(NOW + 10 * MINUTE - 1), MIA, code);
    const late = verifyEmailCode(await at(NOW + 10 * MINUTE), MIA, code);
    expect(await failureCode(late)).toBe('WRONG_EMAIL_CODE');
  });

  it('is refused after five wrong attempts of the caller who requested it, even the right one', async () => {
    const code = await sendCode();
    const scope = await at(NOW);
    for (let tried = 0; tried < 5; tried++) {
      const failure = await failureOf(verifyEmailCode(scope, MIA, otherCode(code)));
      expect(failure.fields).toEqual([{ field: 'verificationCode', code: 'code' }]);
    }
    expect(await failureCode(verifyEmailCode(scope, MIA, code))).toBe('WRONG_EMAIL_CODE');
  });

  it('allows five attempts also when they are made at once', async () => {
    const code = await sendCode();
    const scope = await at(NOW);
    const wrong = Array.from({ length: 20 }, () => verifyEmailCode(scope, MIA, otherCode(code)));
    await Promise.allSettled(wrong);
    const [stored] = await db.select().from(emailCodes);
    expect(stored?.attempts).toBe(5);
  });

  it('is valid for one e-mail at one tenant', async () => {
    const code = await sendCode();
    await sendEmailCode(await at(NOW, 'two'), MIA);
    await sendEmailCode(await at(NOW), 'kim@example.org');
    for (const [tenantId, email] of [
      ['three', MIA],
      ['one', 'lee@example.org'],
    ] as const) {
      const call = consumeEmailCode(await at(NOW, tenantId), email, code);
      expect(await failureCode(call)).toBe('WRONG_EMAIL_CODE');
    }
    await consumeEmailCode(await at(NOW), MIA, code);
    expect(await db.select().from(emailCodes)).toHaveLength(2);
  });

  it('can be requested again after sixty seconds, and replaces the previous one', async () => {
    const first = await sendCode();
    const early = await failureOf(sendEmailCode(await at(NOW + 18.5 * SECOND), MIA));
    expect(early).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfterSeconds: 42 },
    });
    expect(await sendEmailCode(await at(NOW + MINUTE), MIA)).toEqual({
      sentAt: new Date(NOW + MINUTE).toISOString(),
      resendAfterSeconds: 60,
      expiresInSeconds: 600,
    });
    const second = await mailedCode(db, MIA);
    const scope = await at(NOW + MINUTE);
    if (first !== second) {
      expect(await failureCode(verifyEmailCode(scope, MIA, first))).toBe('WRONG_EMAIL_CODE');
    }
    await verifyEmailCode(scope, MIA, second);
  });

  it('is mailed once when it is requested many times at once', async () => {
    const scope = await at(NOW);
    await Promise.allSettled([1, 2, 3, 4].map(() => sendEmailCode(scope, MIA)));
    expect(await listOutbox(db, { to: MIA, limit: 9 })).toHaveLength(1);
  });

  it('is mailed at most ten times a day for one network, and then still for another', async () => {
    for (let sent = 0; sent < 10; sent++) await sendEmailCode(await at(NOW + sent * MINUTE), MIA);
    const failure = await failureOf(sendEmailCode(await at(NOW + 10 * MINUTE), MIA));
    expect(failure.details.retryAfterSeconds).toBe(86_400 - 10 * 60);
    await sendEmailCode(await at(NOW + 10 * MINUTE, 'one', ELSEWHERE), MIA);
  });

  it('has a daily limit that refused calls of one network do not use up', async () => {
    // Fewer than thirty an hour, so that the network's own limit does not refuse them before.
    const stranger = (call: number) => at(NOW + call * 3 * MINUTE, 'one', ELSEWHERE);
    for (let sent = 0; sent < 10; sent++) await sendEmailCode(await stranger(sent), MIA);
    for (let call = 10; call < 80; call++) {
      expect(await failureCode(sendEmailCode(await stranger(call), MIA))).toBe('TOO_MANY_REQUESTS');
    }
    await sendEmailCode(await at(NOW + 80 * 3 * MINUTE), MIA);
  });

  it('is mailed at most fifty times a day for all strangers together, and then still to a known device', async () => {
    const from = (sent: number) => at(NOW + sent * MINUTE, 'one', `198.51.100.${sent}`);
    for (let sent = 0; sent < 50; sent++) await sendEmailCode(await from(sent), MIA);
    const failure = await failureOf(sendEmailCode(await from(50), MIA));
    expect(failure.details.retryAfterSeconds).toBe(86_400 - 50 * 60);
    await sendEmailCode({ ...(await from(50)), device: { id: 'D', email: MIA } }, MIA);
  });

  it('has a daily limit that calls refused within the sixty seconds do not use up', async () => {
    await sendCode();
    for (let refused = 0; refused < 60; refused++) {
      const call = sendEmailCode(await at(NOW + SECOND), MIA);
      expect(await failureCode(call)).toBe('TOO_MANY_REQUESTS');
    }
    await sendEmailCode(await at(NOW + MINUTE), MIA);
    await sendEmailCode(await at(NOW + 2 * MINUTE, 'one', ELSEWHERE), MIA);
  });
});

describe('a stranger', () => {
  const stranger = (seconds = 0) => at(NOW + seconds * SECOND, 'one', ELSEWHERE);
  const guess = async (code: string) =>
    failureOf(verifyEmailCode(await stranger(), MIA, otherCode(code)));

  it('who guesses does not use up the tries of the caller who requested the code', async () => {
    const code = await sendCode();
    for (let tried = 0; tried < 20; tried++) await guess(code);
    expect(await failureCode(consumeEmailCode(await stranger(), MIA, code))).toBe(
      'WRONG_EMAIL_CODE',
    );
    await consumeEmailCode(await at(NOW), MIA, code);
  });

  it('who requests a code neither replaces the owner’s nor makes the owner wait', async () => {
    const code = await sendCode();
    await sendEmailCode(await stranger(30), MIA);
    await verifyEmailCode(await at(NOW + 31 * SECOND), MIA, code);
    await sendEmailCode(await at(NOW + MINUTE), MIA);
  });

  it('has five tries of a code, as many as the caller who requested it', async () => {
    const code = await sendCode();
    for (let tried = 0; tried < 4; tried++) await guess(code);
    // The owner, whose phone has gone to another network meanwhile.
    await consumeEmailCode(await stranger(), MIA, code);
  });
});

describe('a confirmed e-mail', () => {
  it('allows a sign-up from a known device in any network', async () => {
    const device = { id: 'D', email: MIA };
    await verifyEmailCode({ ...(await at(NOW)), device }, MIA, await sendCode());
    await consumeConfirmation({ ...(await at(NOW, 'one', ELSEWHERE)), device }, MIA);
  });

  it('allows one sign-up within thirty minutes', async () => {
    const code = await sendCode();
    await verifyEmailCode(await at(NOW), MIA, code);
    const late = consumeConfirmation(await at(NOW + 30 * MINUTE + 1), MIA);
    expect(await failureCode(late)).toBe('WRONG_EMAIL_CODE');
    const elsewhere = consumeConfirmation(await at(NOW, 'two'), MIA);
    expect(await failureCode(elsewhere)).toBe('WRONG_EMAIL_CODE');
    await consumeConfirmation(await at(NOW + 30 * MINUTE), MIA);
    const again = consumeConfirmation(await at(NOW + 30 * MINUTE), MIA);
    expect(await failureCode(again)).toBe('WRONG_EMAIL_CODE');
  });

  it('allows no sign-up from another network or an unknown IP address', async () => {
    await verifyEmailCode(await at(NOW), MIA, await sendCode());
    for (const address of ['203.0.113.8', '2001:db8::1', '']) {
      const stranger = consumeConfirmation(await at(NOW, 'one', address), MIA);
      expect(await failureCode(stranger)).toBe('WRONG_EMAIL_CODE');
    }
    await consumeConfirmation(await at(NOW), MIA);
  });

  it('allows no sign-up if it was confirmed from an unknown IP address', async () => {
    await verifyEmailCode(await at(NOW, 'one', ''), MIA, await sendCode());
    for (const address of ['', HOME]) {
      const signup = consumeConfirmation(await at(NOW, 'one', address), MIA);
      expect(await failureCode(signup)).toBe('WRONG_EMAIL_CODE');
    }
  });

  it('needs the right code', async () => {
    const code = await sendCode();
    await failureOf(verifyEmailCode(await at(NOW), MIA, otherCode(code)));
    expect(await failureCode(consumeConfirmation(await at(NOW), MIA))).toBe('WRONG_EMAIL_CODE');
  });
});
