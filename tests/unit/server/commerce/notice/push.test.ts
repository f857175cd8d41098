import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import type { TimerContext } from '../../../../../src/server/commerce/base/timers.ts';
import { mailNotices } from '../../../../../src/server/commerce/notice/mail-notices.ts';
import {
  getNoticeSettings,
  setNoticeSettings,
} from '../../../../../src/server/commerce/notice/notice-settings.ts';
import { notify } from '../../../../../src/server/commerce/notice/notify.ts';
import { listOutbox } from '../../../../../src/server/commerce/notice/outbox.ts';
import { pushNotices } from '../../../../../src/server/commerce/notice/push-notices.ts';
import {
  isPushService,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../../../../src/server/commerce/notice/push-subscriptions.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { pushSubscriptions } from '../../../../../src/server/db/schema/orders/push.ts';
import { sessions } from '../../../../../src/server/db/schema/people/users.ts';
import { startPushService } from '../../../../support/gateways/push.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { MINUTE, NOW } from '../../../support/identity-scope.ts';
import { insertRow } from '../../../support/insert-row.ts';
import { openShop } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

const HOUR = 60 * MINUTE;

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

let scope: OwnerScope;
let at: (now: number) => TimerContext;
beforeEach(async () => {
  service.got.length = 0;
  service.answerWith(201);
  const db = await openTestDatabase();
  const { shopper } = await openShop(db);
  scope = { ...(await shopper()), now: NOW, sessionId: 's1', pushServices: service.origin };
  const { userId, tenantId } = scope;
  const session = { id: 's1', tenant_id: tenantId, user_id: userId, expires_at: NOW + 9 * HOUR };
  await insertRow(db, 'sessions', session);
  ({ at } = await openTimers(scope, { environment: { PUSH_SERVICES: service.origin } }));
});

const paid = (orderNo = 'P1', now = NOW) =>
  commit(scope, [
    notify(scope.db, { tenantId: scope.tenantId, userId: scope.userId, at: now }, 'ORDER_PAID', {
      orderNo,
      amount: '9.00',
    }),
  ]);
const browsers = async () =>
  (await scope.db.select().from(pushSubscriptions)).map(({ endpoint }) => endpoint);

describe('notifications in a browser', () => {
  it('come only after it has subscribed, in words, signed by the deployment', async () => {
    await paid('P0');
    await subscribeToPush(scope, service.browser());
    await paid('P1');
    expect(await pushNotices(at(NOW))).toBe(1);
    expect(service.got).toEqual([
      {
        message: {
          title: 'Order P1 is paid',
          body: 'We’ve received ¥9.00 and will buy your items.',
          shop: expect.any(String),
          url: '/my/purchase/P1',
          tag: 'P1',
        },
        subject: expect.stringMatching(/^mailto:/),
        ttl: '86400',
      },
    ]);
    expect(await pushNotices(at(NOW + HOUR / 2))).toBe(0);
  });

  it('end with the session, and when the shopper ends them', async () => {
    const [one, two] = [service.browser(), service.browser()];
    await subscribeToPush(scope, one);
    await subscribeToPush(scope, two);
    await unsubscribeFromPush(scope, one.endpoint);
    expect(await browsers()).toEqual([two.endpoint]);
    await paid();
    await scope.db.update(sessions).set({ revokedAt: NOW }).where(eq(sessions.id, 's1'));
    await pushNotices(at(NOW));
    expect(service.got).toEqual([]);
    expect(await browsers()).toEqual([]);
  });

  it('are sent again for an hour while the service has no time', async () => {
    await subscribeToPush(scope, service.browser());
    await paid();
    service.answerWith(503);
    await pushNotices(at(NOW));
    expect(await pushNotices(at(NOW + MINUTE))).toBe(0);
    service.answerWith(201);
    await pushNotices(at(NOW + 6 * MINUTE));
    expect(service.got).toHaveLength(1);
    await paid('P2', NOW);
    expect(await pushNotices(at(NOW + 2 * HOUR))).toBe(0);
  });

  it('are not sent to a browser that its service has forgotten', async () => {
    const gone = service.browser();
    await subscribeToPush(scope, gone);
    service.forget(gone);
    await paid();
    await pushNotices(at(NOW));
    expect(await browsers()).toEqual([]);
    const [{ push } = { push: '' }] = await scope.db.select().from(notifications);
    expect(push).toBe('SENT');
  });

  it('go to ten browsers at most, the newest', async () => {
    for (let i = 0; i < 12; i += 1) {
      await subscribeToPush({ ...scope, now: NOW + i }, service.browser());
    }
    expect(await browsers()).toHaveLength(10);
  });
});

describe('each kind of notification', () => {
  it('is mailed and sent to browsers unless it is switched off', async () => {
    await subscribeToPush(scope, service.browser());
    const all = await getNoticeSettings(scope);
    expect(all).toMatchObject({ browsers: 1, here: true, mail: all.push });
    expect((await getNoticeSettings({ ...scope, sessionId: 's2' })).here).toBe(false);
    await setNoticeSettings(scope, { mail: ['MONEY'], push: ['MONEY'] });
    await paid();
    await pushNotices(at(NOW));
    await mailNotices(at(NOW));
    expect(service.got).toEqual([]);
    expect(await listOutbox(scope.db, { limit: 9 })).toEqual([]);
    await setNoticeSettings(scope, { mail: ['ORDERS'], push: ['ORDERS'] });
    await paid('P2');
    await pushNotices(at(NOW));
    await mailNotices(at(NOW));
    expect(service.got).toHaveLength(1);
    expect(await listOutbox(scope.db, { limit: 9 })).toHaveLength(1);
  });
});

describe('an address of a browser', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://evilpush.apple.com/x', false],
    ['https://user@web.push.apple.com/x', false],
    ['https://127.0.0.1/x', false],
    ['file:///etc/passwd', false],
    ['', false],
  ])('%s: %s', (endpoint, allowed) => {
    expect(isPushService(endpoint)).toBe(allowed);
  });

  it('of another host is refused, and so are keys that are none', async () => {
    const browser = service.browser();
    const refused = (change: Partial<typeof browser>) =>
      expect(subscribeToPush(scope, { ...browser, ...change })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    await refused({ endpoint: 'http://127.0.0.1:9/x' });
    await refused({ p256dh: 'AAAA' });
    expect(await browsers()).toEqual([]);
  });
});
