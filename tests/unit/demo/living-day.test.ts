import { asc, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { writeLivingDay } from '../../../demo/living-day.ts';
import { seed } from '../../../demo/seed.ts';
import { PILES } from '../../../src/contract/values/desk/piles.ts';
import { tenantScope } from '../../../src/server/api/scope.ts';
import { listLines } from '../../../src/server/commerce/bank/lines.ts';
import { listSuggestions } from '../../../src/server/commerce/bank/suggestions/suggestions.ts';
import type { Scope } from '../../../src/server/commerce/base/scope.ts';
import { FOR_PEOPLE } from '../../../src/server/commerce/fulfilment/for-people.ts';
import { countWork } from '../../../src/server/commerce/fulfilment/work-list.ts';
import { tenantById } from '../../../src/server/commerce/site/tenants.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { ledgerLines, ledgerTransfers } from '../../../src/server/db/schema/money/ledger.ts';
import { purchaseParcels } from '../../../src/server/db/schema/warehouse/parcels.ts';
import { readConfig } from '../../../src/server/platform/config.ts';
import { fetchLink } from '../../../src/server/platform/fetch-link.ts';
import { createMetrics } from '../../../src/server/platform/metrics.ts';
import { publicFetch } from '../../../src/server/platform/public-fetch.ts';
import { createRevisions } from '../../../src/server/platform/revisions.ts';
import { openTestDatabase } from '../support/database.ts';
import { NOW, passwords } from '../support/identity-scope.ts';
import { memoryBucket } from '../support/memory-bucket.ts';
import { product, smallCatalogue } from '../support/small-catalogue.ts';
import { translator } from '../support/translator.ts';

/** The scope of the demonstration's first shop, with a few goods. */
async function openShop(): Promise<Scope> {
  const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-day');
  const db = await openTestDatabase();
  const titles = { zh: '杯子', en: 'Cup' };
  const goods = ['p1', 'p2', 'p3'].map((id) => product(id, titles, { priceFen: 2_000 }));
  await seed(db, {
    now: NOW,
    catalogue: () => smallCatalogue(goods),
    shopper: {
      hashPassword: (text) => passwords.hashPassword(text),
      hashPayPassword: (text) => passwords.hashPassword(text, keys.payPassword),
    },
  });
  const tenant = await tenantById(db, 'sampan');
  if (!tenant) throw new Error('the shop was not seeded');
  const platform = {
    ...{ runtime: 'node' as const, config: readConfig({ DEMO: 'true' }), database: db },
    ...{
      translator,
      deskTranslator: translator,
      keys,
      passwords,
      fetchLink,
      fetchPublic: publicFetch,
    },
    ...{ metrics: createMetrics(), revisions: createRevisions(), bucket: memoryBucket() },
    ...{ sendMail: undefined, log: () => undefined },
  };
  return tenantScope(platform, tenant, { now: NOW, locale: 'en' });
}

/** When the bookings of each shopper were made, in the order of the books. */
async function bookingTimes({ db }: Scope): Promise<number[][]> {
  const { userId, transferId, sequence } = ledgerLines;
  const rows = await db
    .select({ userId, at: ledgerTransfers.createdAt })
    .from(ledgerLines)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, transferId))
    .where(like(userId, `${FOR_PEOPLE}%`))
    .orderBy(asc(sequence));
  return [...Map.groupBy(rows, (row) => row.userId).values()].map((lines) =>
    lines.map(({ at }) => at),
  );
}

/** What speaks for the best suggestion of each line that came in. */
async function suggestedLines(scope: Scope) {
  const query = { accountId: '', state: 'OPEN', fileId: '', pageSize: 9 } as const;
  const { records } = await listLines(scope, query);
  const { suggestions } = await listSuggestions(scope, { accountId: '', sure: false });
  return records
    .filter(({ amount }) => !amount.startsWith('-'))
    .map(({ id }) => {
      const found = suggestions.find(({ lines }) => lines.some((line) => line.id === id));
      return found ? `${found.isSure ? 'sure' : 'doubtful'}: ${found.reasons}` : 'none';
    });
}

it('the day of the demonstration’s desk has something to do in every pile, and is written once', async () => {
  const scope = await openShop();
  expect(await writeLivingDay(scope)).toEqual([]);
  const counts = await countWork(scope, PILES);
  expect(counts.flatMap(({ pile, count }) => (count === 0 ? [pile] : []))).toEqual([]);
  expect((await suggestedLines(scope)).sort()).toEqual([
    'doubtful: CODE,AMOUNT_DIFFERS',
    'none',
    'sure: CODE,AMOUNT',
    'sure: CODE_TYPO,AMOUNT',
    'sure: NAME,AMOUNT,DAY',
  ]);
  const booked = await bookingTimes(scope);
  expect(booked.map(({ length }) => length > 2)).toEqual(booked.map(() => true));
  expect(booked).toEqual(booked.map((times) => times.toSorted((a, b) => a - b)));
  const parcels = await scope.db.select().from(purchaseParcels);
  const checked = parcels.filter(({ checkedAt }) => checkedAt !== null);
  expect(checked.filter(({ qcPhotos }) => qcPhotos.length === 0)).toEqual([]);
  expect(await writeLivingDay(scope)).toEqual([]);
  expect(await countWork(scope, PILES)).toEqual(counts);
});
