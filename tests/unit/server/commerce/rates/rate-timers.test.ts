import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import { currentRate, lastUsed } from '../../../../../src/server/commerce/rates/exchange-rates.ts';
import {
  listRates,
  writeOperatorRates,
} from '../../../../../src/server/commerce/rates/operator-rates.ts';
import { settingsStatement } from '../../../../../src/server/commerce/rates/rate-settings.ts';
import { refreshRates } from '../../../../../src/server/commerce/rates/rate-timers.ts';
import { exportTenant } from '../../../../../src/server/commerce/site/export-tenant.ts';
import { putTenant } from '../../../../../src/server/commerce/site/put-tenant.ts';
import { tick } from '../../../../../src/server/commerce/timers/tick.ts';
import {
  rateSettings,
  sourceRates,
  tenantRates,
} from '../../../../../src/server/db/schema/money/rates.ts';
import { depositChannels } from '../../../../../src/server/db/schema/shop/tenants.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode, MINUTE, NO_RATES, NOW } from '../../../support/identity-scope.ts';
import { changeRates } from '../../../support/rates.ts';
import { openShop } from '../../../support/shop.ts';
import { openSite, SITE_NOW } from '../../../support/site.ts';
import { openTimers } from '../../../support/timers.ts';

const HOUR = 60 * MINUTE;
const URL = { RATES_URL: 'https://rates.example/CNY' };

async function open(environment: Record<string, string> = {}) {
  const db = await openTestDatabase();
  const scope = await (await openShop(db)).shopper();
  await commit({ db }, [settingsStatement(scope)]);
  const settle = (change: Partial<typeof rateSettings.$inferInsert>) =>
    db.update(rateSettings).set(change).where(eq(rateSettings.tenantId, 'one'));
  return { db, scope, settle, ...(await openTimers(scope, { environment })) };
}
type World = Awaited<ReturnType<typeof open>>;

const rateIn = ({ db }: World, currency = 'AUD') => lastUsed({ db, tenantId: 'one' }, currency);
const historyOf = ({ db }: World, currency = 'AUD') =>
  db
    .select({ raw: tenantRates.raw, state: tenantRates.state, marginBp: tenantRates.marginBp })
    .from(tenantRates)
    .where(and(eq(tenantRates.tenantId, 'one'), eq(tenantRates.currency, currency)))
    .orderBy(tenantRates.sequence)
    .then((rows) => rows.map(({ raw, state, marginBp }) => `${raw} ${state} ${marginBp}`));
