import { expect, test } from 'vitest';
import {
  countSearch,
  listSearchMisses,
  searchMissTimers,
} from '../../../../../src/server/commerce/site/search-misses.ts';
import { searchMisses } from '../../../../../src/server/db/schema/shop/searches.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, NOW, openTestScope, SECOND } from '../../../support/identity-scope.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { openShop } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

type Database = Awaited<ReturnType<typeof openTestDatabase>>;
const from = (db: Database, at = NOW, clientAddress = '192.0.2.7') =>
  openTestScope(db, { now: at, clientAddress, userAgent: 'Browser' });
const listed = (db: Database) => listSearchMisses(db, 'one', NOW - 89 * DAY, NOW);

test('a search that missed is counted by its folded words, one that found is not', async () => {
  const db = await openTestDatabase();
  const scope = await from(db);
  await countSearch(scope, { keyword: ' Yoga  MAT', missed: true });
  await countSearch(scope, { keyword: 'yoga mat', missed: true });
  await countSearch(await from(db, NOW, '192.0.2.8'), { keyword: 'guitar', missed: false });
  expect(await listed(db)).toEqual([{ keyword: 'yoga mat', locale: 'en', missed: 2, retyped: 0 }]);
});

test('words are retyped if the same caller searches for others within a minute', async () => {
  const db = await openTestDatabase();
  const search = async (keyword: string, seconds: number, address?: string) =>
    countSearch(await from(db, NOW + seconds * SECOND, address), { keyword, missed: false });
  await search('kite', 0);
  await search('kite', 5);
  await search('wind toy', 10, '192.0.2.9');
  expect(await listed(db)).toEqual([]);
  await search('dragon kite', 20);
  expect(await listed(db)).toEqual([{ keyword: 'kite', locale: 'en', missed: 0, retyped: 1 }]);
});

test('what may name a person is not counted, and a long text is cut', async () => {
  const db = await openTestDatabase();
  const scope = await from(db);
  for (const keyword of ['mei@example.org', 'https://item.example.org/1', 'call 5551234567', ' … '])
    await countSearch(scope, { keyword, missed: true });
  await countSearch(scope, { keyword: 'é'.repeat(180), missed: true });
  expect(await listed(db)).toMatchObject([{ keyword: 'e'.repeat(100) }]);
});

test('a day has 2,000 keywords at most; known ones are still counted', async () => {
  const db = await openTestDatabase();
  const day = Math.floor(NOW / DAY);
  const full = Array.from({ length: 2_000 }, (_, i) => ({
    ...{ tenantId: 'one', day, locale: 'en' as const, keyword: `word ${i}`, missed: 1 },
  }));
  for (let at = 0; at < full.length; at += 500)
    await db.insert(searchMisses).values(full.slice(at, at + 500));
  const scope = await from(db);
  await countSearch(scope, { keyword: 'one more', missed: true });
  await countSearch(scope, { keyword: 'word 7', missed: true });
  expect((await db.select().from(searchMisses)).length).toBe(2_000);
  expect((await listed(db))[0]).toMatchObject({ keyword: 'word 7', missed: 2 });
});

test('counts are forgotten after 90 days, and every statement uses an index', async () => {
  const { db, statements, expectSeeks } = await openPlannedDatabase();
  const shopper = await (await openShop(db)).shopper();
  const { at } = await openTimers(shopper);
  statements.clear();
  await countSearch(await from(db), { keyword: 'sled', missed: true });
  await searchMissTimers.searchMisses?.(at(NOW + 90 * DAY));
  expect(await listed(db)).toHaveLength(1);
  await searchMissTimers.searchMisses?.(at(NOW + 91 * DAY));
  expect(await listed(db)).toHaveLength(0);
  await expectSeeks();
});
