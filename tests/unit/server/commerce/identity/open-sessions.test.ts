import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnerScope, Scope } from '../../../../../src/server/commerce/base/scope.ts';
import { login } from '../../../../../src/server/commerce/identity/accounts.ts';
import {
  endSession,
  endShopperSessions,
  listSessions,
  logout,
} from '../../../../../src/server/commerce/identity/open-sessions.ts';
import { listOperations } from '../../../../../src/server/commerce/identity/operations.ts';
import {
  coarseNetwork,
  deviceName,
} from '../../../../../src/server/commerce/identity/session-traces.ts';
import { requireLiveSession } from '../../../../../src/server/commerce/identity/sessions.ts';
import { listNotifications } from '../../../../../src/server/commerce/notice/inbox.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import {
  DAY,
  failureCode,
  MINUTE,
  NOW,
  openTestScope,
  sessionIdOf,
  signUpShopper,
} from '../../../support/identity-scope.ts';

const MIA = 'mia@example.org';
const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0';
const HOUR = 60 * MINUTE;
const iso = (time: number) => new Date(time).toISOString();

let db: Database;
let owner: OwnerScope;
beforeEach(async () => {
  db = await openTestDatabase();
  owner = await signUpShopper(await openTestScope(db));
});

async function phoneSession(): Promise<OwnerScope> {
  const scope = await openTestScope(db, {
    now: NOW + MINUTE,
    clientAddress: '203.0.113.7',
    userAgent: PHONE,
  });
  const { accessToken } = await login(scope, { email: MIA, password: 'seven blue boats' });
  return { ...scope, userId: owner.userId, sessionId: sessionIdOf(accessToken) };
}
const isLive = async (session: OwnerScope, scope: Scope = session) =>
  requireLiveSession(scope, session).then(
    () => true,
    () => false,
  );

describe('the shopper’s sessions', () => {
  it('are listed with device, network and last use, the last used first', async () => {
    const phone = await phoneSession();
    expect(await listSessions(owner)).toEqual([
      {
        id: phone.sessionId,
        device: 'Firefox · Android',
        network: '203.0.113.*',
        createdAt: iso(NOW + MINUTE),
        lastUsedAt: iso(NOW + MINUTE),
        current: false,
      },
      {
        id: owner.sessionId,
        device: '',
        network: '',
        createdAt: iso(NOW),
        lastUsedAt: iso(NOW),
        current: true,
      },
    ]);
  });

  it('are no longer listed after they have ended or expired', async () => {
    const phone = await phoneSession();
    await logout(phone);
    expect((await listSessions(owner)).map(({ id }) => id)).toEqual([owner.sessionId]);
    expect(await listSessions({ ...owner, now: NOW + 90 * DAY })).toEqual([]);
  });

  it('can be ended one by one, which the security log shows', async () => {
    const phone = await phoneSession();
    await endSession(owner, phone.sessionId);
    expect([await isLive(owner), await isLive(phone)]).toEqual([true, false]);
    const { records } = await listOperations(owner, { pageNo: 1, pageSize: 20 });
    expect(records.map(({ kind }) => kind)).toContain('SESSION_ENDED');
    expect(await failureCode(endSession(owner, phone.sessionId))).toBe('NOT_FOUND');
  });

  it('can’t be listed or ended by another shopper, or at another tenant', async () => {
    const kim = await signUpShopper(await openTestScope(db), { email: 'kim@example.org' });
    expect(await failureCode(endSession(kim, owner.sessionId))).toBe('NOT_FOUND');
    const elsewhere = { ...owner, tenantId: 'two' };
    expect(await failureCode(endSession(elsewhere, owner.sessionId))).toBe('NOT_FOUND');
    expect(await listSessions(elsewhere)).toEqual([]);
    expect(await isLive(owner)).toBe(true);
  });
});

describe('the last use of a session', () => {
  const usedAt = async (now: number, clientAddress = '198.51.100.9') => {
    const scope = await openTestScope(db, { now, clientAddress });
    await requireLiveSession(scope, owner);
    const [session] = await listSessions({ ...owner, now });
    return { lastUsedAt: session?.lastUsedAt, network: session?.network };
  };

  it('is noted with its network, once an hour', async () => {
    expect(await usedAt(NOW + HOUR - 1)).toEqual({ lastUsedAt: iso(NOW), network: '' });
    const noted = { lastUsedAt: iso(NOW + HOUR), network: '198.51.100.*' };
    expect(await usedAt(NOW + HOUR)).toEqual(noted);
    expect(await usedAt(NOW + HOUR + MINUTE, '192.0.2.1')).toEqual(noted);
  });

  it('that can’t be written is logged, and ends nothing', async () => {
    const lines: Record<string, unknown>[] = [];
    const scope = await openTestScope(db, {
      now: NOW + HOUR,
      log: (line) => {
        lines.push(line);
      },
    });
    const full = Object.assign(Object.create(db) as Database, {
      update: () => {
        throw new Error('the disk is full');
      },
    });
    await requireLiveSession({ ...scope, db: full }, owner);
    expect(lines).toMatchObject([{ event: 'session_use_not_noted' }]);
  });
});

describe('an operator who ends the sessions of a shopper', () => {
  it('ends all of them, and the shopper is notified', async () => {
    const phone = await phoneSession();
    const operator = await openTestScope(db, { now: NOW + HOUR });
    expect(await endShopperSessions(operator, MIA)).toEqual({ ended: 2 });
    expect([await isLive(owner), await isLive(phone)]).toEqual([false, false]);
    const { records } = await listNotifications(owner, { pageNo: 1, pageSize: 20 });
    expect(records[0]?.text).toContain('signed out on every device');
    expect(await endShopperSessions(operator, MIA)).toEqual({ ended: 0 });
  });

  it('needs the e-mail of an account at this tenant', async () => {
    const elsewhere = await openTestScope(db, { tenantId: 'two' });
    expect(await failureCode(endShopperSessions(elsewhere, MIA))).toBe('NOT_FOUND');
    expect(await isLive(owner)).toBe(true);
  });
});

it.each([
  [PHONE, 'Firefox · Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome · macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    'Samsung Internet · Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/150.0.0.0 Safari/537.36', 'Chrome · Linux'],
  ['curl/8.16.0', ''],
])('the device of %s is %s', (userAgent, device) => {
  expect(deviceName(userAgent)).toBe(device);
});

it.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:a:b::1', '2001:db8:a:*'],
  ['::1', ''],
  ['', ''],
])('the network shown of %s is %s', (address, network) => {
  expect(coarseNetwork(address)).toBe(network);
});
