import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { currentRate } from '../../../../../src/server/commerce/rates/exchange-rates.ts';
import {
  listRates,
  writeOperatorRates,
} from '../../../../../src/server/commerce/rates/operator-rates.ts';
import {
  refreshRates,
  withMargin,
} from '../../../../../src/server/commerce/rates/refresh-rates.ts';
import { tick } from '../../../../../src/server/commerce/timers/tick.ts';
import { deposits, ledgerAccounts } from '../../../../../src/server/db/schema/ledger.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders.ts';
import { exchangeRates } from '../../../../../src/server/db/schema/tenants.ts';
import { outbox, uploads } from '../../../../../src/server/db/schema/users.ts';
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

describe('exchange rates', () => {
  afterEach(() => vi.unstubAllGlobals());
  const url = { RATES_URL: 'https://open.er-api.com/v6/latest/CNY' };
  const ofRates = ({ lines }: Awaited<ReturnType<typeof open>>) =>
    lines.filter(({ event }) => event !== 'ledger_sealed');
  const rateIn = async ({ db }: Awaited<ReturnType<typeof open>>) => {
    const [row] = await db.select().from(exchangeRates).where(eq(exchangeRates.currency, 'AUD'));
    return row;
  };
  const answering = (body: unknown, status = 200) => {
    const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it('of a demonstration get today’s date, and are marked as made up', async () => {
    const world = await open();
    await world.db.update(exchangeRates).set({ source: 'seed', fetchedAt: NOW - 2 * DAY });
    await tick(world.at(NOW));
    const rate = { rate: '0.2134', source: 'demonstration', fetchedAt: NOW };
    expect(await rateIn(world)).toMatchObject(rate);
    await tick(world.at(NOW + 30 * MINUTE));
    expect(await rateIn(world)).toMatchObject(rate);
  });

  it('of production stay as they are without a source; their age is logged', async () => {
    const world = await open({ NODE_ENV: 'production' });
    await world.db.update(exchangeRates).set({ source: 'seed', fetchedAt: NOW - 2 * DAY });
    await tick(world.at(NOW));
    expect(await rateIn(world)).toMatchObject({ source: 'seed', fetchedAt: NOW - 2 * DAY });
    expect(ofRates(world)).toEqual([{ event: 'old_rates', currencies: ['AUD'] }]);
  });

  it('are fetched every six hours, and raised by the margin', async () => {
    const world = await open({ ...url, RATES_MARGIN_BP: '150' });
    const fetched = answering({ base_code: 'CNY', rates: { AUD: 0.2, USD: 0.14 } });
    await tick(world.at(NOW));
    expect(await rateIn(world)).toEqual({
      currency: 'AUD',
      rate: '0.203',
      source: 'open.er-api.com',
      fetchedAt: NOW,
    });
    await tick(world.at(NOW + 5 * HOUR));
    expect(fetched).toHaveBeenCalledTimes(1);
    await tick(world.at(NOW + 6 * HOUR));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('are stored for every currency of the source, so that a first tenant can be added', async () => {
    const db = await openTestDatabase();
    const { platform } = await open({ ...url, NODE_ENV: 'production' });
    answering({ base: 'CNY', rates: { CNY: 1, USD: 0.14, KZT: 72.5, 'not a code': 3 } });
    await refreshRates({ platform: { ...platform, database: db }, now: NOW });
    expect((await listRates(db)).map(({ currency }) => currency)).toEqual(['KZT', 'USD']);
  });

  it('can be given by the operator, and count from then on', async () => {
    const world = await open({ NODE_ENV: 'production' });
    await writeOperatorRates({ db: world.db, now: NOW }, [{ currency: 'AUD', rate: '0.22' }]);
    expect(await rateIn(world)).toMatchObject({ rate: '0.22', source: 'operator', fetchedAt: NOW });
    expect((await currentRate(world.scope, 'AUD')).rate).toBe('0.22');
  });

  it.each([
    ['fails', {}, 503],
    ['answers something else', { rates: { AUD: 'many' } }, 200],
    ['answers for another base', { base_code: 'USD', rates: { AUD: 1.5 } }, 200],
  ])(
    'stay as they are if the source %s, and the source is asked again after ten minutes',
    async (_, body, status) => {
      const world = await open(url);
      const fetched = answering(body, status);
      await tick(world.at(NOW));
      await tick(world.at(NOW + 9 * MINUTE));
      expect(fetched).toHaveBeenCalledTimes(1);
      expect(ofRates(world)).toMatchObject([{ event: 'timer_failed', part: 'rates' }]);
      expect(await rateIn(world)).toMatchObject({ rate: '0.2134', source: 'test' });
      await tick(world.at(NOW + 10 * MINUTE));
      expect(fetched).toHaveBeenCalledTimes(2);
    },
  );

  it.each([
    [0.2145, 0, '0.2145'],
    [3012.5, 100, '3042.625'],
    [72.6, 250, '74.415'],
    [1e-7, 0, '0.0000001'],
    [2, 5000, '3'],
  ])('of %d with a margin of %d basis points are %s', (rate, marginBp, expected) => {
    expect(withMargin(rate, marginBp)).toBe(expected);
  });
});
