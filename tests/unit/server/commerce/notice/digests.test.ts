import { beforeEach, describe, expect, it } from 'vitest';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { listDigests } from '../../../../../src/server/commerce/notice/digests.ts';
import {
  countUnread,
  markNotificationsRead,
} from '../../../../../src/server/commerce/notice/inbox.ts';
import { notify } from '../../../../../src/server/commerce/notice/notify.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { MINUTE, NOW, openTestScope } from '../../../support/identity-scope.ts';
import { insertShoppers } from '../../../support/insert-row.ts';

let db: Database;
let mia: OwnerScope;
let minute: number;
beforeEach(async () => {
  db = await openTestDatabase();
  mia = { ...(await openTestScope(db)), userId: 'mia', sessionId: 's1' };
  minute = 0;
  await insertShoppers(db, mia.tenantId, 'mia', 'kim');
});

const ONE = 'P261121AAAAAAA';
const TWO = 'P261121BBBBBBB';
/** Each a minute after the one before. */
const tell = (
  type: Parameters<typeof notify>[2],
  parameters: Parameters<typeof notify>[3],
  userId = 'mia',
) => {
  minute += 1;
  return commit({ db }, [
    notify(db, { tenantId: 'one', userId, at: NOW + minute * MINUTE }, type, parameters),
  ]);
};
const stored = (orderNo: string, parcelNo: string, weightG = '6540') =>
  tell('PARCEL_STOCKED_IN', { orderNo, parcelNo, weightG });
const page = { pageNo: 1, pageSize: 9 };
const shown = async () =>
  (await listDigests(mia, page)).records.map(({ orderNo, unread, notices }) => [
    orderNo,
    unread,
    ...notices.map(({ type, also }) => [type, ...also.map(({ number }) => number)].join(' ')),
  ]);

describe('the messages of an order', () => {
  it('are one entry with those of its parcels, the newest first', async () => {
    await tell('ORDER_PAID', { orderNo: ONE, amount: '10.00' });
    await tell('ORDER_PAID', { orderNo: TWO, amount: '10.00' });
    await tell('ORDER_BOUGHT', { orderNo: ONE });
    await stored(ONE, 'K1');
    await tell('ORDER_PAID', { orderNo: TWO, amount: '10.00' }, 'kim');
    expect(await shown()).toEqual([
      [ONE, true, 'PARCEL_STOCKED_IN', 'ORDER_BOUGHT', 'ORDER_PAID'],
      [TWO, true, 'ORDER_PAID'],
    ]);
  });

  it('are the newest fifty of each order', async () => {
    await tell('ORDER_BOUGHT', { orderNo: TWO });
    for (let i = 0; i < 51; i++) await tell('ORDER_PAID', { orderNo: ONE, amount: `${i}.00` });
    const { records } = await listDigests(mia, page);
    expect(records.map(({ notices }) => notices.length)).toEqual([50, 1]);
    expect(records[0]?.notices.at(-1)?.text).toContain('1.00');
  });

  it('say once what is said of two parcels, and name both', async () => {
    await stored(ONE, 'K1');
    await stored(ONE, 'K2');
    await tell('QC_ISSUE', { orderNo: ONE, parcelNo: 'K1', issue: 'DAMAGED' });
    await tell('QC_ISSUE', { orderNo: ONE, parcelNo: 'K2', issue: 'WRONG_ITEM' });
    expect(await shown()).toEqual([[ONE, true, 'QC_ISSUE', 'QC_ISSUE', 'PARCEL_STOCKED_IN K1']]);
  });

  it('count as one in the badge, and are read together', async () => {
    await stored(ONE, 'K1');
    await stored(ONE, 'K2');
    await tell('ORDER_PAID', { orderNo: TWO, amount: '10.00' });
    await tell('DEPOSIT_CREDITED', { depositNo: 'D1', amount: '1.00' });
    expect(await countUnread(mia, 'mia')).toBe(3);
    const { records, unread, total } = await listDigests(mia, page);
    expect([unread, total]).toEqual([3, 3]);
    await markNotificationsRead(mia, [records[2]?.notices[0]?.id ?? '']);
    expect(await shown()).toEqual([
      [undefined, true, 'DEPOSIT_CREDITED'],
      [TWO, true, 'ORDER_PAID'],
      [ONE, false, 'PARCEL_STOCKED_IN K1'],
    ]);
  });

  it('come page by page', async () => {
    for (const orderNo of [ONE, TWO]) await tell('ORDER_BOUGHT', { orderNo });
    const second = await listDigests(mia, { pageNo: 2, pageSize: 1 });
    expect(second.records.map(({ orderNo }) => orderNo)).toEqual([ONE]);
    expect(second.totalPage).toBe(2);
  });
});