const ofRates = ({ lines }: World) => lines.filter(({ event }) => event !== 'ledger_sealed');
const answering = (body: unknown, status = 200) => {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const dollars = (AUD: number) => answering({ base_code: 'CNY', rates: { AUD, USD: 0.14 } });

describe('exchange rates', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('of a demonstration get today’s date', async () => {
    const world = await open();
    const seeded = { source: 'seed', currency: 'AUD', rate: '0.22', fetchedAt: NOW - 2 * DAY };
    await world.db.insert(sourceRates).values(seeded);
    await tick(world.at(NOW));
    const rate = { raw: '0.22', source: 'seed', fetchedAt: NOW };
    expect(await rateIn(world)).toMatchObject(rate);
    await tick(world.at(NOW + 30 * MINUTE));
    expect(await rateIn(world)).toMatchObject(rate);
  });

  it('of production stay as they are without a source; their age is logged', async () => {
    const world = await open({ NODE_ENV: 'production' });
    await changeRates(world.db, { source: 'seed', fetchedAt: NOW - 2 * DAY });
    const seeded = { source: 'seed', currency: 'AUD', rate: '0.22', fetchedAt: NOW };
    await world.db.insert(sourceRates).values(seeded);
    await tick(world.at(NOW));
    expect(await rateIn(world)).toMatchObject({ source: 'seed', fetchedAt: NOW - 2 * DAY });
    expect(ofRates(world)).toEqual([{ event: 'old_rates', currencies: ['AUD'] }]);
  });

  it('are fetched every six hours; the margin is stored beside them', async () => {
    const world = await open({ ...URL, RATES_MARGIN_BP: '150' });
    const fetched = dollars(0.2);
    await tick(world.at(NOW));
    expect(await rateIn(world)).toMatchObject({
      raw: '0.2',
      marginBp: 150,
      source: 'er-api',
      fetchedAt: NOW,
      cause: 'SOURCE',
    });
    expect(await currentRate(world.scope, 'AUD')).toMatchObject({
      rate: '0.203',
      rateSource: 'er-api',
    });
    await tick(world.at(NOW + 5 * HOUR));
    expect(fetched).toHaveBeenCalledTimes(1);
    await tick(world.at(NOW + 6 * HOUR));
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(await historyOf(world)).toEqual(['0.2134 USED 0', '0.2 USED 150', '0.2 USED 150']);
  });

  it('are stored for every currency of the source, so that a first tenant can be added', async () => {
    const db = await openTestDatabase();
    const { platform } = await open({ ...URL, NODE_ENV: 'production' });
    answering({ base: 'CNY', rates: { CNY: 1, USD: 0.14, KZT: 72.5, 'not a code': 3 } });
    await refreshRates({ platform: { ...platform, database: db }, now: NOW });
    const rows = await db.select().from(sourceRates).orderBy(sourceRates.currency);
    expect(rows.map(({ currency }) => currency)).toEqual(['KZT', 'USD']);
  });

  it('of a currency that a shop begins to use are there with the change itself', async () => {
    const db = await openSite();
    const { revision: _, ...file } = await exportTenant(db, 'naga');
    const record = { ...file.record, currency: 'KZT' };
    const put = { db, now: SITE_NOW + 1, demo: true, editedAt: SITE_NOW, rates: NO_RATES };
    await putTenant(put, { ...file, record });
    expect((await lastUsed({ db, tenantId: 'naga' }, 'KZT'))?.raw).toBe('72.60');
  });

  it('can be given by the operator, with each shop’s margin, and count from then on', async () => {
    const world = await open({ NODE_ENV: 'production' });
    await world.settle({ marginBp: 100, currencies: [{ currency: 'AUD', marginBp: 300 }] });
    const writing = { db: world.db, now: NOW, rates: NO_RATES };
    const given = [
      { currency: 'AUD', rate: '0.22' },
      { currency: 'KZT', rate: '72.6' },
    ];
    await writeOperatorRates(writing, given);
    const given2 = { raw: '0.22', marginBp: 300, source: 'operator', fetchedAt: NOW };
    expect(await rateIn(world)).toMatchObject({ ...given2, cause: 'COMMAND' });
    expect((await currentRate(world.scope, 'AUD')).rate).toBe('0.2266');
    expect((await listRates(world.db)).map(({ currency }) => currency)).toEqual(['AUD']);
    await world.db.update(depositChannels).set({ currency: 'KZT' });
    await tick(world.at(NOW + MINUTE));
    expect(await rateIn(world, 'KZT')).toMatchObject({ raw: '72.6', marginBp: 100 });
  });

  it.each([
    ['fails', {}, 503],
    ['answers something else', { rates: { AUD: 'many' } }, 200],
    ['answers for another base', { base_code: 'USD', rates: { AUD: 1.5 } }, 200],
  ])(
    'stay as they are if the source %s, and the source is asked again after ten minutes',
    async (_, body, status) => {
      const world = await open(URL);
      const fetched = answering(body, status);
      await tick(world.at(NOW));
      await tick(world.at(NOW + 9 * MINUTE));
      expect(fetched).toHaveBeenCalledTimes(1);
      expect(ofRates(world)).toMatchObject([{ event: 'timer_failed', part: 'rates' }]);
      expect(await rateIn(world)).toMatchObject({ raw: '0.2134', source: 'test' });
      await tick(world.at(NOW + 10 * MINUTE));
      expect(fetched).toHaveBeenCalledTimes(2);
    },
  );

  it('that jump are held, and the one before goes on applying', async () => {
    const world = await open(URL);
    dollars(0.2);
    await tick(world.at(NOW));
    dollars(0.2201);
    await tick(world.at(NOW + 6 * HOUR));
    expect(await historyOf(world)).toEqual(['0.2134 USED 0', '0.2 USED 0', '0.2201 HELD 0']);
    expect((await currentRate(world.scope, 'AUD')).rate).toBe('0.2');
    dollars(0.2199);
    await tick(world.at(NOW + 12 * HOUR));
    expect((await currentRate(world.scope, 'AUD')).rate).toBe('0.2199');
    await world.settle({ jumpPercent: 50 });
    dollars(0.12);
    await tick(world.at(NOW + 18 * HOUR));
    expect((await currentRate(world.scope, 'AUD')).rate).toBe('0.12');
  });

  it('by hand are not replaced, and are used as long as the shop settles', async () => {
    const world = await open(URL);
    await world.settle({ source: 'hand', maxHours: 100 });
    const fetched = dollars(0.3);
    await tick(world.at(NOW));
    // It is the deployment's source, of which other shops get theirs.
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await rateIn(world)).toMatchObject({ raw: '0.2134', source: 'test' });
    const at = (hours: number) => ({ ...world.scope, now: NOW + hours * HOUR });
    expect((await currentRate(at(98), 'AUD')).rate).toBe('0.2134');
    expect(await failureCode(currentRate(at(100), 'AUD'))).toBe('RATE_TOO_OLD');
  });

  it('of another service replace those of the one before at once', async () => {
    const world = await open(URL);
    dollars(0.2);
    await tick(world.at(NOW));
    const row = { source: 'ecb', currency: 'AUD', rate: '0.21', fetchedAt: NOW - HOUR };
    await world.db.insert(sourceRates).values(row);
    await world.settle({ currencies: [{ currency: 'AUD', source: 'ecb' }] });
    await tick(world.at(NOW + MINUTE));
    expect(await rateIn(world)).toMatchObject({ raw: '0.21', source: 'ecb' });
    await tick(world.at(NOW + 2 * MINUTE));
    expect(await historyOf(world)).toHaveLength(3);
  });

  it('are stored once by many at once', async () => {
    const world = await open();
    const row = { source: 'operator', currency: 'AUD', rate: '0.21', fetchedAt: NOW };
    await world.db.insert(sourceRates).values(row);
    const platforms = Array.from({ length: 5 }, () => world.at(NOW));
    await Promise.all(platforms.map((context) => refreshRates(context)));
    expect(await historyOf(world)).toHaveLength(2);
  });

  it.each([
    'update tenant_rates set raw = 1',
    'delete from tenant_rates',
    'insert or replace into tenant_rates select * from tenant_rates',
    `insert into tenant_rates (tenant_id, currency, sequence, raw, margin_bp, source, fetched_at, stored_at, state, cause)
      select tenant_id, currency, 9, raw, margin_bp, source, fetched_at, stored_at, state, cause from tenant_rates limit 1`,
  ])('never change afterwards: %s', async (statement) => {
    const { db } = await open();
    await expect(db.run(statement)).rejects.toThrow();
  });
});
