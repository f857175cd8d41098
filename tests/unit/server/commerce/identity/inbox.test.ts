import { beforeEach, describe, expect, it } from 'vitest';
import { NOTIFICATION_TYPES } from '../../../../../src/contract/values/people/notification-types.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import {
  countUnread,
  listNotifications,
  markNotificationsRead,
} from '../../../../../src/server/commerce/notice/inbox.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { NOW, openTestScope } from '../../../support/identity-scope.ts';
import { insertShoppers } from '../../../support/insert-row.ts';

let db: Database;
let mia: OwnerScope;
beforeEach(async () => {
  db = await openTestDatabase();
  mia = { ...(await openTestScope(db)), userId: 'mia', sessionId: 's1' };
  await insertShoppers(db, mia.tenantId, 'mia', 'kim');
  await insertShoppers(db, 'two', 'ada');
});

type Row = typeof notifications.$inferInsert;
const tell = (id: string, row: Partial<Row> = {}) =>
  db.insert(notifications).values({
    id,
    tenantId: 'one',
    userId: 'mia',
    type: 'ORDER_PAID',
    parameters: { orderNo: 'P2611217KQ2M8X', amount: '1234.50' },
    link: '/my/purchase/P2611217KQ2M8X',
    createdAt: NOW,
    ...row,
  });
const page = { pageNo: 1, pageSize: 2 };

describe('messages', () => {
  it('come newest first, page by page, in the reader’s language', async () => {
    await tell('a', { createdAt: NOW - 2 });
    await tell('b', { createdAt: NOW - 1 });
    await tell('c', { readAt: NOW });
    const inbox = await listNotifications(mia, page);
    expect(inbox).toMatchObject({ total: 3, unread: 1, pageNo: 1, pageSize: 2, totalPage: 2 });
    expect(inbox.records.map(({ id, read }) => [id, read])).toEqual([
      ['c', true],
      ['b', false],
    ]);
    expect(inbox.records[0]).toEqual({
      id: 'c',
      type: 'ORDER_PAID',
      title: 'Order P2611217KQ2M8X is paid',
      text: 'We’ve received ¥1,234.50 and will buy your items.',
      link: '/my/purchase/P2611217KQ2M8X',
      read: true,
      createdAt: new Date(NOW).toISOString(),
    });
  });

  it('about one order count once, as its newest, and are read together', async () => {
    await tell('a', { createdAt: NOW - 2 });
    await tell('b', { createdAt: NOW - 2 });
    await tell('c', { createdAt: NOW - 1 });
    await tell('d', { parameters: { orderNo: 'P2611217KQ2M8Y', amount: '1.00' } });
    const readIds = async () => {
      const { records, unread } = await listNotifications(mia, { pageNo: 1, pageSize: 9 });
      return { unread, read: records.filter(({ read }) => read).map(({ id }) => id) };
    };
    expect(await readIds()).toEqual({ unread: 2, read: ['b', 'a'] });
    expect(await countUnread(mia, 'mia')).toBe(2);
    await markNotificationsRead(mia, ['c']);
    expect(await readIds()).toEqual({ unread: 1, read: ['c', 'b', 'a'] });
  });

  it.each(NOTIFICATION_TYPES)(
    'of type %s read as sentences, even without arguments',
    async (type) => {
      await tell('a', { type, parameters: {} });
      const [message] = (await listNotifications(mia, page)).records;
      expect(`${message?.title} ${message?.text}`).not.toMatch(/[{}]|notification\./);
    },
  );

  it('can be marked read by id or all at once, but never those of others', async () => {
    for (const id of ['a', 'b', 'c']) await tell(id, { parameters: { orderNo: id } });
    await tell('d', { userId: 'kim' });
    await tell('e', { tenantId: 'two', userId: 'ada' });
    await markNotificationsRead(mia, ['a', 'd', 'e']);
    expect(await countUnread(mia, 'mia')).toBe(2);
    await markNotificationsRead(mia, []);
    expect(await countUnread(mia, 'mia')).toBe(2);
    await markNotificationsRead(mia);
    expect(await countUnread(mia, 'mia')).toBe(0);
    expect(await countUnread(mia, 'kim')).toBe(1);
    expect(await countUnread({ ...mia, tenantId: 'two' }, 'ada')).toBe(1);
  });
});
