import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { tick } from '../../../../../src/server/commerce/timers/tick.ts';
import { deposits, ledgerAccounts } from '../../../../../src/server/db/schema/money/ledger.ts';
import { outbox } from '../../../../../src/server/db/schema/orders/notices.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import { uploads } from '../../../../../src/server/db/schema/people/users.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { forwarder } from '../../../support/forwarding.ts';
import { DAY, MINUTE, NOW } from '../../../support/identity-scope.ts';
import { fund, openShop, order } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

async function open(environment: Record<string, string> = {}) {
  const db = await openTestDatabase();
  const scope = await forwarder(await openShop(db));
  await fund(scope, 1000_00);
  return { db, scope, ...(await openTimers(scope, { environment })) };
}

const HOUR = 60 * MINUTE;

/** The names of the parts whose failure was logged. */
const failed = (lines: Record<string, unknown>[]) =>
  lines.filter(({ event }) => event === 'timer_failed').map(({ part }) => part);

describe('the timers', () => {
  it('close unpaid orders and top-ups, and do nothing twice', async () => {
    const { db, scope, at, lines } = await open();
    const { id } = await order(scope);
    await createDeposit(scope, { channelId: 'bank-one', amount: '100', reference: '' });
    await tick(at(NOW + 3 * DAY));
    await tick(at(NOW + 3 * DAY));
    const [placed] = await db.select().from(purchaseOrders).where(eq(purchaseOrders.id, id));
    expect(placed?.status).toBe('CLOSED');
    expect(await db.select({ status: deposits.status }).from(deposits)).toEqual([
      { status: 'EXPIRED' },
    ]);
    expect(failed(lines)).toEqual([]);
  });

  it('log the name of a part that fails, and run the others', async () => {
    const { db, scope, at, lines } = await open();
    const { id } = await order(scope);
    await db.run(sql`drop table email_codes`);
    await db.run(sql`alter table deposits rename column user_id to shopper_id`);
    await tick(at(NOW + 3 * DAY));
    expect(failed(lines)).toEqual(['simulator', 'unpaidDeposits', 'identity', 'uploads']);
    const [placed] = await db.select().from(purchaseOrders).where(eq(purchaseOrders.id, id));
    expect(placed?.status).toBe('CLOSED');
  });

  it('check every tenant’s ledger once a night, and log its errors', async () => {
    const { db, at, lines } = await open();
    const wrong = () => lines.filter(({ event }) => event === 'ledger_wrong');
    const night = NOW + 15 * HOUR;
    await tick(at(night));
    expect(wrong()).toEqual([]);
    await db
      .update(ledgerAccounts)
      .set({ balanceFen: 1 })
      .where(eq(ledgerAccounts.kind, 'AVAILABLE'));
    await tick(at(night + 1000));
    await tick(at(night + DAY - 1));
    expect(wrong()).toEqual([]);
    await tick(at(night + DAY));
    await tick(at(night + DAY + 1000));
    expect(wrong()).toMatchObject([
      { tenantId: 'one', wrong: ['trial balance is -99999', expect.stringMatching(/^AVAILABLE/)] },
    ]);
  });

  it('delete mails of the outbox after a month', async () => {
    const { db, at } = await open();
    const mail = { tenantId: 'one', to: 'a', from: 'b', subject: '', text: '', html: '' };
    await db.insert(outbox).values([
      { ...mail, id: 'old', createdAt: NOW - 31 * DAY },
      { ...mail, id: 'new', createdAt: NOW - 29 * DAY },
    ]);
    await tick(at(NOW));
    expect(await db.select({ id: outbox.id }).from(outbox)).toEqual([{ id: 'new' }]);
  });

  it('delete uploads that nothing uses for a day, and their files', async () => {
    const { db, scope, platform, at } = await open();
    const { id } = await createDeposit(scope, {
      channelId: 'bank-one',
      amount: '100',
      reference: '',
    });
    const upload = async (
      key: string,
      catalog: 'DEPOSIT_CERTIFICATE' | 'PRODUCT_SEARCH' | 'QC_PHOTO',
      createdAt = NOW - 2 * DAY,
    ) => {
      const { bucket } = platform;
      if (bucket.kind === 'embedded') await bucket.put(key, new Uint8Array([1]));
      const { tenantId, userId } = scope;
      const file = { contentType: 'image/png', bytes: 1, sha256: key };
      await db.insert(uploads).values({ key, tenantId, userId, catalog, createdAt, ...file });
    };
    await upload('named', 'DEPOSIT_CERTIFICATE');
    await upload('orphan', 'DEPOSIT_CERTIFICATE');
    await upload('searched', 'PRODUCT_SEARCH');
    await upload('fresh', 'PRODUCT_SEARCH', NOW - DAY + 1);
    await upload('quality', 'QC_PHOTO');
    await db.update(deposits).set({ certificate: 'named' }).where(eq(deposits.id, id));
    await tick(at(NOW));
    const left = await db.select({ key: uploads.key }).from(uploads);
    expect(left.map(({ key }) => key).toSorted()).toEqual(['fresh', 'named', 'quality']);
    expect(await platform.bucket.get('named')).toBeDefined();
    expect(await platform.bucket.get('orphan')).toBeUndefined();
  });
});
