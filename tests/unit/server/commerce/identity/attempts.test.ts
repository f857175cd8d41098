import { beforeEach, describe, expect, it } from 'vitest';
import {
  countAttempt,
  countAttempts,
  countNetworkAttempt,
  forgiveAttempt,
  networkOf,
} from '../../../../../src/server/commerce/identity/attempts.ts';
import { removeExpiredIdentity } from '../../../../../src/server/commerce/identity/clean-up.ts';
import {
  attempts,
  emailCodes,
  sessions,
} from '../../../../../src/server/db/schema/people/users.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  DAY,
  failureOf,
  MINUTE,
  NOW,
  openTestScope,
  SECOND,
  signUpShopper,
} from '../../../support/identity-scope.ts';

const THREE = { limit: 3, windowSeconds: 60 };
let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});

describe('counted attempts', () => {
  it('pass up to the limit, then only after the window that the first attempt opened', async () => {
    for (const after of [0, 10, 20]) {
      await countAttempt(await openTestScope(db, { now: NOW + after * SECOND }), 'k', THREE);
    }
    const scope = await openTestScope(db, { now: NOW + 20.5 * SECOND });
    expect(await failureOf(countAttempt(scope, 'k', THREE))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAfterSeconds: 40 },
    });
    await countAttempt(await openTestScope(db, { now: NOW + 60 * SECOND }), 'k', THREE);
  });

  it('do not exceed the limit when made at once', async () => {
    const scope = await openTestScope(db);
    const calls = Array.from({ length: 12 }, () => countAttempt(scope, 'k', THREE));
    const passed = (await Promise.allSettled(calls)).filter((c) => c.status === 'fulfilled');
    expect(passed).toHaveLength(3);
  });

  it('are counted by tenant and by key', async () => {
    const [one, two] = [await openTestScope(db), await openTestScope(db, { tenantId: 'two' })];
    for (let time = 0; time < 3; time++) await countAttempt(one, 'k', THREE);
    await countAttempt(two, 'k', THREE);
    await countAttempt(one, 'other', THREE);
    await failureOf(countAttempt(one, 'k', THREE));
  });

  it('can be taken back', async () => {
    const scope = await openTestScope(db);
    for (let time = 0; time < 9; time++) {
      await countAttempt(scope, 'k', THREE);
      await forgiveAttempt(scope, 'k');
    }
  });

  it('are counted per network, not per IPv6 address', async () => {
    for (const host of ['1', '2', '3']) {
      const scope = await openTestScope(db, { clientAddress: `2001:db8:a:b::${host}` });
      await countNetworkAttempt(scope, 'login', THREE);
    }
    const same = await openTestScope(db, { clientAddress: '2001:db8:a:b:c:d:e:f' });
    await failureOf(countNetworkAttempt(same, 'login', THREE));
    const other = await openTestScope(db, { clientAddress: '2001:db8:a:c::1' });
    await countNetworkAttempt(other, 'login', THREE);
  });

  it('are counted together for all callers whose IP address is unknown', async () => {
    const scope = await openTestScope(db);
    for (let time = 0; time < 3; time++) await countNetworkAttempt(scope, 'login', THREE);
    await failureOf(countNetworkAttempt(scope, 'login', THREE));
  });

  it('do not include those that were refused', async () => {
    const scope = await openTestScope(db);
    const many = Array.from({ length: 12 }, () => countAttempt(scope, 'k', THREE));
    await Promise.allSettled(many);
    await forgiveAttempt(scope, 'k');
    await countAttempt(scope, 'k', THREE);
  });

  it('under several keys are counted under none if one is used up', async () => {
    const scope = await openTestScope(db);
    const both = ['open', 'used-up'].map((key) => ({ key, ...THREE }));
    for (let time = 0; time < 3; time++) await countAttempt(scope, 'used-up', THREE);
    for (let time = 0; time < 5; time++) await failureOf(countAttempts(scope, both));
    await countAttempt(scope, 'open', THREE);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('the clean-up', () => {
  it('removes expired attempts and codes, and nothing else', async () => {
    await signUpShopper(await openTestScope(db));
    await db.insert(emailCodes).values({
      tenantId: 'one',
      email: 'kim@example.org',
      askedBy: '203.0.113.7',
      codeHash: 'h',
      sentAt: NOW,
      expiresAt: NOW + 10 * MINUTE,
    });
    const left = async () =>
      Promise.all([attempts, emailCodes, sessions].map((table) => db.$count(table)));
    await removeExpiredIdentity(db, NOW + 40 * MINUTE);
    // A mailed code counts for the network, for the e-mail, and for the e-mail from that network.
    expect(await left()).toEqual([3, 1, 1]);
    await removeExpiredIdentity(db, NOW + 91 * DAY);
    expect(await left()).toEqual([0, 0, 0]);
  });
});
